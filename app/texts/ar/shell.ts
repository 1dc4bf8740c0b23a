import type { shell as english } from "../en/shell";
import type { Translation } from "../translation";

export const shell: Translation<typeof english> = {
  users: "المستخدمون",
  organizations: "المؤسسات",
  ownOrganization: "مؤسستي",
  courses: "الدورات",
  content: "المحتوى",
  lessons: "الدروس",
  sandboxes: "البيئات التجريبية",
  leaderboards: "لوحات المتصدرين",
  permissions: "الأذونات",
  system: "النظام",
  admin: "الإدارة",
  instructor: "المدرّس",
};
