import { plural } from "../format";
import type { attempt as english } from "../en/attempt";
import type { Translation } from "../translation";

export const attempt: Translation<typeof english> = {
  notTold: "غير معروف (اللعبة لا تذكره)",
  flownFor: "مدة التحليق",
  signedInSince: ({ device, dateTime }) => `\u200f\u2068${device}\u2069، منذ ${dateTime}`,
  signInUnknown: "لم يعد مسجّلًا",
  copyId: "نسخ معرّف المحاولة",
  factsTitle: "عن هذه المحاولة",
  takeBack: "إلغاء القبول",
  acceptClaim: "قبول البلاغ",
  countAttempt: "احتساب المحاولة",
  excludeAttempt: "استبعاد المحاولة",
  notPassed: "لم ينجح",
  practice: "تدريب، لا يُحتسب",
  doesntCount: "لا تُحتسب",
  notTheBest: "ليست الأفضل",
  acceptedBy: ({ by }) => `قبلها \u2068${by}\u2069`,
  handedInLate: "سُلّمت متأخرة",
  excludedBy: ({ by, reason }) => `استبعد \u2068${by}\u2069 هذه المحاولة: \u2068${reason}\u2069`,
  signsTitle: "يستحق المراجعة",
  sign: ({ reason }) => `يستحق المراجعة: ${reason}`,
  evidenceTitle: "كيف كُسبت النقاط",
  noEvidence: "أرسلت اللعبة النقاط فقط دون بيان كيفية كسبها.",
  answers: "الإجابات",
  excludedWhy: "هذه المحاولة مستبعدة. تُحتسب أفضل المحاولات الأخرى.",
  onlyAttempt: "هذه هي المحاولة الوحيدة، لذا تُحتسب.",
  bestIsThis: "تُحتسب أفضل نتيجة، وعند التساوي أحدثها. هذه المحاولة محتسبة.",
  bestIsOther: "تُحتسب أفضل نتيجة، وعند التساوي أحدثها. محاولة أخرى هي المحتسبة.",
  rivalsTitle: "محاولات هذا الطالب في هذا السيناريو",
  counts: "محتسبة",
  thisOne: "هذه المحاولة",
  started: "البدء",
  received: "الاستلام",
  took: "المدة",
  late: "تأخر",
  startedBeforeEnd: ({ ended }) =>
    ended === null ? "بدأت والصف جارٍ، وسُلّمت بعد انتهائه." : `بدأت والصف جارٍ، وسُلّمت بعد انتهائه في ${ended}.`,
  client: "البرنامج",
  signIn: "الدخول",
  attempt: "المحاولة",
  points: "النقاط",
  grade: "الدرجة",
  result: "النتيجة",
  passed: "ناجح",
  excluded: "مستبعدة",
  uncountedWhy: ({ hasOthers }) =>
    hasOthers ? "هذه المحاولة لا تُحتسب. تُحتسب أفضل المحاولات الأخرى." : "هذه المحاولة لا تُحتسب.",
  signQuick: ({ answered, seconds }) =>
    answered > 0
      ? plural(answered, {
          one: `أُجيب عن سؤال واحد خلال \u2066${seconds} s\u2069 من البدء.`,
          two: `أُجيب عن سؤالين خلال \u2066${seconds} s\u2069 من البدء.`,
          few: `أُجيب عن # أسئلة خلال \u2066${seconds} s\u2069 من البدء.`,
          many: `أُجيب عن # سؤالًا خلال \u2066${seconds} s\u2069 من البدء.`,
          other: `أُجيب عن # سؤال خلال \u2066${seconds} s\u2069 من البدء.`,
        })
      : `كُسبت النقاط خلال \u2066${seconds} s\u2069 من البدء.`,
  signSameAnswers: ({ names, wrong }) => `الإجابات نفسها لدى \u2068${names}\u2069، ومنها إجابات خاطئة عددها ${wrong}.`,
  signSameBurns: ({ names, burns, isDrawn }) =>
    isDrawn
      ? `${plural(burns, { one: "دفعة واحدة", two: "دفعتان", few: "# دفعات", many: "# دفعة", other: "# دفعة" })} كما في رحلة \u2068${names}\u2069، مع أن كل بدء رحلة مختلفة.`
      : `${plural(burns, { one: "دفعة واحدة", two: "دفعتان", few: "# دفعات", many: "# دفعة", other: "# دفعة" })} كما في رحلة \u2068${names}\u2069.`,
  signStarts: ({ starts }) =>
    plural(starts, {
      one: "بدء واحد غير مكتمل قبل هذه المحاولة.",
      two: "بدآن غير مكتملين قبل هذه المحاولة.",
      few: "# مرات بدء غير مكتملة قبل هذه المحاولة.",
      many: "# مرة بدء غير مكتملة قبل هذه المحاولة.",
      other: "# مرة بدء غير مكتملة قبل هذه المحاولة.",
    }),
};
