import { plural } from "../format";
import type { curriculumRefusals as english } from "../en/curriculumRefusals";
import type { Translation } from "../translation";

export const curriculumRefusals: Translation<typeof english> = {
  notUtf8: "الملف ليس نصًا بترميز UTF-8.",
  tooLarge: ({ megabytes }) => `يجب ألا يزيد حجم المنهج على \u2066${megabytes} MB\u2069.`,
  notJson: "هذا ليس JSON صالحًا.",
  tooDeep: "تداخل المستند عميق أكثر من اللازم.",
  documentEmpty: "المستند فارغ.",
  notJsonAt: ({ fault, byte, line, column }) =>
    `هذا ليس JSON صالحًا: ${
      {
        colonExpected: "تنقص نقطتان رأسيتان",
        commaExpected: "تنقص فاصلة",
        braceExpected: "ينقص قوس معقوص مغلق",
        bracketExpected: "ينقص قوس مربع مغلق",
        nameExpected: "ينقص اسم بين علامتي اقتباس",
        valueExpected: "تنقص قيمة",
        endExpected: "كان يجب أن ينتهي النص هنا",
        quoteExpected: "تنقص علامة اقتباس مغلقة",
        unreadable: "تتعذر قراءة النص",
      }[fault]
    } عند البايت ${byte} (السطر ${line}، العمود ${column}).`,
  nameTwice: ({ name }) => `يرد «\u2068${name}\u2069» مرتين في هذا الكائن.`,
  furtherMistakes: ({ further }) =>
    plural(further, {
      one: "يوجد خطأ آخر.",
      two: "يوجد خطآن آخران.",
      few: "توجد # أخطاء أخرى.",
      many: "يوجد # خطأً آخر.",
      other: "يوجد # خطأ آخر.",
    }),
  mistakes: ({ count }) =>
    plural(count, {
      one: "يوجد خطأ واحد في المستند.",
      two: "يوجد خطآن في المستند.",
      few: "توجد # أخطاء في المستند.",
      many: "يوجد # خطأً في المستند.",
      other: "يوجد # خطأ في المستند.",
    }),
  keyOfRetired: ({ key }) =>
    `المفتاح «\u2068${key}\u2069» لسيناريو من نسخة سابقة لا تتضمنه هذه النسخة. استخدم مفتاحًا آخر.`,
  idChanged: ({ key, ofKey }) => `للسيناريو «\u2068${key}\u2069» المعرّف ${ofKey}، والمعرّف لا يتغير أبدًا.`,
  idTaken: ({ key }) => `المعرّف الناتج من المفتاح «\u2068${key}\u2069» لسيناريو آخر. أضف id.`,
  otherCurriculum: ({ key }) => `هذا المستند منهج آخر، «\u2068${key}\u2069».`,
  publishedMeanwhile: ({ replaces }) => `نُشرت النسخة ${replaces} في هذه الأثناء. راجع التغييرات مرة أخرى.`,
  versionTooLow: ({ version }) => `يجب أن يكون version أعلى من ${version}، وهي النسخة المنشورة.`,
  idOfOtherCurriculum: ({ curriculum }) => `هذا المعرّف لسيناريو من المنهج «\u2068${curriculum}\u2069».`,
  mistakeAt: ({ place, mistake }) => `\u2068${place}\u2069: ${mistake}`,
  mistakeInLine: ({ mistake, line }) => `${mistake} (السطر ${line})`,
};
