import type { missions as english } from "../en/missions";
import type { Translation } from "../translation";

export const missions: Translation<typeof english> = {
  notOwn: "لا يغيّر المهمة إلا مؤلفها. انسخها لتعدّلها.",
  tooLarge: ({ kilobytes }) => `حجم المهمة ${kilobytes} كيلوبايت على الأكثر.`,
  tooMany: ({ max }) => `لديك ${max} مهمة. احذف واحدة قبل أن تضيف غيرها.`,
  changedElsewhere: "غُيّرت هذه المهمة في نافذة أخرى. افتحها من جديد قبل الحفظ.",
  cannotBeFlown: "لم يستطع الخادم تنفيذ الرحلة: تخرج المركبة عن حدود المحاكاة. راجع المدارات والكتلة والدفعات.",
  changedSince: "تغيّرت المهمة منذ هذه الرحلة. جرّبها مرة أخرى.",
  notReached: "لا تصل هذه الرحلة إلى الهدف، فلا تثبت أن المهمة قابلة للحل.",
  needsBurn: "يتحقق الهدف دون دفعة. اجعله أصعب ثم جرّب المهمة مرة أخرى.",
  notFlown: "لم يُثبت أحد بعد أن هذه المهمة قابلة للحل. جرّبها حتى الهدف ثم شاركها.",
  noReferenceToPublish: "لم يُثبت أحد بعد أن هذه المهمة قابلة للحل. جرّبها حتى الهدف ثم انشرها.",
  shortTitleRequired: "اكتب عنوانًا قصيرًا لا يزيد على 30 حرفًا.",
  notMissionFile: "هذا ليس ملف مهمة. الصق JSON كما نُزّل، بعنوانه ومستنده.",
  noOpenFlight: "سُلّمت هذه الرحلة من قبل، أو تغيّرت المهمة. ابدأ رحلة جديدة.",
};
