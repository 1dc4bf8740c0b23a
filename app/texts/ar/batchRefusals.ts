import { number, plural } from "../format";
import type { batchRefusals as english } from "../en/batchRefusals";
import type { Translation } from "../translation";

export const batchRefusals: Translation<typeof english> = {
  tooMany: ({ max }) =>
    `أقصى عدد يمكن تحديده من المستخدمين في المرة الواحدة هو ${number(max)}. استخدم عوامل التصفية لتضييق القائمة.`,
  chooseRole: "اختر دورًا.",
  organizationGone: "لم تعد المؤسسة موجودة.",
  expired: "انتهت صلاحية هذه المعاينة. حدّد المستخدمين مرة أخرى.",
  planned: "سبقت معاينة هذا التغيير باختيار آخر. لتختار من جديد، حدّد المستخدمين مرة أخرى.",
  notPlanned: "اختر أولًا دورة أو دورًا أو مؤسسة لهؤلاء المستخدمين.",
  running: "هذا التغيير قيد التنفيذ. انتظر حتى ينتهي.",
  undoing: "يجري التراجع عن هذا التغيير.",
  nobody: "حدّد مستخدمًا واحدًا على الأقل.",
  notUndoable: "لا يمكن التراجع عن دعوات أُرسلت.",
  undone: "تم التراجع عن هذا التغيير بالفعل.",
  tooLate: ({ days }) =>
    `لا يمكن التراجع عن التغيير إلا خلال ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`,
  courseGone: "لم تعد الدورة موجودة، أو لم يعد بإمكانك تغييرها.",
  typeCount: ({ count }) => `اكتب ${count} للتأكيد.`,
};
