import { plural } from "../format";
import type { grading as english } from "../en/grading";
import type { Translation } from "../translation";

export const grading: Translation<typeof english> = {
  title: "التقدير",
  intro: "تسري هذه القواعد على جميع صفوف هذا المقرر. عاين أي تغيير قبل حفظه.",
  usual: "ليست للمقرر قواعد خاصة: تُحتسب أفضل محاولة، وتتساوى السيناريوهات في الوزن.",
  setBy: ({ by, date }) => `غيّرها \u2068${by}\u2069 في \u2068${date}\u2069.`,
  edit: "تعديل التقدير",
  attemptsTitle: "المحاولات",
  counting: "المحاولة المحتسبة",
  countingOf: ({ counting }) =>
    ({ best: "أفضل محاولة", last: "آخر محاولة", first: "أول محاولة", mean: "متوسط جميع المحاولات" })[counting],
  countingHint: "المتوسط هو متوسط النسب المئوية، مقرَّبًا إلى الأدنى بنقاط صحيحة.",
  maxAttempts: "عدد المحاولات",
  maxAttemptsHint: "تُحتسب المحاولات الأولى فقط في كل سيناريو. اتركه فارغًا لاحتسابها كلها.",
  anyNumber: "الكل",
  categoriesTitle: "الفئات",
  categoriesHint:
    "من دون فئات تتساوى السيناريوهات في الوزن. ومع الفئات يبلغ مجموع الأوزان 100، وتتقاسم سيناريوهات الفئة وزنها.",
  category: ({ number }) => `الفئة ${number}`,
  name: "الاسم",
  weight: "الوزن بالنسبة المئوية",
  dropLowest: "إسقاط الأدنى",
  dropLowestHint: "عدد أدنى درجات كل طالب التي لا تُحتسب. تُحتسب درجة واحدة دائمًا.",
  removeHint: "لإزالة فئة، امسح اسمها ووزنها.",
  campaignsTitle: "الحملات",
  campaignsHint: "الحملة التي بلا فئة لا تدخل في المجموع.",
  campaignCategory: ({ campaign }) => `فئة \u2068${campaign}\u2069`,
  noCategory: "لا تُحتسب",
  useCampaigns: "استخدام الحملات كفئات",
  lettersTitle: "الحروف والنجاح",
  letters: "الحروف",
  lettersHint: "في كل سطر حرف والنسبة المئوية التي يبدأ منها، الأفضل أولًا. يبدأ الأخير من 0.",
  passMark: "حد النجاح بالنسبة المئوية",
  passMarkHint: "من هو دونه راسب. ومن يتجاوزه بأقل من 10 % معرّض للخطر.",
  rounding: "تقريب المجاميع",
  roundingOf: ({ rounding }) => ({ down: "إلى النسبة الصحيحة الأدنى", nearest: "إلى أقرب نسبة صحيحة" })[rounding],
  preview: "معاينة",
  save: "حفظ التقدير",
  reset: "إزالة القواعد",
  makeDefault: "جعلها الافتراضية",
  makeDefaultHint: "تبدأ مقررات المؤسسة الجديدة بالقواعد المحفوظة لهذا المقرر.",
  startFrom: "البدء من",
  startFromHint: "يملأ النموذج. لا يتغير شيء حتى تحفظ.",
  fromCourse: "قواعد مقرر آخر",
  fromOrganization: "القواعد الافتراضية للمؤسسة",
  fillIn: "تعبئة",
  saved: "حُفظ التقدير.",
  savedOver: ({ by }) => `حُفظ التقدير. وفي هذه الأثناء كان \u2068${by}\u2069 قد غيّره أيضًا. تسري قواعدك.`,
  removed: "أُزيلت القواعد.",
  defaultSaved: "ستبدأ المقررات الجديدة بهذه القواعد.",
  previewTitle: ({ className }) => `معاينة: \u2068${className}\u2069`,
  previewNoClass: "لا توجد صفوف في المقرر بعد، لذا لن تتغير أي درجة.",
  previewSame: ({ students }) =>
    students === 0
      ? "لا يوجد طلاب في الصف بعد، لذا لن تتغير أي درجة."
      : plural(students, {
          one: "يبقى مجموع الطالب الوحيد كما هو.",
          two: "يبقى مجموعا الطالبين كما هما.",
          few: "تبقى مجاميع # طلاب كما هي.",
          many: "تبقى مجاميع # طالبًا كما هي.",
          other: "تبقى مجاميع # طالب كما هي.",
        }),
  previewMoves: ({ higher, lower, students }) =>
    `من أصل ${students} من المجاميع الحالية، سيرتفع ${higher} وينخفض ${lower}.`,
  previewPassing: ({ nowPassing, nowFailing }) =>
    `عدد من سينجحون وهم راسبون الآن: ${nowPassing}، وعدد من سيرسبون وهم ناجحون الآن: ${nowFailing}.`,
  previewNow: "الآن",
  previewThen: "بهذه القواعد",
  previewMore: ({ more }) =>
    plural(more, {
      one: "طالب واحد آخر",
      two: "طالبان آخران",
      few: "# طلاب آخرين",
      many: "# طالبًا آخر",
      other: "# طالب آخر",
    }),
  noTotal: "لا درجات بعد",
  soFar: "حتى الآن",
  ifNothingMoreComes: "إذا لم يُسلَّم شيء آخر",
  soFarHint: "مجموع الدرجات الموجودة",
  ifNothingMoreComesHint: "المجموع إذا احتُسب كل سيناريو بلا درجة بصفر",
  whyTitle: "لماذا هذا المجموع؟",
  whyEqual: ({ total, grades }) =>
    plural(grades, {
      one: `\u2068${total}\u2069 من درجة واحدة.`,
      two: `\u2068${total}\u2069، متوسط درجتين.`,
      few: `\u2068${total}\u2069، متوسط # درجات.`,
      many: `\u2068${total}\u2069، متوسط # درجة.`,
      other: `\u2068${total}\u2069، متوسط # درجة.`,
    }),
  whyCategory: ({ name, weight, share, grades }) =>
    plural(grades, {
      one: `وزن \u2068${name}\u2069 هو ${weight} %: \u2068${share}\u2069 من درجة واحدة.`,
      two: `وزن \u2068${name}\u2069 هو ${weight} %: \u2068${share}\u2069 من درجتين.`,
      few: `وزن \u2068${name}\u2069 هو ${weight} %: \u2068${share}\u2069 من # درجات.`,
      many: `وزن \u2068${name}\u2069 هو ${weight} %: \u2068${share}\u2069 من # درجة.`,
      other: `وزن \u2068${name}\u2069 هو ${weight} %: \u2068${share}\u2069 من # درجة.`,
    }),
  whyEmptyCategory: ({ name, weight }) =>
    `وزن \u2068${name}\u2069 هو ${weight} %: لا درجات بعد، لذا يزيد وزن الفئات الأخرى.`,
  whyDropped: ({ name, scenarios }) => `أُسقط من \u2068${name}\u2069: \u2068${scenarios}\u2069.`,
  whyUncounted: ({ campaigns }) => `خارج المجموع: \u2068${campaigns}\u2069.`,
  whyCounting: ({ counting, maxAttempts }) => {
    const which = {
      best: "تُحتسب أفضل محاولة",
      last: "تُحتسب آخر محاولة",
      first: "تُحتسب أول محاولة",
      mean: "يُحتسب متوسط جميع المحاولات",
    }[counting];
    return maxAttempts === null
      ? `في كل سيناريو ${which}.`
      : plural(maxAttempts, {
          one: "في كل سيناريو تُحتسب المحاولة الأولى فقط.",
          two: `في كل سيناريو ${which} من أول محاولتين.`,
          few: `في كل سيناريو ${which} من أول # محاولات.`,
          many: `في كل سيناريو ${which} من أول # محاولة.`,
          other: `في كل سيناريو ${which} من أول # محاولة.`,
        });
  },
  whyPassMark: ({ passMark }) => `حد النجاح هو ${passMark} %.`,
  summaryEqual: "تتساوى السيناريوهات في الوزن",
  summaryCategories: ({ categories }) =>
    plural(categories, {
      one: "فئة واحدة",
      two: "فئتان",
      few: "# فئات",
      many: "# فئة",
      other: "# فئة",
    }),
  total: "المجموع",
  tooLong: ({ max }) => `أدخل ${max} حرفًا على الأكثر.`,
  unprintable: "أزل فواصل الأسطر ومحارف التحكم.",
  wholeBetween: ({ least, most }) => `أدخل عددًا صحيحًا من ${least} إلى ${most}.`,
  weightBetween: "أدخل وزنًا من 0.01 إلى 100، بمنزلتين عشريتين على الأكثر.",
  nameRequired: "أدخل اسمًا لهذه الفئة.",
  tooManyCampaigns: "يمكن أن تضم الفئة 500 حملة على الأكثر.",
  letterLines: "أدخل في كل سطر حرفًا ونسبة مئوية صحيحة، مثل B 80.",
  letterCount: ({ max }) => `أدخل من 2 إلى ${max} من الحروف.`,
  lettersInOrder: "يجب أن يبدأ كل حرف من نسبة أدنى من الحرف الذي قبله.",
  lettersFromZero: "يجب أن يبدأ الحرف الأخير من 0.",
  lettersTwice: "لا يمكن أن يرد الحرف أكثر من مرة.",
  tooManyCategories: ({ max }) => `يمكن أن يضم المقرر ${max} فئة على الأكثر.`,
  namesTwice: "لفئتين الاسم نفسه.",
  campaignTwice: "لا يمكن أن تكون الحملة في أكثر من فئة.",
  weightsTotal: ({ total }) => `مجموع الأوزان ${total} وليس 100.`,
  tooManyVersions: ({ max }) => `غُيّرت القواعد ${max} مرة، وهذا هو الحد.`,
  unknownCampaign: "إحدى حملات هذه القواعد ليست في منهج المقرر.",
};
