import { plural } from "../format";
import { rich } from "../rich";
import type { claims as english } from "../en/claims";
import type { Translation } from "../translation";

export const claims: Translation<typeof english> = {
  takenBackCount: ({ takenBack }) =>
    plural(takenBack, {
      one: "أُلغي القبول. بلاغ واحد لم يعد محتسبًا.",
      two: "أُلغي القبول. بلاغان لم يعودا محتسبين.",
      few: "أُلغي القبول. # بلاغات لم تعد محتسبة.",
      many: "أُلغي القبول. # بلاغًا لم تعد محتسبة.",
      other: "أُلغي القبول. # بلاغ لم تعد محتسبة.",
    }),
  acceptedToast: "تم قبول البلاغ.",
  takenBackToast: "أُلغي القبول. لم يعد البلاغ محتسبًا.",
  scenario: "السيناريو",
  verifiedBest: "أفضل نتيجة متحقَّق منها",
  received: "الاستلام",
  acceptedBy: ({ by }) => `قبله \u2068${by}\u2069`,
  openAccept: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`${"قبول…"}${unseen(` ${points} من \u2068${studentName}\u2069 في \u2068${scenarioTitle}\u2069`)}`,
  takeBack: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`${"تراجع"}${unseen(` عن قبول ${points} من \u2068${studentName}\u2069 في \u2068${scenarioTitle}\u2069`)}`,
  accept: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`${"قبول"}${unseen(` ${points} من \u2068${studentName}\u2069 في \u2068${scenarioTitle}\u2069`)}`,
  title: "البلاغات",
  purpose: "البلاغات نقاط أبلغت بها اللعبة دون دليل على كيفية كسبها. حيث يصحح الخادم، لا تُحتسب حتى تقبلها.",
  cut: ({ limit }) => `لا يظهر إلا أقدم البلاغات، وأقصى عددها ${limit}. ابتّ فيها لترى التالية.`,
  waiting: "في الانتظار",
  acceptAll: "قبول الكل",
  acceptAllHint: "يتخطى «قبول الكل» الطلاب الذين لديهم نقاط متحقَّق منها في السيناريو نفسه.",
  noneHint: "تظهر البلاغات الجديدة هنا عندما تبلّغ لعبة عن نقاط دون دليل.",
  accepted: "مقبولة",
  takeBackAll: "التراجع عن الكل",
  noneWaiting: "لا بلاغات في الانتظار",
  acceptedCount: ({ accepted, left }) =>
    left > 0
      ? `قُبل ${plural(accepted, { one: "بلاغ واحد", two: "بلاغان", few: "# بلاغات", many: "# بلاغًا", other: "# بلاغ" })}، وبقي ${left} للبتّ واحدًا واحدًا.`
      : `قُبل ${plural(accepted, { one: "بلاغ واحد", two: "بلاغان", few: "# بلاغات", many: "# بلاغًا", other: "# بلاغ" })}.`,
  waitingLabel: "البلاغات المنتظرة",
  acceptedLabel: "البلاغات المقبولة",
  section: ({ title, claims }) => `\u200f\u2068${title}\u2069 (${claims})`,
};
