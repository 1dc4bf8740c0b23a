import { plural } from "../format";
import type { flightResults as english } from "../en/flightResults";
import type { Translation } from "../translation";

export const flightResults: Translation<typeof english> = {
  minutes: ({ minutes, seconds }) => `\u2066${minutes} min ${seconds} s\u2069`,
  days: ({ days, hours }) => `\u2066${days} d ${hours} h\u2069`,
  objectiveReached: "تحقق الهدف.",
  leftEarly: "غودرت الرحلة قبل الهدف.",
  enteredKeepOut: ({ radius }) => `دخلت منطقة الحظر التي نصف قطرها \u2068${radius}\u2069 م.`,
  timeUp: "انتهى الوقت.",
  notCaptured: "لم يلتقط المنفذ المركبة.",
  gateExceeded: ({ gate, value, limit }) => `${gate}: ${value} (الحد \u2068${limit}\u2069).`,
  gate: ({ gate }) =>
    ({
      perigee: "خطأ الحضيض",
      apogee: "خطأ الأوج",
      planeAngle: "زاوية المستوى",
      holdPoint: "البعد عن نقطة الانتظار",
      speed: "السرعة",
      flyRound: "ما بقي من الدوران حوله",
      miss: "النقص عن مسافة المرور",
      passing: "الوقت حتى المرور",
      slot: "أكبر بعد عن الموضع",
      holdTime: "ما بقي من وقت الثبات",
      imaging: "ما بقي من وقت التصوير",
      axis: "البعد عن المحور",
      closing: "سرعة الاقتراب",
      sideways: "السرعة الجانبية",
      misalignment: "انحراف المحاذاة",
      turning: "معدل الدوران",
    })[gate],
  part: ({ part }) => ({ objective: "الهدف", deltaV: "تغير السرعة", time: "الزمن", safety: "السلامة" })[part],
  achieved: "تحقق.",
  notAchieved: "لم يتحقق.",
  deltaVUsed: ({ used, reference }) => `استُخدم \u2066${used} m/s\u2069؛ يحتاج المرجع إلى \u2066${reference} m/s\u2069.`,
  timeFlown: ({ flown, par, limit }) =>
    `زمن الرحلة \u2068${flown}\u2069. النقاط كاملة حتى \u2068${par}\u2069، ولا نقاط عند \u2068${limit}\u2069.`,
  wastefulTimeFlown: ({ flown, par, limit }) =>
    `زمن الرحلة \u2068${flown}\u2069. النقاط كاملة حتى \u2068${par}\u2069، ولا نقاط عند \u2068${limit}\u2069، وتقل إذا استخدمت أكثر من ضعف تغير السرعة المرجعي.`,
  neverEntered: "لم تدخل الكرة المحظورة قط.",
  neverWouldEnter: "لم تدخل الكرة المحظورة قط، وكانت كل الدفعات آمنة سلبيًا.",
  entered: ({ entries }) =>
    plural(entries, {
      one: "دخلت الكرة المحظورة مرة واحدة.",
      two: "دخلت الكرة المحظورة مرتين.",
      few: "دخلت الكرة المحظورة # مرات.",
      many: "دخلت الكرة المحظورة # مرة.",
      other: "دخلت الكرة المحظورة # مرة.",
    }),
  unsafeBurns: ({ burns }) =>
    plural(burns, {
      one: "دفعة واحدة لم تكن آمنة سلبيًا.",
      two: "دفعتان لم تكونا آمنتين سلبيًا.",
      few: "# دفعات لم تكن آمنة سلبيًا.",
      many: "# دفعة لم تكن آمنة سلبيًا.",
      other: "# دفعة لم تكن آمنة سلبيًا.",
    }),
  nothingLost: "لم تُفقد نقاط.",
  lost: ({ points }) =>
    plural(points, {
      one: "فُقدت نقطة واحدة.",
      two: "فُقدت نقطتان.",
      few: "فُقدت # نقاط.",
      many: "فُقدت # نقطة.",
      other: "فُقدت # نقطة.",
    }),
  seeGates: "انظر الشروط أدناه: عند التلامس يجب أن يكون كل منها ضمن حده.",
  noSmallChange: ({ how }) => `لا يفيد تغيير صغير. قارن رحلتك بالمرجع: ${how}.`,
  withoutBurn: ({ burn, deltaV, time }) => `استغنِ عن الدفعة ${burn} (\u2066${deltaV} m/s\u2069 عند ${time}).`,
  smallerBurn: ({ burn, deltaV, time, by }) =>
    `صغّر الدفعة ${burn} (\u2066${deltaV} m/s\u2069 عند ${time}) بنسبة ${by}%.`,
  largerBurn: ({ burn, deltaV, time, by }) =>
    `كبّر الدفعة ${burn} (\u2066${deltaV} m/s\u2069 عند ${time}) بنسبة ${by}%.`,
  earlierBurn: ({ burn, deltaV, time, by }) =>
    `بكّر الدفعة ${burn} (\u2066${deltaV} m/s\u2069 عند ${time}) بمقدار \u2068${by}\u2069.`,
  laterBurn: ({ burn, deltaV, time, by }) =>
    `أخّر الدفعة ${burn} (\u2066${deltaV} m/s\u2069 عند ${time}) بمقدار \u2068${by}\u2069.`,
  referenceBurn: (change) =>
    `نفّذ الدفعة ${change.burn} (\u2066${change.deltaV} m/s\u2069 عند ${change.time}) كما في المرجع (\u2066${change.referenceDeltaV} m/s\u2069 عند ${change.referenceTime}).`,
  exactStop: "نفّذ دفعة أخيرة توقفك تمامًا («مطابقة»).",
  noCancelledPulses: ({ deltaV }) => `استغنِ عن النبضات إلى جانب ثم العودة منه (\u2066${deltaV} m/s\u2069).`,
  slowerClosing: ({ deltaV }) => `اقترب بنصف السرعة (أقل بمقدار \u2066${deltaV} m/s\u2069، وفي ضعف الزمن).`,
  wouldHaveGained: ({ points }) =>
    `كان ذلك سيكسبك ${plural(points, { one: "نقطة واحدة", two: "نقطتين", few: "# نقاط", many: "# نقطة", other: "# نقطة" })}.`,
  thruster: ({ thruster }) =>
    ({
      forward: "للأمام",
      back: "للخلف",
      right: "لليمين",
      left: "لليسار",
      up: "للأعلى",
      down: "للأسفل",
      "pitch up": "المقدمة للأعلى",
      "pitch down": "المقدمة للأسفل",
      "yaw right": "المقدمة لليمين",
      "yaw left": "المقدمة لليسار",
      "roll right": "تدحرج يمينًا",
      "roll left": "تدحرج يسارًا",
      "stop turning": "إيقاف الدوران",
    })[thruster],
};
