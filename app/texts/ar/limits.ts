import { plural } from "../format";
import type { limits as english } from "../en/limits";
import type { Translation } from "../translation";

export const limits: Translation<typeof english> = {
  tooMany: ({ what, seconds }) => {
    const wait =
      seconds <= 90
        ? plural(seconds, { one: "ثانية واحدة", two: "ثانيتين", few: "# ثوانٍ", many: "# ثانية", other: "# ثانية" })
        : plural(Math.ceil(seconds / 60), {
            one: "دقيقة واحدة",
            two: "دقيقتين",
            few: "# دقائق",
            many: "# دقيقة",
            other: "# دقيقة",
          });
    return {
      tries: `محاولات كثيرة جدًا. حاول مرة أخرى بعد ${wait}.`,
      starts: `بدأت سيناريوهات كثيرة جدًا. يمكنك متابعة ما بدأته، أو بدء سيناريو آخر بعد ${wait}.`,
      answers: `أنت ترسل الإجابات بسرعة كبيرة. أرسل هذه مرة أخرى بعد ${wait}.`,
      gameStarts: `فتحت اللعبة مرات كثيرة جدًا. أعد تحميل الصفحة بعد ${wait}.`,
      calls: `استدعاءات كثيرة جدًا بهذا الرمز. حاول مرة أخرى بعد ${wait}.`,
      addresses: `تغيّرت عناوين بريد كثيرة جدًا. غيّر المزيد بعد ${wait}.`,
      matches: `أنت تبدأ مباريات كثيرة. ابدأ مباراة أخرى بعد ${wait}.`,
      burns: `أنت ترسل الدفعات بسرعة كبيرة. أرسل هذه مرة أخرى بعد ${wait}.`,
      copies: "أنشأت أقصى عدد ممكن من النسخ في اليوم. حاول مرة أخرى غدًا.",
    }[what];
  },
  tooManyPasswords: ({ seconds }) => {
    const wait =
      seconds <= 90
        ? plural(seconds, { one: "ثانية واحدة", two: "ثانيتين", few: "# ثوانٍ", many: "# ثانية", other: "# ثانية" })
        : plural(Math.ceil(seconds / 60), {
            one: "دقيقة واحدة",
            two: "دقيقتين",
            few: "# دقائق",
            many: "# دقيقة",
            other: "# دقيقة",
          });
    return `محاولات كثيرة جدًا. حاول مرة أخرى بعد ${wait}، أو سجّل الدخول فورًا برابط إعادة تعيين يُرسل بالبريد الإلكتروني.`;
  },
};
