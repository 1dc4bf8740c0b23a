import { plural } from "../format";
import { rich } from "../rich";
import type { deleted as english } from "../en/deleted";
import type { Translation } from "../translation";

export const deleted: Translation<typeof english> = {
  restored: ({ name }) => `تمت استعادة \u2068${name}\u2069.`,
  erased: ({ name }) => `تم حذف \u2068${name}\u2069 نهائيًا.`,
  tableLabel: "المحذوف حديثًا",
  kind: "النوع",
  deleted: "الحذف",
  daysLeft: "الأيام المتبقية",
  none: "لا شيء",
  deletedBy: ({ when, username }) => `${when} من \u2068${username}\u2069`,
  restorableUntil: ({ date, name }) => `يمكن الاستعادة حتى ${date}. بعد ذلك يُحذف \u2068${name}\u2069 نهائيًا.`,
  daysUnit: ({ hidden, days }) =>
    rich`${days}${hidden(plural(days, { one: " يوم", two: " يومان", few: " أيام", many: " يومًا", other: " يوم" }))}`,
  kindOf: ({ kind }) => ({ user: "مستخدم", course: "دورة", organization: "مؤسسة" })[kind],
  restore: ({ hidden, name }) => rich`${"استعادة"}${hidden(` \u2068${name}\u2069`)}`,
  openErase: ({ hidden, name }) => rich`${"حذف نهائي"}${hidden(`: \u2068${name}\u2069`)}`,
  pageTitle: "المحذوف حديثًا",
  subtitle: ({ days }) =>
    `يمكنك استعادة المستخدمين والدورات والمؤسسات خلال ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}. بعد ذلك تُحذف نهائيًا.`,
  notRead: "تعذّر جلب العناصر المحذوفة",
  empty: "لا توجد عناصر محذوفة",
  noMatch: "لا توجد عناصر محذوفة تطابق بحثك.",
  emptyHint: ({ days }) =>
    `ما تحذفه من مستخدمين ودورات ومؤسسات يظهر هنا لمدة ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`,
  eraseTitle: "حذف نهائي؟",
  eraseWarning: ({ name }) => rich`${"لا يمكن التراجع عن ذلك. لن تتمكن من استعادة "}${name}.`,
  erase: "حذف نهائي",
  searchDeleted: "البحث في العناصر المحذوفة",
};
