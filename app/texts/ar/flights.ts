import { plural } from "../format";
import type { flights as english } from "../en/flights";
import type { Translation } from "../translation";

export const flights: Translation<typeof english> = {
  upTo: ({ length, axis }) =>
    ({ radial: `غير معروض: حتى ${length} شعاعيًا.`, "cross-track": `غير معروض: حتى ${length} عبر المسار.` })[axis],
  placeOf: ({ inTrack, radial }) => `\u200f\u2068${inTrack}\u2069 على امتداد المسار و\u2068${radial}\u2069 شعاعيًا`,
  noPath: "لا يوجد مسار لعرضه.",
  pathLabel: ({ start, end, burns }) =>
    plural(burns, {
      one: `مسار بدفعة واحدة، مرسوم فوق المسار المرجعي. البداية نسبةً إلى الهدف: ${start}. النهاية: ${end}.`,
      two: `مسار بدفعتين، مرسوم فوق المسار المرجعي. البداية نسبةً إلى الهدف: ${start}. النهاية: ${end}.`,
      few: `مسار فيه # دفعات، مرسوم فوق المسار المرجعي. البداية نسبةً إلى الهدف: ${start}. النهاية: ${end}.`,
      many: `مسار فيه # دفعة، مرسوم فوق المسار المرجعي. البداية نسبةً إلى الهدف: ${start}. النهاية: ${end}.`,
      other: `مسار فيه # دفعة، مرسوم فوق المسار المرجعي. البداية نسبةً إلى الهدف: ${start}. النهاية: ${end}.`,
    }),
  adviceTitle: "ما كان سيكسب أكثر النقاط",
  advicePending: "جارٍ تجريب عشرات الرحلات…",
  flight: "الرحلة",
  notReplayed: ({ reason }) => `لا يمكن إعادة عرض هذه الرحلة. ${reason}`,
  replayTitle: "إعادة عرض الرحلة",
  replaySummary: ({ outcome, deltaV, duration, version }) =>
    `${outcome} تغير السرعة \u2066${deltaV} m/s\u2069 خلال ${duration}، نسخة السيناريو ${version}.`,
  pointsTitle: "نقاط هذه الرحلة",
  pointsFor: "النقاط عن",
  lost: "المفقود",
  why: "السبب",
  gatesTitle: "الشروط النهائية",
  gate: "الشرط النهائي",
  flown: "المنفَّذ",
  limit: "الحد",
  kept: "تحقق",
  overLimit: "✗ تجاوز",
  pulsesTitle: "النبضات المنفَّذة يدويًا",
  byHand: "يدويًا",
  pulses: "النبضات",
  inAll: "المجموع",
  noBurns: "لم تُنفَّذ أي دفعة.",
  burnsTitle: "دفعات هذه الرحلة",
  burn: "الدفعة",
  burnTime: "الزمن، min:s",
  deltaV: "تغير السرعة، m/s",
  coastAfter: "التحليق الحر بعدها",
  burnNumber: ({ index }) => `الدفعة ${index}`,
  notSafe: "غير آمن",
  orbitLabel: "الرحلة نفسها حول الأرض",
  play: "تشغيل",
  playAt: ({ speed }) => `تشغيل بسرعة ${speed}×`,
  moment: "زمن الرحلة",
  thisIsBest: "هذه الرحلة، الأفضل في الصف",
  authorsFlight: "رحلة المؤلف",
  thisFlight: "هذه الرحلة",
  classBest: "أفضل رحلة في الصف",
  comparedFlights: "الرحلات المقارنة",
  time: "الزمن",
  plotCaption: ({ up, keepOut, hasHoldPoint }) =>
    [
      up === "radial"
        ? "في إطار الهدف، اتجاه المسار إلى اليمين، والاتجاه الشعاعي إلى الأعلى."
        : "في إطار الهدف، اتجاه المسار إلى اليمين، والاتجاه عبر المسار إلى الأعلى.",
      "النقطة السوداء أو البيضاء: الهدف. الأرقام: الدفعات.",
      ...(keepOut === null ? [] : [`الدائرة المنقطة: كرة محظورة نصف قطرها \u2068${keepOut}\u2069.`]),
      ...(hasHoldPoint ? ["علامة التقاطع: نقطة الانتظار."] : []),
    ].join(" "),
  withinLimit: "✓ ضمن الحد",
  axisSpeed: ({ axis }) =>
    ({ radial: "شعاعي، m/s", "in-track": "على امتداد المسار، m/s", "cross-track": "عبر المسار، m/s" })[axis],
  safe: "آمن",
  orbitCaption: ({ up }) =>
    up === "radial"
      ? "حول الأرض، بمقياس صحيح، كما تُرى من فوق مستوى مدار الهدف."
      : "حول الأرض، بمقياس صحيح، كما تُرى على امتداد خط تقاطع مستويي المدارين.",
  timeOf: ({ time, end }) => `${time} من ${end}`,
  place: ({ radial, inTrack, crossTrack }) =>
    `\u200f\u2068${radial}\u2069 شعاعيًا، \u2068${inTrack}\u2069 على امتداد المسار، \u2068${crossTrack}\u2069 عبر المسار`,
  reference: ({ how }) => `المرجع: ${how}`,
  kilometres: ({ length }) => `\u2066${length} km\u2069`,
  metres: ({ length }) => `\u2066${length} m\u2069`,
  hours: ({ h, min }) => `\u2066${h} h ${min} min\u2069`,
  minutes: ({ min, s }) => `\u2066${min} min ${s} s\u2069`,
  seconds: ({ s }) => `\u2066${s} s\u2069`,
  noModel: "ليس لدى هذا الخادم نموذج الرحلة لهذا السيناريو.",
  otherVersion: ({ version, flown }) =>
    `استخدمت الرحلة النسخة ${flown} من السيناريو، لكن لدى هذا الخادم النسخة ${version}.`,
  notShownNow: ({ reason }) => `حاول مرة أخرى لاحقًا: ${reason}`,
};
