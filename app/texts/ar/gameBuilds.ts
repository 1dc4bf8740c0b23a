import { number } from "../format";
import type { gameBuilds as english } from "../en/gameBuilds";
import type { Translation } from "../translation";

export const gameBuilds: Translation<typeof english> = {
  diskFull: "القرص ممتلئ. ما زالت اللعبة السابقة تعمل.",
  pathNotFound: ({ path }) => `الملف أو المجلد غير موجود: \u2068${path}\u2069`,
  diskTooFull: ({ needed }) => `لا مساحة كافية على القرص: تحتاج اللعبة إلى ${needed}.`,
  diskTooFullFor: ({ needed, free }) => `لا مساحة كافية على القرص: تحتاج اللعبة إلى ${needed}، والمتاح ${free}.`,
  notInstallable: ({ problems }) => `لا يمكن تثبيت هذا الإصدار. ${problems.join(" ")}`,
  several: "توجد هنا عدة إصدارات؛ اختر واحدًا.",
  incomplete: ({ name, files }) => `الإصدار \u2068${name}\u2069 غير مكتمل: ينقصه ${files}.`,
  notHere: ({ name }) => `لا يوجد هنا إصدار باسم \u2068${name}\u2069.`,
  tooOld: "أُنشئ هذا الإصدار بـUnity 2019 أو أقدم. يمكن تثبيت إصدارات Unity 2020.1 وما بعدها.",
  otherPlatform: "هذا إصدار لمنصة أخرى. في Unity، اختر Web (WebGL) في Build Settings وابنِ من جديد.",
  project: "هذا مشروع Unity لا إصدار منه. في Unity، ابنه لـWeb (WebGL) واحزم الناتج.",
  noBuild: "لا يوجد هنا إصدار Unity Web: لا ينتهي اسم أي ملف بـ \u200E.loader.js.",
  ignoredBuild: ({ folder }) =>
    `يُتجاهل إصدار آخر في \u2068${folder}\u2069 لأن هذا الإصدار هو المثبّت. ثبّت الآخر أو احذفه.`,
  severalInFolder: ({ folder, names }) =>
    `يحتوي \u2068${folder}\u2069 على عدة إصدارات: \u2068${names}\u2069. احذفها إلا واحدًا، أو اضبط GAME_NAME.`,
  otherName: ({ name, folder, names }) =>
    `GAME_NAME هو \u2068${name}\u2069، لكن \u2068${folder}\u2069 يحتوي على \u2068${names}\u2069.`,
  emptyFolder: ({ folder }) => `لا يحتوي \u2068${folder}\u2069 على إصدار.`,
  installing: "يجري تثبيت لعبة أخرى الآن. حاول مرة أخرى بعد انتهائه.",
  gone: "لم تعد هذه اللعبة هنا: أتاح شخص ما لعبة أخرى، أو أزالها.",
  offeredAlready: "يلعب الطلاب هذه اللعبة بالفعل.",
  otherOffered: "صار الطلاب يلعبون لعبة غير التي عرضتها الصفحة. اطلع عليها، ثم أتح من جديد.",
  candidateGone: "لم تعد هذه المرشّحة هنا: أُتيحت أو تُجوهلت أو استُبدلت.",
  notInstalled: "لم تعد هذه اللعبة مثبّتة.",
  noPrevious: "لا يوجد إصدار سابق للعودة إليه.",
  notZip: ({ reason }) => `هذا ليس ملف zip، أو أنه مقتطع (${reason}).`,
  tooManyFiles: ({ files, max }) => `عدد ملفات zip هو ${number(files)}؛ والحد الأقصى ${number(max)}.`,
  directoryTooLarge: "جدول محتويات ملف zip أكبر مما ينبغي للعبة.",
  zipUnreadable: ({ reason }) => `تعذّرت قراءة ملف zip: ${reason}.`,
  twice: ({ name }) => `يحتوي ملف zip على \u2068${name}\u2069 مرتين.`,
  fileAndFolder: ({ name }) => `يحتوي ملف zip على ملف ومجلد بالاسم نفسه: \u2068${name}\u2069.`,
  nameTooLong: ({ name, maxName, maxPath }) =>
    `يحتوي ملف zip على اسم أطول مما ينبغي: \u2068${name}\u2069 أقصى طول للاسم ${number(maxName)} بايت، وللمسار كله ${number(maxPath)}.`,
  zeroByte: "يحتوي ملف zip على اسم فيه بايت صفري.",
  symbolicLink: ({ name }) => `يحتوي ملف zip على رابط رمزي، وهو غير مسموح به: \u2068${name}\u2069. لم يُفك ضغط شيء.`,
  encrypted: "ملف zip محمي بكلمة مرور؛ احزمه من دونها.",
  bomb: ({ size }) => `حجم ملف zip بعد فك الضغط ${size}، وهو أكبر مما ينبغي للعبة. لم يُفك ضغط شيء.`,
  entryDamaged: ({ name, reason }) => `\u200f\u2068${name}\u2069 في ملف zip تالف: ${reason}.`,
  nameUnstorable: ({ name }) => `يحتوي ملف zip على اسم لا يستطيع هذا القرص تخزينه: \u2068${name}\u2069.`,
  fault: ({ file, fault }) =>
    ({
      missing: `الملف \u2068${file}\u2069 مفقود.`,
      empty: `الملف \u2068${file}\u2069 فارغ.`,
      incomplete: `الملف \u2068${file}\u2069 غير مكتمل.`,
      notScript: `الملف \u2068${file}\u2069 غير مكتمل أو ليس JavaScript.`,
      notWasm: `الملف \u2068${file}\u2069 ليس WebAssembly (لا يبدأ بـ\\0asm).`,
      noUnityData: `لا يحتوي \u2068${file}\u2069 على بيانات Unity.`,
      tooLarge: `حجم \u2068${file}\u2069 بعد فك الضغط أكبر من 4 GB.`,
      notBrotli: `الملف \u2068${file}\u2069 تالف (ليس أرشيف brotli، أو تغير جزء منه).`,
      notGzip: `الملف \u2068${file}\u2069 تالف (ليس أرشيف gzip، أو تغير جزء منه).`,
    })[fault],
};
