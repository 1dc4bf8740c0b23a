import { plural } from "../format";
import type { games as english } from "../en/games";
import type { Translation } from "../translation";

export const games: Translation<typeof english> = {
  otherBuild: "حل إصدار آخر محل اللعبة. أعد تحميل الصفحة.",
  simulatorTitle: "المحاكي",
  ownGameTitle: "اللعبة في public/game",
  noGame: "لا لعبة",
  noBuild: "لم يُعثر على إصدار.",
  files: "الملفات",
  filesComplete: ({ files }) =>
    plural(files, {
      one: "ملف واحد متحقَّق منه",
      two: "ملفان متحقَّق منهما",
      few: "# ملفات متحقَّق منها جميعًا",
      many: "# ملفًا متحقَّق منها جميعًا",
      other: "# ملف متحقَّق منها جميعًا",
    }),
  chooseBuild: ({ reason, choices }) => `${reason} الإصدارات المتاحة: ${choices}.`,
  diskFull: "القرص ممتلئ. ما زالت اللعبة السابقة تعمل.",
  diskTooFull: ({ free }) => `لا توجد مساحة كافية على القرص: المتاح ${free} فقط. لم يتغير شيء.`,
  zipRequired: "اختر ملف zip.",
  zipTooLarge: ({ most }) => `يجب ألا يزيد حجم ملف zip على ${most}.`,
  uploadBroken: "انقطع الرفع. ما زالت اللعبة السابقة تعمل. حاول مرة أخرى.",
  uploadRunning: "أنت ترفع لعبة بالفعل. انتظر حتى ينتهي الرفع ثم حاول مرة أخرى.",
  missingGame: ({ name, date, folder }) =>
    `اللعبة «\u2068${name}\u2069» المثبّتة في ${date} غير موجودة في \u2068${folder}\u2069، فيحصل الطلاب على اللعبة الموجودة في public/game. انسخ مجلد games من DATA_DIR القديم، أو ثبّت اللعبة من جديد.`,
  indexNotRead: ({ url }) =>
    `تعذّرت قراءة \u2068${url}\u2069/index.html، وGAME_NAME غير مضبوط. تحقق من GAME_URL، أو اضبط GAME_NAME على اسم الإصدار.`,
  hostSilent: ({ name, host }) => `\u200f\u2068${name}\u2069: لا يستجيب \u2068${host}\u2069.`,
  hostAnswers: ({ name, host, status }) => `\u200f\u2068${name}\u2069: يجيب \u2068${host}\u2069 بالحالة ${status}.`,
  hostRedirects: ({ name, host, target }) =>
    `\u200f\u2068${name}\u2069: يعيد \u2068${host}\u2069 التوجيه إلى \u2068${target}\u2069. اضبط GAME_URL على العنوان الذي يقدّم الملفات.`,
  headerWrong: ({ name, header, sent }) =>
    sent === null
      ? `\u200f\u2068${name}\u2069: يجب أن يرسل الخادم «\u2068${header}\u2069»، لكنه لا يرسل هذه الترويسة.`
      : `\u200f\u2068${name}\u2069: يجب أن يرسل الخادم «\u2068${header}\u2069»، لكنه يرسل «${sent}».`,
  threadsHeaderMissing: ({ name }) =>
    `\u200f\u2068${name}\u2069: يستخدم الإصدار خيوط تنفيذ، فيجب أن يرسل الخادم «Cross-Origin-Resource-Policy: cross-origin».`,
  wasmTypeRemark: ({ name }) =>
    `\u200f\u2068${name}\u2069: تبدأ اللعبة أسرع إذا أرسل الخادم «Content-Type: application/wasm».`,
};
