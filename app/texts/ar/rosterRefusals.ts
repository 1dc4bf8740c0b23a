import { number, plural } from "../format";
import type { rosterRefusals as english } from "../en/rosterRefusals";
import type { Translation } from "../translation";

export const rosterRefusals: Translation<typeof english> = {
  courseRequired: "اختر إحدى دوراتك.",
  notAllowed:
    "لا يستطيع مدرّسو مؤسستك استيراد الكشوف. اطلب من مسؤول أن يستورد الكشف، أو أن يسمح للمدرّسين باستيراد الكشوف.",
  empty: "الملف فارغ.",
  tooLarge: "يجب ألا يزيد حجم الملف على 2 MB.",
  workbook: "هذا مصنّف جداول. احفظه بصيغة CSV في برنامج الجداول، واختر ذلك الملف.",
  noPeople: "لا يوجد أحد في الملف.",
  headUnreadable: ({ problem }) => `يجب أن يسمّي السطر الأول الأعمدة. ${problem}`,
  headMissing: ({ column, columns }) =>
    `يجب أن يسمّي السطر الأول الأعمدة؛ «\u2068${column}\u2069» مفقود. الأعمدة: ${columns.join("، ")}.`,
  tooManyColumns: ({ columns }) =>
    `عدد أعمدة السطر الأول ${number(columns)}. أعمدة الكشف أقل من ذلك: تأكد من اختيار الملف الصحيح.`,
  tooManyRows: ({ rows, max }) =>
    `في الملف ${plural(rows, { one: "سطر واحد", two: "سطران", few: "# أسطر", many: "# سطرًا", other: "# سطر" })}؛ وأقصى ما يمكن استيراده في المرة الواحدة ${number(max)}. قسّمه إلى ملفات أصغر.`,
  columnTwice: ({ column }) => `اختر عمودًا واحدًا لـ«\u2068${column}\u2069».`,
  columnMissing: ({ column }) => `اختر العمود الذي هو «\u2068${column}\u2069».`,
  columnsNamed: "سبق تعيين أعمدة هذا الملف. أعد تحميل الصفحة للمتابعة.",
  nameColumnsFirst: "اختر أولًا ما يحتويه كل عمود من هذا الملف.",
  confirmAdmins: ({ names }) => `أكّد كل مسؤول نظام جديد باسمه، أو احذف سطره من الملف. المفقود: \u2068${names}\u2069.`,
  importedAlready: "سبق استيراد هذا الملف.",
  takenBack: "تم التراجع عن هذا الاستيراد.",
  takenBackAlready: "سبق التراجع عن هذا الاستيراد.",
  importRunning: "يجري استيراد هذا الملف بالفعل.",
  running: "هذا الاستيراد قيد التنفيذ. انتظر حتى ينتهي.",
  nothingImported: "لم يغيّر هذا الاستيراد شيئًا بعد.",
};
