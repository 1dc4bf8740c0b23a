import { plural } from "../format";
import { rich } from "../rich";
import type { subscriptions as english } from "../en/subscriptions";
import type { Translation } from "../translation";

export const subscriptions: Translation<typeof english> = {
  standing: ({ standing }) =>
    ({
      active: "نشط",
      cancelled: "ملغى",
      overdue: "الدفع متأخر",
      unpaid: "غير مدفوع",
      ended: "منتهٍ",
    })[standing],
  billing: ({ interval, count }) => {
    const every = plural(
      count,
      {
        day: { one: "كل يوم", two: "كل يومين", few: "كل # أيام", many: "كل # يومًا", other: "كل # يوم" },
        week: { one: "كل أسبوع", two: "كل أسبوعين", few: "كل # أسابيع", many: "كل # أسبوعًا", other: "كل # أسبوع" },
        month: { one: "كل شهر", two: "كل شهرين", few: "كل # أشهر", many: "كل # شهرًا", other: "كل # شهر" },
        year: { one: "كل سنة", two: "كل سنتين", few: "كل # سنوات", many: "كل # سنة", other: "كل # سنة" },
      }[interval],
    );
    return `الفوترة ${every}`;
  },
  cost: ({ price, interval, count }) => {
    const every = plural(
      count,
      {
        day: { one: "كل يوم", two: "كل يومين", few: "كل # أيام", many: "كل # يومًا", other: "كل # يوم" },
        week: { one: "كل أسبوع", two: "كل أسبوعين", few: "كل # أسابيع", many: "كل # أسبوعًا", other: "كل # أسبوع" },
        month: { one: "كل شهر", two: "كل شهرين", few: "كل # أشهر", many: "كل # شهرًا", other: "كل # شهر" },
        year: { one: "كل سنة", two: "كل سنتين", few: "كل # سنوات", many: "كل # سنة", other: "كل # سنة" },
      }[interval],
    );
    return `${price}، الفوترة ${every}`;
  },
  offer: ({ cost }) => rich`${"سعر الاشتراك: "}${cost}.`,
  portalUnavailable: "لا تستجيب بوابة الفوترة. يرجى المحاولة مرة أخرى.",
  paymentMethodRequired: "طريقة الدفع مطلوبة.",
  paymentMethodUnknown: "طريقة الدفع غير صالحة. أدخل بيانات بطاقتك مرة أخرى.",
};
