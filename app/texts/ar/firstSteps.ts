import type { firstSteps as english } from "../en/firstSteps";
import type { Translation } from "../translation";

export const firstSteps: Translation<typeof english> = {
  allDone: "كل شيء جاهز لصفك الأول.",
  subtitle: "أكمل هذه الخطوات لتبدأ صفك الأول.",
  done: "تم",
  noMailHint:
    "تُحفظ رسائل البريد بدلًا من ذلك في المجلد «outbox» ضمن بيانات الخادم. اضبط SMTP_URL قبل دعوة الأشخاص، أو سلّمهم رموز المرة الواحدة التي تحصل عليها عند إضافتهم.",
  welcome: "مرحبًا بك في لوحة الإدارة",
  nothingSelected: "اختر من أين تبدأ",
  openFirstSteps: "عرض الخطوات الأولى",
  chooseInSidebar: "انقر أحد الأزرار في الشريط الجانبي للبدء.",
  chooseInMenu: "افتح القائمة أعلاه واختر قسمًا للبدء.",
  pageTitle: "الخطوات الأولى",
  organizationStep: "إنشاء مؤسسة",
  organizationStepHint: "ينتمي الأشخاص والدورات ورموز الوصول إلى مؤسسة. ومنهجها هو ما يلعبه الطلاب.",
  createOrganization: "إنشاء مؤسسة",
  instructorStep: "إضافة المدرّسين",
  instructorStepHint: "أضف كل من يدرّس، بدور «مدرّس». يعيّنون كلمة المرور برابط أو برمز يُستخدم مرة واحدة.",
  addInstructor: "إضافة مدرّس",
  courseStepHint: "للدورة مدرّس وأعضاء ورمز وصول.",
  createCourse: "إنشاء دورة",
  studentStep: "إضافة الطلاب",
  studentStepHint: "استورد كشفًا إلى الدورة، أو شارك رمز وصولها. كل من يسجّل بالرمز ينضم إلى الدورة.",
  studentStepHintWithoutCourse: "استورد كشفًا. ومتى صارت لديك دورة، يمكنك مشاركة رمز وصولها بدلًا من ذلك.",
  importRoster: "استيراد كشف",
  classStepHint: "ابدأ صفًا للدورة الآن أو جدوله. تظهر النتائج في دفتر درجاته.",
  startClass: "بدء الصف",
  courseStep: "إنشاء دورة",
  classStep: "بدء صف",
};
