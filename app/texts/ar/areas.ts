import { number } from "../format";
import type { areas as english } from "../en/areas";
import type { Translation } from "../translation";

export const areas: Translation<typeof english> = {
  close: "إغلاق",
  copied: "تم النسخ",
  pages: "الصفحات",
  pageNumber: ({ page }) => `الصفحة ${page}`,
  rowsShown: ({ first, last, total }) => `${number(first)}–${number(last)} من ${number(total)}`,
  previousPage: "الصفحة السابقة",
  nextPage: "الصفحة التالية",
  search: "بحث",
  show: "إظهار",
  notRead: ({ failure }) => `${failure}. يرجى المحاولة مرة أخرى.`,
  print: "طباعة",
  columnsFrom: ({ label, column }) => `${label}، بدءًا من العمود ${column}`,
  openOptions: "إظهار الخيارات",
  leaveTitle: "المغادرة دون حفظ؟",
  leaveWarning: "ستفقد التغييرات التي أجريتها منذ آخر حفظ.",
  confirmLeaving: "هل تريد المغادرة دون حفظ؟ ستفقد التغييرات التي أجريتها منذ آخر حفظ.",
  leave: "مغادرة",
  stay: "البقاء",
};
