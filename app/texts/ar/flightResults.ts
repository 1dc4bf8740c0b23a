import { plural } from "../format";
import type { flightResults as english } from "../en/flightResults";
import type { Translation } from "../translation";

export const flightResults: Translation<typeof english> = {
  minutes: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  days: ({ days, hours }) => `${days} d ${hours} h`,
  objectiveReached: "تحقق الهدف.",
  leftEarly: "غودرت الرحلة قبل الهدف.",
  timeUp: "انتهى الوقت.",
  notCaptured: "لم يلتقط المنفذ المركبة.",
  gateExceeded: ({ gate, value, limit }) => `${gate}: ${value} (الحد ${limit}).`,
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
      axis: "البعد عن المحور",
      closing: "سرعة الاقتراب",
      sideways: "السرعة الجانبية",
      misalignment: "انحراف المحاذاة",
      turning: "معدل الدوران",
    })[gate],
  part: ({ part }) => ({ objective: "الهدف", deltaV: "تغير السرعة", time: "الزمن", safety: "السلامة" })[part],
  achieved: "تحقق.",
  notAchieved: "لم يتحقق.",
  deltaVUsed: ({ used, reference }) => `استُخدم ${used} m/s؛ يحتاج المرجع إلى ${reference} m/s.`,
  timeFlown: ({ flown, par, limit }) => `زمن الرحلة ${flown}. النقاط كاملة حتى ${par}، ولا نقاط عند ${limit}.`,
  wastefulTimeFlown: ({ flown, par, limit }) =>
    `زمن الرحلة ${flown}. النقاط كاملة حتى ${par}، ولا نقاط عند ${limit}، وتقل إذا استخدمت أكثر من ضعف تغير السرعة المرجعي.`,
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
  withoutBurn: ({ burn, deltaV, time }) => `استغنِ عن الدفعة ${burn} (${deltaV} m/s عند ${time}).`,
  smallerBurn: ({ burn, deltaV, time, by }) => `صغّر الدفعة ${burn} (${deltaV} m/s عند ${time}) بنسبة ${by}%.`,
  largerBurn: ({ burn, deltaV, time, by }) => `كبّر الدفعة ${burn} (${deltaV} m/s عند ${time}) بنسبة ${by}%.`,
  earlierBurn: ({ burn, deltaV, time, by }) => `بكّر الدفعة ${burn} (${deltaV} m/s عند ${time}) بمقدار ${by}.`,
  laterBurn: ({ burn, deltaV, time, by }) => `أخّر الدفعة ${burn} (${deltaV} m/s عند ${time}) بمقدار ${by}.`,
  referenceBurn: (change) =>
    `نفّذ الدفعة ${change.burn} (${change.deltaV} m/s عند ${change.time}) كما في المرجع (${change.referenceDeltaV} m/s عند ${change.referenceTime}).`,
  exactStop: "نفّذ دفعة أخيرة توقفك تمامًا («مطابقة»).",
  noCancelledPulses: ({ deltaV }) => `استغنِ عن النبضات إلى جانب ثم العودة منه (${deltaV} m/s).`,
  slowerClosing: ({ deltaV }) => `اقترب بنصف السرعة (أقل بمقدار ${deltaV} m/s، وفي ضعف الزمن).`,
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
