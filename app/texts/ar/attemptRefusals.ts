import { plural } from "../format";
import type { attemptRefusals as english } from "../en/attemptRefusals";
import type { Translation } from "../translation";

export const attemptRefusals: Translation<typeof english> = {
  claimAccepted: "تم قبول هذا البلاغ بالفعل.",
  claimNotWaiting: "هذه المحاولة لا تنتظر القبول.",
  claimExcluded: "هذه المحاولة مستبعدة. احتسبها أولًا.",
  claimNotAccepted: "هذه المحاولة ليست بلاغًا مقبولًا.",
  startUsed: "سُلّمت محاولة لهذا البدء بالفعل.",
  answersChecked: "تُفحص الإجابات في هذا السيناريو عند تسليم المحاولة.",
  noSuchQuestion: "لا يوجد سؤال كهذا في هذا السيناريو من المنهج.",
  noSuchAnswer: "لا توجد إجابة كهذه لهذا السؤال في المنهج.",
  answerRequired: "اختر إجابة.",
  notPracticed: "لا يمكن التدرّب إلا على الرحلات.",
  tryAgain: "تعذّر حفظ هذه المحاولة الآن. أرسلها مرة أخرى.",
  quizNotGraded: "لا يمكنك إظهار الإجابات إلا لاختبار صححه الخادم.",
  alreadyExcluded: "هذه المحاولة مستبعدة بالفعل.",
  alreadyCounts: "هذه المحاولة محتسبة بالفعل.",
  idUsed: "معرّف المحاولة attemptId هذا مستخدَم بالفعل.",
  classNotStarted: "لم يبدأ هذا الصف بعد.",
  classEnded: "انتهى هذا الصف.",
  noSuchStart: "هذا البدء غير موجود.",
  startOfOther: "هذا البدء لسيناريو آخر.",
  startOfOtherClass: "هذا البدء لصف آخر.",
  otherUser: "هذه المحاولة لمستخدم آخر. سجّل الدخول بالحساب الذي لعبها.",
  quizWait: ({ minutes }) =>
    `يمكنك إعادة هذا الاختبار بعد ${plural(minutes, { one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" })}.`,
  quizEnded: "اطّلعت على الإجابات، فانتهت محاولاتك في هذا الاختبار.",
  quizClassEnded: "انتهى الصف، وقد أجريت هذا الاختبار بالفعل.",
  quizAttemptsUsed: ({ attempts }) =>
    attempts === null
      ? "استنفدت جميع محاولاتك في هذا الاختبار."
      : plural(attempts, {
          one: "استنفدت محاولتك الوحيدة في هذا الاختبار.",
          two: "استنفدت محاولتيك في هذا الاختبار.",
          few: "استنفدت محاولاتك في هذا الاختبار، وعددها #.",
          many: "استنفدت محاولاتك في هذا الاختبار، وعددها #.",
          other: "استنفدت محاولاتك في هذا الاختبار، وعددها #.",
        }),
  noTaskPoints: "لا تُكسب نقاط المهام إلا إذا كنت متصلًا عند بدء الدرس، لأن لكل بدء أرقامه.",
};
