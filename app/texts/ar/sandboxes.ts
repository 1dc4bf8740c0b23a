import { plural } from "../format";
import { rich } from "../rich";
import type { sandboxes as english } from "../en/sandboxes";
import type { Translation } from "../translation";

export const sandboxes: Translation<typeof english> = {
  deleteSandbox: "حذف البيئة التجريبية؟",
  sandboxDeleted: "تم حذف البيئة التجريبية.",
  pageTitle: "البيئات التجريبية",
  searchLabel: "البحث في البيئات التجريبية",
  openGame: "فتح اللعبة",
  useLabel: "الاستخدام",
  sortBy: "الفرز حسب",
  descending: "، تنازلي",
  ascending: "، تصاعدي",
  usedOnce: "استُخدمت مرة واحدة",
  deleteQuestion: ({ title }) =>
    `لا يمكن التراجع عن هذا الإجراء. هل تريد بالتأكيد حذف «\u2068${title}\u2069» لجميع المستخدمين؟`,
  noOwner: "بلا مالك",
  noSandboxes: "لا توجد بيئات تجريبية",
  nothingFound: "لا توجد بيئات تجريبية تطابق بحثك.",
  noSandboxesHint: "تظهر هنا البيئات التجريبية التي يحفظها المستخدمون في اللعبة.",
  downloadHint: "تنزيل بصيغة متوافقة مع نسخة سطح المكتب.",
  listFailed: "تعذّر جلب البيئات التجريبية",
  deleteFailed: "تعذّر حذف البيئة التجريبية",
  downloadFailed: "تعذّر تنزيل البيئة التجريبية",
  created: ({ time }) => `الإنشاء ${time}`,
  modified: ({ time }) => `التعديل ${time}`,
  accessed: ({ time }) => `الفتح ${time}`,
  accessCount: ({ count }) =>
    plural(count, {
      one: "فُتحت مرة واحدة",
      two: "فُتحت مرتين",
      few: "فُتحت # مرات",
      many: "فُتحت # مرة",
      other: "فُتحت # مرة",
    }),
  downloadSandbox: ({ title }) => rich`${"تنزيل"}${title}`,
  deleteNamed: ({ title }) => rich`${"حذف"}${title}`,
  sortByAccess: "آخر فتح",
  owner: "المالك",
  sortByCreation: "الإنشاء",
  sortByModification: "التعديل",
  sortByCount: "مرات الفتح",
  fileName: ({ title, id }) => `${title} ${id}.json`,
};
