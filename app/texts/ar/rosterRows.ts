import { number, sentences } from "../format";
import type { rosterRows as english } from "../en/rosterRows";
import type { Translation } from "../translation";

export const rosterRows: Translation<typeof english> = {
  newUser: "مستخدم جديد.",
  newUserJoins: ({ course }) => `مستخدم جديد، ينضم إلى «\u2068${course}\u2069».`,
  newAdmin: "مسؤول نظام جديد.",
  newAdminJoins: ({ course }) => `مسؤول نظام جديد، ينضم إلى «\u2068${course}\u2069».`,
  joinsToo: ({ position, course }) => `المستخدم الجديد في السطر ${position} ينضم إلى «\u2068${course}\u2069».`,
  existing: ({ username, isDisabled, differing, effect, course }) => {
    const user = isDisabled
      ? `المستخدم الموجود «\u2068${username}\u2069» (معطّل)`
      : `المستخدم الموجود «\u2068${username}\u2069»`;
    const kept = { userName: "، ويحتفظ بـuserName مختلف", email: "، ويحتفظ بـemail مختلف" };
    const change = {
      nothing: "لا يتغير شيء",
      member: `هو في «\u2068${course}\u2069» بالفعل`,
      joins: `ينضم إلى «\u2068${course}\u2069»`,
    };
    return `${user}${differing ? kept[differing] : ""}: ${change[effect]}.`;
  },
  twoPeople: "userName وemail لشخصين مختلفين.",
  outsideOrganization: "هذا الـuserName أو الـemail مستخدَم خارج مؤسستك.",
  otherOrganization: ({ username, organizationName }) =>
    organizationName
      ? `المستخدم الموجود «\u2068${username}\u2069» ينتمي إلى \u2068${organizationName}\u2069، ولا يُنقل ولا يُسجَّل.`
      : `المستخدم الموجود «\u2068${username}\u2069» لا ينتمي إلى أي مؤسسة، ولا يُنقل ولا يُسجَّل.`,
  emailOfOther: ({ username, name }) =>
    `هذا البريد الإلكتروني للمستخدم الموجود «\u2068${username}\u2069» (\u2068${name}\u2069)، وله اسم مختلف.`,
  sameEmail: ({ position }) => `البريد الإلكتروني نفسه كما في السطر ${position}.`,
  sameUsername: ({ position }) => `الـuserName نفسه كما في السطر ${position}.`,
  samePerson: ({ position }) => `الشخص نفسه كما في السطر ${position}.`,
  tooManyAdmins: ({ max }) => `الحد الأقصى لمسؤولي النظام الذين يضيفهم الكشف الواحد هو ${max}.`,
  userLimit: ({ limit }) => `بُلغ حد المستخدمين وهو ${number(limit)}.`,
  studentsOnly: "لا يضيف المدرّسون إلا طلابًا. اترك الدور فارغًا، أو اطلب ذلك من مسؤول مؤسستك.",
  roleUnknown: ({ role, roles }) => `لا يوجد دور «\u2068${role}\u2069»: استخدم Student، ${roles.join("، ")}.`,
  organizationRequired: "اختر مؤسسة لتسجيل الأشخاص في دوراتها.",
  courseNotOwn: ({ course }) => `ليست لك دورة «\u2068${course}\u2069» في هذه المؤسسة.`,
  courseUnknown: ({ course }) => `لا توجد دورة «\u2068${course}\u2069».`,
  courseAmbiguous: ({ courses, course }) => `عدد الدورات باسم «\u2068${course}\u2069» هو ${number(courses)}.`,
  courseGone: "لم تعد دورة هذا الملف موجودة.",
  notConfirmed: "لم يؤكَّد كمسؤول نظام.",
  movedMeanwhile: ({ courses }) => `صار في صف جارٍ آخر (${courses})، ولم يُنقل.`,
  takenMeanwhile: "صار هذا الـuserName أو الـemail مستخدَمًا في هذه الأثناء.",
  rowNotImported: ({ position }) => `لم يُستورد السطر ${position}.`,
  mistakes: ({ mistakes }) => sentences(mistakes),
  width: ({ cells, columns }) =>
    `عدد خلايا هذا السطر ${number(cells)}، لكن عدد الأعمدة التي يسميها السطر الأول ${number(columns)}. ضع الخلية التي فيها فاصلة بين علامتي اقتباس.`,
  strayQuote: 'علامة اقتباس (") في هذا السطر غير مغلقة أو في غير مكانها. السطر هو سطر واحد من الملف.',
  unreadableCharacter: "في هذا السطر حرف لا يمكن قراءته. احفظ الملف بترميز UTF-8.",
  hasPlayed: "له محاولات.",
  movedOrganization: "صار تابعًا لمؤسسة أخرى.",
  ownsCourse: "يملك دورة.",
  inOthersCourse: "عضو في دورة شخص آخر.",
  pays: "لديه اشتراك مدفوع.",
  otherRole: "صار له دور آخر.",
};
