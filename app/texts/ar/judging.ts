import type { judging as english } from "../en/judging";
import type { Translation } from "../translation";

export const judging: Translation<typeof english> = {
  takeBackTitle: "إلغاء القبول؟",
  acceptTitle: "قبول البلاغ؟",
  attemptIn: ({ score, maxScore, scenarioTitle, dateTime }) =>
    `${score}/${maxScore} في \u2068${scenarioTitle}\u2069، ${dateTime}`,
  acceptedBy: ({ by }) => `قبل \u2068${by}\u2069 هذا البلاغ. إذا ألغيت ذلك، تبقى المحاولة في القائمة لكنها لا تُحتسب.`,
  acceptHint:
    "أبلغت اللعبة بهذه النقاط، ولا يستطيع الخادم فحصها. متى قبلتها، تُحتسب كأي محاولة أخرى وتبقى موسومة بأن اللعبة أبلغت بها.",
  takeBack: "إلغاء القبول",
  acceptClaim: "قبول البلاغ",
  countTitle: "احتساب المحاولة؟",
  excludeTitle: "استبعاد المحاولة؟",
  excludedBy: ({ by, reason }) => `استبعد \u2068${by}\u2069 هذه المحاولة: \u2068${reason}\u2069`,
  reason: "السبب",
  reasonHint: "تبقى المحاولة في القائمة، وتُحتسب أفضل المحاولات الأخرى. يمكن للطالب قراءة هذا السبب.",
  countAttempt: "احتساب المحاولة",
  excludeAttempt: "استبعاد المحاولة",
  done: ({ intent }) =>
    ({
      aside: "تم استبعاد المحاولة.",
      count: "لم تعد المحاولة مستبعدة.",
      accept: "تم قبول البلاغ. وهو محتسب الآن.",
      takeBack: "أُلغي القبول. لم يعد البلاغ محتسبًا.",
    })[intent],
  acceptReplaces: ({ claim, verified }) =>
    `يحل هذا محل نتيجة متحقَّق منها: تُحتسب ${claim}، وهي لم تُفحص، بدلًا من ${verified}.`,
  acceptKeeps: ({ verified }) => `تبقى النتيجة المتحقَّق منها ${verified} محتسبة لأنها لا تقل عنها.`,
  replaced: ({ verified }) => `تُحتسب بدلًا من النتيجة المتحقَّق منها ${verified}.`,
  reasonRequired: "أدخل سبب عدم احتساب هذه المحاولة.",
  reasonTooLong: ({ max }) => `يجب ألا يزيد طول السبب على ${max} من الأحرف.`,
  reasonUnstorable: "يحتوي السبب على حرف لا يمكن حفظه. احذفه.",
};
