import { plural } from "../format";
import type { attempt as english } from "../en/attempt";
import type { Translation } from "../translation";

export const attempt: Translation<typeof english> = {
  notTold: "غير معروف (اللعبة لا تذكره)",
  flownFor: "مدة التحليق",
  signedInSince: ({ device, dateTime }) => `${device}، منذ ${dateTime}`,
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
  acceptedBy: ({ by }) => `قبلها ${by}`,
  handedInLate: "سُلّمت متأخرة",
  excludedBy: ({ by, reason }) => `استبعد ${by} هذه المحاولة: ${reason}`,
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
          one: `أُجيب عن سؤال واحد خلال ${seconds} s من البدء.`,
          two: `أُجيب عن سؤالين خلال ${seconds} s من البدء.`,
          few: `أُجيب عن # أسئلة خلال ${seconds} s من البدء.`,
          many: `أُجيب عن # سؤالًا خلال ${seconds} s من البدء.`,
          other: `أُجيب عن # سؤال خلال ${seconds} s من البدء.`,
        })
      : `كُسبت النقاط خلال ${seconds} s من البدء.`,
  signSameAnswers: ({ names, wrong }) => `الإجابات نفسها لدى ${names}، ومنها إجابات خاطئة عددها ${wrong}.`,
  signSameBurns: ({ names, burns, isDrawn }) =>
    isDrawn
      ? `${plural(burns, { one: "دفعة واحدة", two: "دفعتان", few: "# دفعات", many: "# دفعة", other: "# دفعة" })} كما في رحلة ${names}، مع أن كل بدء رحلة مختلفة.`
      : `${plural(burns, { one: "دفعة واحدة", two: "دفعتان", few: "# دفعات", many: "# دفعة", other: "# دفعة" })} كما في رحلة ${names}.`,
  signStarts: ({ starts }) =>
    plural(starts, {
      one: "بدء واحد غير مكتمل قبل هذه المحاولة.",
      two: "بدآن غير مكتملين قبل هذه المحاولة.",
      few: "# مرات بدء غير مكتملة قبل هذه المحاولة.",
      many: "# مرة بدء غير مكتملة قبل هذه المحاولة.",
      other: "# مرة بدء غير مكتملة قبل هذه المحاولة.",
    }),
};
