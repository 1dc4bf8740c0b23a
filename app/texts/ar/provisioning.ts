import type { provisioning as english } from "../en/provisioning";
import { number, plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const provisioning: Translation<typeof english> = {
  pageTitle: "إدارة الحسابات آليًا",
  open: "إعداد إدارة الحسابات آليًا",
  hint: "يستطيع موفّر الهوية لديكم إنشاء حسابات هذه المؤسسة وتغييرها وتعطيلها عبر \u2068SCIM 2.0\u2069. تُسجَّل خروج الحسابات المعطّلة فورًا، وتبقى درجاتها.",
  connectionTitle: "الاتصال",
  connectionHint: "أدخِل هذا العنوان ورمز حساب خدمة لدى موفّر الهوية.",
  address: "عنوان \u2068SCIM\u2069",
  copyAddress: "نسخ عنوان \u2068SCIM\u2069",
  accounts: "حسابات الخدمة لإدارة الحسابات",
  noAccounts: "لا يُسمح لأي حساب خدمة بإدارة الحسابات بعد.",
  createAccount: "إنشاء حساب خدمة",
  dates: ({ expires, lastUsed }) =>
    lastUsed
      ? `ينتهي في \u2068${expires}\u2069 · آخر استخدام \u2068${lastUsed}\u2069`
      : `ينتهي في \u2068${expires}\u2069 · لم يُستخدم`,
  users: ({ count }) =>
    plural(count, {
      zero: "لا يدير موفّر الهوية أي حساب.",
      one: "يدير موفّر الهوية حسابًا واحدًا (#).",
      two: "يدير موفّر الهوية حسابين (#).",
      few: "يدير موفّر الهوية # حسابات.",
      many: "يدير موفّر الهوية # حسابًا.",
      other: "يدير موفّر الهوية # حساب.",
    }),
  groupsTitle: "المجموعات",
  groupsHint: "اختر ما يحصل عليه أعضاء المجموعة. من يغادرها يفقد ما منحته، وتبقى الأدوار والدورات الأخرى.",
  noGroups: "تظهر المجموعات هنا عندما يرسلها موفّر الهوية.",
  group: "المجموعة",
  members: "الأعضاء",
  grants: "يحصل الأعضاء على",
  noRole: "بلا دور",
  noCourse: "بلا دورة",
  change: ({ name, unseen }) => rich`${"تغيير"}${unseen(` ${name}`)}`,
  grantsOf: ({ name }) => `ما يحصل عليه أعضاء \u2068${name}\u2069`,
  nothing: "لا شيء بعد",
  saved: "تم الحفظ. لدى الأعضاء ما تمنحه المجموعة.",
  tokenRequired: "استخدم رمز حساب خدمة بالصلاحية \u2068scim:use\u2069.",
  notOffered: "لا تقدّم هذه الخدمة ذلك.",
  bodyUnreadable: "المحتوى ليس كائن \u2068JSON\u2069 يمكن قراءته.",
  attributeInvalid: ({ attribute, reason }) => `\u2068${attribute}\u2069: ${reason}`,
  valueUnreadable: ({ attribute }) => `لا يمكن قراءة قيمة \u2068${attribute}\u2069.`,
  externalIdInvalid: "للمعرّف الخارجي 255 حرفًا قابلًا للطباعة على الأكثر.",
  externalIdTaken: "هذا المعرّف الخارجي لمدخل آخر.",
  groupNameInvalid: "تحتاج المجموعة إلى اسم من 200 حرف قابل للطباعة على الأكثر.",
  groupNameTaken: "توجد مجموعة بهذا الاسم.",
  filterUnsupported: ({ filter }) =>
    `لا يمكن قراءة عامل التصفية. استخدم \u2068eq\u2069 مع \u2068and\u2069 والسمات المعتادة: \u2068${filter}\u2069`,
  operationsRequired: "يحتاج التغيير إلى مخطط \u2068PatchOp\u2069 وعملية واحدة على الأقل.",
  operationUnknown: "العملية هي \u2068add\u2069 أو \u2068remove\u2069 أو \u2068replace\u2069.",
  tooManyOperations: ({ max }) => `أرسل \u2068${number(max)}\u2069 عملية على الأكثر دفعة واحدة.`,
  valueRequired: "تحتاج العملية إلى قيمة.",
  pathRequired: "تحتاج عملية الإزالة إلى مسار.",
  pathUnknown: ({ path }) => `لا سمة لهذا المسار: \u2068${path}\u2069`,
  patchUnreadable: "لا يمكن تطبيق التغيير على هذا الحساب.",
  memberUnknown: ({ id }) => `لا حساب بهذا المعرّف: \u2068${id}\u2069`,
  tooManyMembers: ({ max }) => `للمجموعة \u2068${number(max)}\u2069 عضو على الأكثر.`,
  tooManyGroups: ({ max }) => `للمؤسسة \u2068${number(max)}\u2069 مجموعة على الأكثر.`,
  roleLostWithCourses: ({ names }) =>
    `سيفقد هؤلاء الدور الذي يتيح لهم التدريس، وما زالوا يملكون دورات: \u2068${names}\u2069. انقل الدورات إلى مدرّس آخر أولًا.`,
};
