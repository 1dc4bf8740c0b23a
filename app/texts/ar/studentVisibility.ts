import type { studentVisibility as english } from "../en/studentVisibility";
import type { Translation } from "../translation";

export const studentVisibility: Translation<typeof english> = {
  saved: "تم الحفظ. يرى الطلاب التغيير في زيارتهم القادمة.",
  title: "ما يراه الطلاب",
  purpose: "ضمن «نتائجي» يرى الطلاب تقدمهم ودرجاتهم ومحاولاتهم وإجاباتهم، ولا يرون اسم أحد غيرهم.",
  median: "وسيط الصف بجانب كل درجة",
  medianHint: "للسيناريوهات التي لعبها خمسة طلاب على الأقل.",
  answers: "الإجابات الصحيحة والشروح في الاختبارات",
  answersHint: "تُعرض عندما تسمح بها قواعد اختبارات الدورة. إذا كان متوقفًا، فلا تُعرض أبدًا.",
  saving: "جارٍ الحفظ...",
  tabTitle: "ما يراه الطلاب",
};
