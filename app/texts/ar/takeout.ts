import { number, plural } from "../format";
import type { takeout as english } from "../en/takeout";
import type { Translation } from "../translation";

/** A copy of what the platform stores about a person. */
export const takeout: Translation<typeof english> = {
  pageTitle: "بياناتك",
  hint: "احصل على نسخة من كل ما تخزّنه هذه المنصة عنك: حسابك وعمليات تسجيل الدخول والمقررات والمحاولات مع إجاباتها والملاحظات عنك والتغييرات التي تخصك.",
  contentHint:
    "تحصل على ملف zip فيه JSON للبرامج وCSV لجداول البيانات وملف readme. لا يحتوي على كلمات مرور أو مفاتيح أو بيانات أشخاص آخرين.",
  create: "إنشاء نسخة",
  createAgain: "إنشاء نسخة أخرى",
  open: "الحصول على بياناتك",
  openHint: "نزّل كل ما تخزّنه هذه المنصة عنك.",
  statusTitle: "نسختك",
  counting: "جارٍ البحث عن بياناتك…",
  building: ({ done, total }) =>
    `نُسخ ${number(done)} من ${plural(total, { zero: "# إدخال", one: "إدخال واحد", two: "إدخالين", few: "# إدخالات", many: "# إدخالًا", other: "# إدخال" })}`,
  buildingHint: "يمكنك مغادرة هذه الصفحة. سنرسل إليك رابطًا بالبريد عندما تصبح النسخة جاهزة.",
  progress: "تقدّم النسخة",
  reload: "إعادة التحميل",
  ready: ({ until }) => `النسخة جاهزة. أرسلنا إليك رابطًا بالبريد، وهو صالح حتى \u2068${until}\u2069 حيث سجّلت الدخول.`,
  failed: "تعذّر إنشاء النسخة. حاول مرة أخرى، وأخبر المسؤول إن تكرر ذلك.",
  downloadTitle: "تنزيل",
  downloadHint: ({ username, until }) =>
    `كل ما تخزّنه هذه المنصة عن \u2068${username}\u2069. يمكنك تنزيله حتى \u2068${until}\u2069.`,
  download: ({ megabytes }) => `تنزيل ملف zip (${megabytes} ميغابايت)`,
  keepSafe: "احفظ الملف حيث لا يستطيع الآخرون قراءته.",
  linkInvalid: "انتهت صلاحية هذا الرابط، أو طلب النسخة شخص آخر. سجّل الدخول بحساب من طلبها، أو أنشئ نسخة جديدة.",
  ofUserTitle: "البيانات الشخصية",
  ofUserHint: ({ username }) =>
    `إذا سأل \u2068${username}\u2069 عمّا تخزّنونه فأنشئ نسخة. ستتلقى الرابط، ويتلقى \u2068${username}\u2069 رسالة بأنك طلبتها.`,
  readySubject: ({ productName }) => `نسختك من \u2068${productName}\u2069 جاهزة`,
  readyMail: ({ username }) => `نسخة بيانات الحساب «\u2068${username}\u2069» جاهزة. نزّلها خلال 24 ساعة:`,
  readyMailHint: ({ username }) =>
    `لا يعمل الرابط إلا حيث سجّلت الدخول باسم «\u2068${username}\u2069». إذا لم تطلب هذه النسخة فغيّر كلمة مرورك فورًا.`,
  requestedSubject: ({ productName }) => `طُلبت نسخة من بياناتك في \u2068${productName}\u2069`,
  requestedMail: ({ username, administrator }) =>
    `طلب المسؤول \u2068${administrator}\u2069 نسخة من بيانات حسابك «\u2068${username}\u2069».`,
  requestedMailHint: "إذا فاجأك ذلك فاسأل مؤسستك. يمكنك إنشاء نسخة لنفسك في حسابك.",
  readmeTitle: ({ productName, username, date }) =>
    `ما يخزّنه \u2068${productName}\u2069 عن «\u2068${username}\u2069» حتى \u2068${date}\u2069`,
  readmeFormats:
    "كل ملف موجود مرتين: بصيغة ‎.json‎ كاملًا للبرامج، وبصيغة ‎.csv‎ لجداول البيانات حيث تحل (JSON) محل القيم الطويلة جدًا. الأوقات بالتوقيت العالمي. اسم الملف هو اسم الجدول، ويصف docs/privacy.md الخاص بالمنتج أعمدته.",
  folderName: ({ folder }) =>
    ({
      account: "account: حسابك والرسائل إليك وما تعرفه تهيئة الحسابات في مؤسستك",
      signIns: "signIns: عمليات تسجيل الدخول والأجهزة والعوامل الثانية ورموز API",
      learning: "learning: المقررات والصفوف والمحاولات والإجابات والترتيب والملاحظات والرسائل",
      teaching: "teaching: المقررات التي تدرّسها والقوائم التي استوردتها",
      administration: "administration: التغييرات التي أجريتها أو التي تخصك",
      payments: "payments: المشتريات والاشتراكات",
      content: "content: بيئات التجربة والمناهج والدروس التي كتبتها",
      deleted: "deleted: إدخالات حُذفت ولا يزال من الممكن استعادتها",
    })[folder],
  fileLine: ({ name, rows }) =>
    `${name}: ${plural(rows, { zero: "# إدخال", one: "إدخال واحد", two: "إدخالان", few: "# إدخالات", many: "# إدخالًا", other: "# إدخال" })}`,
  readmeLeftOut:
    "غير مضمّن: بصمات كلمات المرور والرموز، والمفاتيح، وما تقوله الإدخالات عن أشخاص آخرين، وكذلك مؤقتًا ما يخص درجات لم ينشرها مدرّسك بعد.",
  readmeQuestions: ({ supportEmail }) => `أسئلة: ${supportEmail}`,
};
