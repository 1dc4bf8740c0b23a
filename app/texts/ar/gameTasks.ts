import type { gameTasks as english } from "../en/gameTasks";
import type { Translation } from "../translation";

export const gameTasks: Translation<typeof english> = {
  place: "موضع الدفعة",
  forward: "إلى الأمام",
  outward: "إلى الخارج",
  normal: "عبر المستوى",
  deltaV: "دلتا-v",
  noOrbitAfter: "بعد هذه الدفعة تفلت المركبة من الأرض أو تصطدم بها.",
  burnPicture: "مدارك في مستواه، والدفعة، والمدار بعدها",
  burnCaption: "اسحب النقطة البيضاء على طول المدار. الحضيض على اليمين. المتقطع: المدار بعد الدفعة.",
  orderFromTop: "بالترتيب من الأعلى",
  chooseOne: "اختر واحدًا",
  chooseAll: "اختر كل ما ينطبق",
  burnRequired: "اضبط دفعة أولًا.",
  wrong: "ليس صحيحًا بعد. غيّر إجابتك أو اطّلع على تلميح.",
  stillDone: "هذه خاطئة، لكن إجابتك الصحيحة محفوظة.",
  direction: "الاتجاه",
  beginning: "كيف تبدأ",
  more: "المزيد",
  deltaVOf: ({ used, limit }) => `${used} من ${limit} م/ث`,
  moveUp: ({ option }) => `إلى أعلى: ${option}`,
  moveDown: ({ option }) => `إلى أسفل: ${option}`,
  moved: ({ option, place }) => `${option}: الآن رقم ${place}`,
  clock: ({ hours, minutes }) => `${hours}:${minutes} h`,
};
