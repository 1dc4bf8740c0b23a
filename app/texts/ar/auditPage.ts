import { plural } from "../format";
import type { auditPage as english } from "../en/auditPage";
import type { Translation } from "../translation";

/** The audit trail as a file, and its stream to another system. */
export const auditPage: Translation<typeof english> = {
  downloadCsv: "تنزيل CSV",
  stream: "إرسال سجل التدقيق",
  streamOff: "المتغير AUDIT_STREAM_URL غير معيَّن، لذلك لا يُرسل سجل التدقيق إلى نظام آخر.",
  streamTo: ({ destination }) => `تُرسل الإدخالات الجديدة إلى \u2068${destination}\u2069.`,
  entriesWaiting: ({ waiting }) => plural(waiting, { other: "عدد الإدخالات المنتظرة: #." }),
  noEntryWaiting: "لا إدخالات منتظرة.",
  lastDelivered: ({ dateTime }) => `سُلّم آخر إدخال في ${dateTime}.`,
  noneDelivered: "لم يُسلَّم أي إدخال بعد.",
  streamFailing: ({ waiting, dateTime, lastError }) =>
    plural(waiting, { other: `عدد الإدخالات المنتظرة: #، أقدمها منذ ${dateTime}. آخر خطأ: \u2068${lastError}\u2069` }),
};
