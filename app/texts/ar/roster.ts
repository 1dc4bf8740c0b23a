import { list, number, plural } from "../format";
import { rich } from "../rich";
import type { roster as english } from "../en/roster";
import type { Translation } from "../translation";

export const roster: Translation<typeof english> = {
  pageTitle: "استيراد كشف",
  instructorsImport: "يمكن للمدرّسين استيراد كشوف إلى دوراتهم",
  instructorsImportHint:
    "يمكنهم إضافة طلاب إلى هذه المؤسسة، حتى حد المستخدمين فيها، والتراجع عن الاستيراد خلال 7 أيام.",
  peopleAdded: "الأشخاص المضافون",
  newPeople: "أشخاص جدد",
  knownUnchanged: "موجودون دون تغيير",
  rowsWithErrors: "أسطر فيها أخطاء",
  freeSeats: "المقاعد الشاغرة",
  leftAloneTitle: ({ leftAlone }) => `لم يُتراجع عنه: ${number(leftAlone)}`,
  takeBackInterrupted: "انقطع التراجع عن هذا الاستيراد. اختر «التراجع عن الاستيراد» لإتمامه.",
  noRows: "لا توجد أسطر",
  importInterrupted: ({ doneTo }) =>
    `انقطع الاستيراد بعد السطر ${number(doneTo)}. استورد مرة أخرى للمتابعة من السطر التالي.`,
  nothingToImport: "لا يوجد في هذا الملف ما يُستورد.",
  nothingChangedYet: "لم يتغير شيء بعد. ستُتخطى الأسطر التي فيها أخطاء، ويُستورد ما عداها.",
  chooseAnotherFile: "اختيار ملف آخر",
  row: "السطر",
  importing: "جارٍ الاستيراد...",
  imported: "تم استيراد الكشف",
  downloadReport: "تنزيل التقرير",
  reportHint: "يتضمن رمزًا يُستخدم مرة واحدة لكل مستخدم جديد",
  rowsLabel: "أسطر الملف",
  outcome: "النتيجة",
  whatHappens: "ما يحدث",
  takenBack: "تم التراجع.",
  leftAlone: ({ leftAlone }) => `لم يُتراجع عنه: ${leftAlone}`,
  systemAdmin: "مسؤول النظام",
  newSystemAdministrators: ({ admins }) =>
    plural(admins, {
      one: "مسؤول نظام جديد واحد",
      two: "مسؤولا نظام جديدان",
      few: "# مسؤولي نظام جدد",
      many: "# مسؤول نظام جديدًا",
      other: "# مسؤول نظام جديد",
    }),
  adminsHint: "يستطيع مسؤولو النظام رؤية كل شيء وتغييره في كل مؤسسة. ضع علامة أمام كل شخص ينبغي أن يكون منهم.",
  makeAdmin: ({ username }) => `جعل \u2068${username}\u2069 مسؤول نظام`,
  emailAndRow: ({ email, position }) => `\u200f\u2068${email}\u2069، السطر ${position}`,
  movesTitle: ({ people }) =>
    plural(people, {
      one: "طالب واحد في صف جارٍ آخر",
      two: "طالبان في صف جارٍ آخر",
      few: "# طلاب في صف جارٍ آخر",
      many: "# طالبًا في صف جارٍ آخر",
      other: "# طالب في صف جارٍ آخر",
    }),
  movesHint: "عند استيراد الكشف، تنتقل لعبتهم ونتائجهم إلى الصف الذي ينضمون إليه.",
  movesRequired: "ضع علامة لنقلهم، أو احذف أسطرهم من الملف.",
  moveThem: "نقلهم إلى الصف الذي ينضمون إليه",
  andMore: ({ more }) => `و${number(more)} غيرهم`,
  instructors: "المدرّسون",
  importTitle: "استيراد كشف",
  takenBackTitle: "تم التراجع عن استيراد الكشف",
  importedTitle: "تم استيراد الكشف",
  columnsUncertain:
    "لم نتمكن من تمييز جميع أعمدة هذا الملف. اختر أي عمود فيه اسم المستخدم وأيها فيه البريد الإلكتروني، وما تحتويه بقية الأعمدة. لم يتغير شيء بعد.",
  checkFile: "فحص الملف",
  checking: "جارٍ الفحص...",
  columnWithoutName: ({ place }) => `العمود ${place} (بلا اسم)`,
  emptyColumn: "فارغ",
  notUsed: "عدم الاستيراد",
  rowsShown: "تصفية الأسطر",
  allRows: ({ all }) => `جميع الأسطر (${number(all)})`,
  errors: ({ errors }) => `الأخطاء (${number(errors)})`,
  importRunning: "يجري استيراد هذا الكشف. يستمر الاستيراد إذا غادرت هذه الصفحة.",
  takeBackRunning: "يجري التراجع عن هذا الاستيراد. يستمر التراجع إذا غادرت هذه الصفحة.",
  refresh: "تحديث",
  openTakeBack: "التراجع عن الاستيراد…",
  takeBackPeriod: ({ takeBackDays }) =>
    `أنت وحدك تستطيع التراجع عن هذا، خلال ${plural(takeBackDays, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`,
  takeBackTitle: ({ fileName }) => `التراجع عن استيراد \u2068${fileName}\u2069؟`,
  takeBack: "التراجع عن الاستيراد",
  takingBack: "جارٍ التراجع...",
  tookBack: "تم التراجع عن استيراد الكشف",
  organizationHint: "ينضم الأشخاص الجدد إلى هذه المؤسسة، ويمكن للملف أن يسمّي دوراتها.",
  csvFile: "ملف CSV",
  csvFileHint: ({ maxRows }) =>
    `حتى 2 MB و${plural(maxRows, { one: "سطر واحد", two: "سطرين", few: "# أسطر", many: "# سطرًا", other: "# سطر" })}.`,
  fileFormatTitle: "صيغة الملف",
  rowsOfFile:
    "كل سطر في الملف سطر واحد في الكشف. إذا تعذّرت قراءة سطر، بسبب علامة اقتباس زائدة مثلًا، نبيّن ما فيه من خطأ ونتابع بالسطر التالي.",
  downloadTemplate: "تنزيل قالب",
  takeBackDeletes: ({ added }) =>
    plural(added, {
      one: "سيُحذف المستخدم الوحيد الذي أضافه هذا الاستيراد، ما لم تكن له محاولات.",
      two: "سيُحذف المستخدمان اللذان أضافهما هذا الاستيراد، ما لم تكن لهما محاولات.",
      few: "سيُحذف المستخدمون الذين أضافهم هذا الاستيراد (#)، ما لم تكن لهم محاولات.",
      many: "سيُحذف المستخدمون الذين أضافهم هذا الاستيراد (#)، ما لم تكن لهم محاولات.",
      other: "سيُحذف المستخدمون الذين أضافهم هذا الاستيراد (#)، ما لم تكن لهم محاولات.",
    }),
  takeBackUnenrols:
    "يغادر المستخدمون الموجودون من قبل الدورات التي انضموا إليها بهذا الاستيراد، ما لم يكونوا قد لعبوا فيها بعده.",
  takeBackLists: "بعد ذلك ترى من يبقى ولماذا. لا يمكن الرجوع عن هذا.",
  courseOfFile: ({ course, ownOnly, organizationName }) =>
    ownOnly
      ? rich`${"ينضم كل من في الملف إلى "}${course}${`، ما لم يسمِّ سطره دورة أخرى من دوراتك في \u2068${organizationName}\u2069.`}`
      : rich`${"ينضم كل من في الملف إلى "}${course}${`، ما لم يسمِّ سطره دورة أخرى من دورات \u2068${organizationName}\u2069.`}`,
  columnsOfFile: ({ columns, ownOnly }) =>
    ownOnly
      ? rich`${"يسمّي السطر الأول الأعمدة بأي ترتيب: "}${columns}${". المطلوب userName وemail فقط. يصبح جميع الأشخاص الجدد طلابًا، وتُذكر الدورة باسمها. تصلح أيضًا أسماء أعمدة شائعة أخرى، مثل E-Mail Address أو Login أو Given name. إذا لم يكن أحدها واضحًا، نسألك."}`
      : rich`${"يسمّي السطر الأول الأعمدة بأي ترتيب: "}${columns}${". المطلوب userName وemail فقط. الدور الفارغ يعني User، وتُذكر الدورة باسمها. تصلح أيضًا أسماء أعمدة شائعة أخرى، مثل E-Mail Address أو Login أو Given name. إذا لم يكن أحدها واضحًا، نسألك."}`,
  passwordsOfFile: ({ sendsMail }) =>
    sendsMail
      ? "لا تُستورد كلمات المرور. يتلقى الأشخاص الجدد رسالة برابط لتعيينها، وفي التقرير رمز يُستخدم مرة واحدة لكل منهم. الحسابات التي لها اسم المستخدم أو البريد الإلكتروني نفسه تبقى كما هي."
      : "لا تُستورد كلمات المرور. لا يرسل هذا الخادم رسائل بريد، ففي التقرير رمز يُستخدم مرة واحدة لكل شخص جديد يمكنك تسليمه إياه. الحسابات التي لها اسم المستخدم أو البريد الإلكتروني نفسه تبقى كما هي.",
  seatsLacking: ({ organizationName, free, limit, added, lacking }) =>
    `المقاعد الشاغرة في \u2068${organizationName}\u2069: ${number(free)} (حد المستخدمين ${number(limit)})، لكن هذا الملف يضيف ${plural(added, { one: "شخصًا واحدًا", two: "شخصين", few: "# أشخاص", many: "# شخصًا", other: "# شخص" })}. ${plural(
      lacking,
      {
        one: "لا يمكن إضافة شخص واحد.",
        two: "لا يمكن إضافة شخصين.",
        few: "لا يمكن إضافة # أشخاص.",
        many: "لا يمكن إضافة # شخصًا.",
        other: "لا يمكن إضافة # شخص.",
      },
    )} عطّل مستخدمين أو اطلب رفع الحد، ثم افحص الملف مرة أخرى.`,
  joinedCourses: ({ courses }) =>
    plural(courses, {
      one: "انضموا إلى الدورة",
      two: "انضموا إلى الدورتين",
      few: "انضموا إلى الدورات",
      many: "انضموا إلى الدورات",
      other: "انضموا إلى الدورات",
    }),
  toJoinCourses: ({ courses }) =>
    plural(courses, {
      one: "سينضمون إلى الدورة",
      two: "سينضمون إلى الدورتين",
      few: "سينضمون إلى الدورات",
      many: "سينضمون إلى الدورات",
      other: "سينضمون إلى الدورات",
    }),
  outcomeOf: ({ outcome }) => ({ New: "جديد", Enrol: "ينضم إلى الدورة", Known: "دون تغيير", Error: "خطأ" })[outcome],
  ignoredColumns: ({ columns }) =>
    plural(columns.length, {
      one: `لا يُستورد هذا العمود: ${list(columns)}.`,
      two: `لا يُستورد هذان العمودان: ${list(columns)}.`,
      few: `لا تُستورد هذه الأعمدة: ${list(columns)}.`,
      many: `لا تُستورد هذه الأعمدة: ${list(columns)}.`,
      other: `لا تُستورد هذه الأعمدة: ${list(columns)}.`,
    }),
  organizationOf: ({ organizationName }) =>
    organizationName ? `المؤسسة: \u2068${organizationName}\u2069.` : "بلا مؤسسة.",
  courseForRows: ({ courseName }) => `الدورة: \u2068${courseName}\u2069، ما لم يسمِّ السطر دورة أخرى.`,
  importRows: ({ rows }) =>
    `استيراد ${plural(rows, { one: "سطر واحد", two: "سطرين", few: "# أسطر", many: "# سطرًا", other: "# سطر" })}`,
  purpose: "أضف أشخاصًا كثيرين دفعة واحدة وسجّلهم في الدورات. سترى ما سيحدث قبل أن يتغير أي شيء.",
  reportFileName: ({ fileName }) => `تقرير ${fileName}.csv`,
  rosterPermission: ({ allowed }) =>
    allowed ? "يمكن للمدرّسين الآن استيراد الكشوف." : "لم يعد بإمكان المدرّسين استيراد الكشوف.",
  csvFileRequired: "اختر ملف CSV.",
  fieldLabel: ({ field }) =>
    ({
      username: "اسم المستخدم",
      email: "البريد الإلكتروني",
      firstName: "الاسم الأول",
      lastName: "اسم العائلة",
      rankTitle: "الرتبة/اللقب",
      role: "الدور",
      course: "الدورة",
    })[field],
  added: ({ people }) =>
    people === 0
      ? "لم يُضف أحد."
      : plural(people, {
          one: "أُضيف شخص واحد.",
          two: "أُضيف شخصان.",
          few: "أُضيف # أشخاص.",
          many: "أُضيف # شخصًا.",
          other: "أُضيف # شخص.",
        }),
  joined: ({ people, course }) => {
    const where = course === null ? "دورة حُذفت منذ ذلك الحين" : `«\u2068${course}\u2069»`;
    return plural(people, {
      one: `انضم شخص واحد إلى ${where}.`,
      two: `انضم شخصان إلى ${where}.`,
      few: `انضم # أشخاص إلى ${where}.`,
      many: `انضم # شخصًا إلى ${where}.`,
      other: `انضم # شخص إلى ${where}.`,
    });
  },
  joinedOthers: ({ people, courses }) => {
    const others = plural(courses, {
      one: "دورة أخرى",
      two: "دورتين أخريين",
      few: "# دورات أخرى",
      many: "# دورة أخرى",
      other: "# دورة أخرى",
    });
    return plural(people, {
      one: `انضم شخص واحد إلى ${others}.`,
      two: `انضم شخصان إلى ${others}.`,
      few: `انضم # أشخاص إلى ${others}.`,
      many: `انضم # شخصًا إلى ${others}.`,
      other: `انضم # شخص إلى ${others}.`,
    });
  },
  changedNothing: ({ rows }) =>
    plural(rows, {
      one: "سطر واحد لم يغيّر شيئًا.",
      two: "سطران لم يغيّرا شيئًا.",
      few: "# أسطر لم تغيّر شيئًا.",
      many: "# سطرًا لم تغيّر شيئًا.",
      other: "# سطر لم تغيّر شيئًا.",
    }),
  leftOut: ({ rows }) =>
    plural(rows, {
      one: "تم تخطي سطر واحد.",
      two: "تم تخطي سطرين.",
      few: "تم تخطي # أسطر.",
      many: "تم تخطي # سطرًا.",
      other: "تم تخطي # سطر.",
    }),
  deleted: ({ users }) =>
    plural(users, {
      one: "تم حذف مستخدم واحد.",
      two: "تم حذف مستخدمين اثنين.",
      few: "تم حذف # مستخدمين.",
      many: "تم حذف # مستخدمًا.",
      other: "تم حذف # مستخدم.",
    }),
  leftAsTheyAre: ({ rows }) =>
    plural(rows, {
      one: "سطر واحد لم يُتراجع عنه.",
      two: "سطران لم يُتراجع عنهما.",
      few: "# أسطر لم يُتراجع عنها.",
      many: "# سطرًا لم يُتراجع عنها.",
      other: "# سطر لم يُتراجع عنها.",
    }),
  exampleCourse: "ميكانيكا المدارات 101",
};
