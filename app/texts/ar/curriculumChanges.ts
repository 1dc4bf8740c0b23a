import { languageName, list, plural } from "../format";
import type { curriculumChanges as english } from "../en/curriculumChanges";
import type { Translation } from "../translation";

export const curriculumChanges: Translation<typeof english> = {
  notOffered: "لم يعد متاحًا",
  notSaid: "غير محدد",
  place: ({ place }) => `الموضع ${place}`,
  placeInCampaign: ({ campaign, place }) => `\u200f\u2068${campaign}\u2069، الموضع ${place}`,
  maxima: ({ points, questionPoints }) => `المجموع ${points}، الأسئلة ${questionPoints}`,
  grading: ({ grading }) => ({ client: "يصححه البرنامج", server: "يصححه الخادم" })[grading],
  objectives: ({ objectives }) => `الأهداف: ${objectives}`,
  lesson: ({ steps }) =>
    `درس من ${plural(steps, { one: "خطوة واحدة", two: "خطوتين", few: "# خطوات", many: "# خطوة", other: "# خطوة" })}`,
  changedLesson: ({ steps, changed }) =>
    `درس من ${plural(steps, { one: "خطوة واحدة", two: "خطوتين", few: "# خطوات", many: "# خطوة", other: "# خطوة" })}، عدد الجديد أو المعدّل منها ${changed}`,
  noLesson: "لا درس",
  sandbox: ({ checks, isChanged }) =>
    plural(checks, {
      zero: "مهمة بيئة تجريبية بلا فحوص",
      one: "مهمة بيئة تجريبية بفحص واحد",
      two: "مهمة بيئة تجريبية بفحصين",
      few: "مهمة بيئة تجريبية بـ# فحوص",
      many: "مهمة بيئة تجريبية بـ# فحصًا",
      other: "مهمة بيئة تجريبية بـ# فحص",
    }) + (isChanged ? "، مُعدّلة" : ""),
  flight: ({ version, deltaV, time, isChanged }) =>
    `رحلة مهمة، الإصدار ${version}، المرجع ${deltaV} m/s في ${time}` + (isChanged ? "، معدّلة" : ""),
  noFlight: "لا رحلة خاصة",
  noSandbox: "لا مهمة بيئة تجريبية",
  translations: ({ languages, isChanged }) => {
    if (languages.length === 0) return "لا ترجمات";
    const names = list(languages.map(languageName));
    return isChanged ? `الترجمات: ${names}، معدّلة` : `الترجمات: ${names}`;
  },
  questions: ({ questions }) =>
    plural(questions, { one: "سؤال واحد", two: "سؤالان", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" }),
  changedQuestions: ({ questions, added, changed, leftOut, moved }) => {
    const parts = [
      added > 0 && `أُضيف ${added}`,
      changed > 0 && `عُدّل ${changed}`,
      leftOut > 0 && `أُزيل ${leftOut}`,
      moved > 0 && `نُقل ${moved}`,
    ];
    return `${plural(questions, { one: "سؤال واحد", two: "سؤالان", few: "# أسئلة", many: "# سؤالًا", other: "# سؤال" })}: ${parts.filter(Boolean).join("، ")}`;
  },
};
