import { number } from "../format";
import type { batches as english } from "../en/batches";
import type { Translation } from "../translation";

export const batches: Translation<typeof english> = {
  title: "تغيير عدة درجات",
  link: "تغيير عدة درجات",
  purpose: ({ max }) =>
    `اختر الطلاب والسيناريوهات والتغيير. سترى كل درجة قبل التغيير وبعده قبل حفظ أي شيء. بحد أقصى ${number(max)} درجة في المرة الواحدة.`,
  students: "الطلاب",
  allStudents: "جميع طلاب الصف",
  scenarios: "السيناريوهات",
  allScenarios: "جميع السيناريوهات",
  kind: "التغيير",
  kindName: ({ kind }) =>
    ({ excuse: "إعفاء", override: "استبدال الدرجة", adjust: "تعديل النقاط", clear: "إزالة القرارات" })[kind],
  pointsHint: "لاستبدال درجة أدخل نقاطها. للتعديل أدخل النقاط المضافة، أو ابدأ بعلامة ناقص.",
  maxPointsHint: "لاستبدال الدرجة فقط.",
  reasonHint: "يمكن للطلاب قراءة هذا السبب.",
  preview: "معاينة",
  effect: ({ grades, students }) => `الدرجات المطلوب البت فيها: ${number(grades)}. الطلاب: ${number(students)}.`,
  replaced: ({ grades }) => `القرارات التي يحل هذا القرار محلها: ${number(grades)}.`,
  unchangeable: ({ grades }) => `الدرجات التي تبقى كما هي لعدم وجود ما يُعدَّل أو يُزال: ${number(grades)}.`,
  changesLabel: "الدرجات المشمولة بالقرار",
  before: "قبل",
  after: "بعد",
  replaces: ({ by }) => `يحل محل قرار من \u2068${by}\u2069`,
  excused: "معفى",
  none: "لا شيء",
  more: ({ others }) => `يُعرض الأوائل فقط. آخرون: ${number(others)}.`,
  apply: ({ kind }) =>
    ({ excuse: "إعفاء الطلاب", override: "استبدال الدرجات", adjust: "تعديل النقاط", clear: "إزالة القرارات" })[kind],
  done: ({ grades }) => `الدرجات المشمولة بالقرار: ${number(grades)}.`,
  undone: ({ grades }) => `تم التراجع عن القرار. الدرجات: ${number(grades)}.`,
  history: "القرارات بشأن عدة درجات",
  entry: ({ kind, by, value }) =>
    ({
      excuse: `أعفى \u2068${by}\u2069 طلابًا`,
      override: `استبدل \u2068${by}\u2069 درجات: \u2068${value}\u2069`,
      adjust: `عدّل \u2068${by}\u2069 نقاطًا: \u2068${value}\u2069`,
      clear: `أزال \u2068${by}\u2069 قرارات`,
    })[kind],
  counted: ({ grades, undone }) =>
    undone === 0 ? `الدرجات: ${number(grades)}` : `الدرجات: ${number(grades)}. تم التراجع عن: ${number(undone)}`,
  undoLabel: ({ date }) => `التراجع عن قرار \u2068${date}\u2069`,
  noStudents: "اختر طالبًا واحدًا على الأقل.",
  noScenarios: "اختر سيناريو واحدًا على الأقل.",
  tooManyGrades: ({ max }) => `هذه أكثر من ${number(max)} درجة. اختر عددًا أقل من الطلاب أو السيناريوهات.`,
  nothingToChange: "لا يوجد في أي من هذه الدرجات ما يُعدَّل أو يُزال.",
  decidedMeanwhile: "في هذه الأثناء اتخذ شخص آخر قرارًا بشأن إحدى هذه الدرجات. اطّلع على معاينة جديدة ثم حاول مرة أخرى.",
  fullGrade: ({ max }) => `لدى إحدى هذه الدرجات ${number(max)} من القرارات والملاحظات، وهو الحد الأقصى.`,
  alreadyUndone: "تم التراجع عن هذا القرار من قبل.",
};
