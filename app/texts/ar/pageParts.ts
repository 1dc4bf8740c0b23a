import { number, plural } from "../format";
import type { pageParts as english } from "../en/pageParts";
import type { Translation } from "../translation";

export const pageParts: Translation<typeof english> = {
  timesInUtc: "الأوقات بتوقيت UTC.",
  instructorArea: "→ منطقة المدرّس",
  noOrganization: "بلا مؤسسة",
  runFailed: "خطأ في إتمام الطلب. هل الخادم متوقف؟",
  rowsDone: ({ done, total }) =>
    `${number(done)} من ${plural(total, { one: "سطر واحد", two: "سطرين", few: "# أسطر", many: "# سطرًا", other: "# سطر" })}`,
  usersDone: ({ done, total }) =>
    `${number(done)} من ${plural(total, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })}`,
  recentlyDeleted: "المحذوف حديثًا",
  sidebar: ({ name }) => `الشريط الجانبي: ${name}`,
  unknownError: "حدث خطأ غير معروف",
};
