import { number } from "../format";
import type { explorables as english } from "../en/explorables";
import type { Translation } from "../translation";

export const explorables: Translation<typeof english> = {
  burnHandle: "الدفعة: اضغط السهمين الأيسر والأيمن للخلف والأمام، والأعلى والأسفل للخارج والداخل",
  burnOfHandle: ({ inTrack, isBackward, radial, isInward }) =>
    `\u2068${inTrack}\u2069 ${isBackward ? "إلى الخلف" : "إلى الأمام"}، \u2068${radial}\u2069 ${isInward ? "إلى الداخل" : "إلى الخارج"}`,
  guessFirst: "خمّن أولًا لترى الصورة.",
  yourGuess: "تخمينك",
  you: "أنت",
  station: "المحطة",
  earth: "الأرض",
  oneOrbit: "دورة مدارية واحدة",
  curve: ({ up, across }) => `${up} مقابل ${across}`,
  comparedCurve: ({ up, across, compared }) => `${up} مقابل ${across}. الخط الباهت: ${compared}`,
  timeAndOrbits: ({ minutes, orbits }) => `${minutes}، عدد الدورات المدارية ${orbits}`,
  ahead: "I للأمام",
  outward: "R للخارج",
  curveVaries: "المنحنى يصعد ويهبط.",
  curveIsLevel: "المنحنى مستوٍ.",
  curveRises: "المنحنى يصعد من اليسار إلى اليمين.",
  curveFalls: "المنحنى يهبط من اليسار إلى اليمين.",
  picturesAndValues: "الصور والقيم",
  timeSinceBurn: "الزمن منذ الدفعة",
  pause: "إيقاف مؤقت",
  play: "تشغيل",
  inertialPicture: "الرحلة نفسها في الإطار القصوري: المركبتان في مسارهما حول الأرض",
  inertialScale: ({ factor }) => `الإطار القصوري، المسافة بين المركبتين مكبّرة ${number(factor)}×`,
  groundTrackPicture: "المسار الأرضي لدورتين مداريتين على خريطة الأرض",
  groundTrack: "المسار الأرضي لدورتين مداريتين",
  orbitPicture: "المدار في مستواه بمقياس صحيح: الأرض في إحدى البؤرتين، والحضيض على اليمين",
  orbitScale: "مستوى المدار، بمقياس صحيح",
  ricPicture: "الفضاء حول المحطة في إطارها: اتجاه المسار إلى اليمين، والاتجاه الشعاعي إلى الأعلى",
  ricAxes: "RIC: على امتداد المسار →، شعاعي ↑",
  square: ({ distance }) => `المربع الواحد: \u2068${distance}\u2069`,
  commit: "فحص تخميني",
  skip: "تخطي التخمين",
  answerRequired: "اختر إجابة، أو تخطَّ التخمين.",
  numberRequired: ({ from, to }) => `أدخل عددًا من ${from} إلى ${to}، أو تخطَّ التخمين.`,
  notGraded: "هذا تخمين ولا يُصحَّح.",
  guessField: ({ name, unit, from, to }) =>
    unit ? `${name}، ${unit} (من ${from} إلى ${to})` : `${name} (من ${from} إلى ${to})`,
  skipped: ({ quantity, value }) => `تم التخطي. ${quantity}: \u2068${value}\u2069.`,
  right: ({ quantity, value }) => `صحيح. ${quantity}: \u2068${value}\u2069.`,
  wrong: ({ answer, quantity, value }) =>
    `الإجابة الصحيحة هي «\u2068${answer}\u2069». ${quantity}: \u2068${value}\u2069.`,
  guessOff: ({ guess, quantity, value, difference, percent }) =>
    percent === null
      ? `تخمينك: \u2068${guess}\u2069. ${quantity}: \u2068${value}\u2069. الفرق \u2068${difference}\u2069.`
      : `تخمينك: \u2068${guess}\u2069. ${quantity}: \u2068${value}\u2069. الفرق \u2068${difference}\u2069، أي ${percent}%.`,
  orbitSentence: ({ period, perigee, apogee, speed, height }) =>
    `الدور \u2068${period}\u2069، الحضيض \u2068${perigee}\u2069، الأوج \u2068${apogee}\u2069، السرعة \u2068${speed}\u2069 على ارتفاع \u2068${height}\u2069.`,
  burnSentence: (burn) => {
    const inTrack = burn.isBackward ? `${burn.inTrack} للخلف` : `${burn.inTrack} للأمام`;
    const radial = burn.isInward ? `${burn.radial} للداخل` : `${burn.radial} للخارج`;
    const halfway = burn.isLower ? `أخفض بمقدار ${burn.halfway}` : `أعلى بمقدار ${burn.halfway}`;
    const drift = burn.isBehind ? `خلف نقطة البداية بمقدار ${burn.drift}` : `أمام نقطة البداية بمقدار ${burn.drift}`;
    return `بعد دفعة قدرها ${inTrack} و${radial}، تكون ${halfway} بعد نصف دورة مدارية، و${drift} بعد دورة مدارية كاملة.`;
  },
};
