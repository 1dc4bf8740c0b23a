import { number, plural } from "../format";
import type { modelChecks as english } from "../en/modelChecks";
import type { Translation } from "../translation";

export const modelChecks: Translation<typeof english> = {
  model: ({ model }) =>
    ({
      twoBody: "حركة الجسمين",
      relative: "الحركة النسبية (Clohessy-Wiltshire)",
      oblate: "الأرض المفلطحة (J2)، في المتوسط",
      elliptic: "إهليلجية خط الاستواء (J22)",
    })[model],
  source: ({ source }) =>
    ({
      vallado: "Vallado, Fundamentals of Astrodynamics and Applications",
      "vallado6-14": "Vallado, Fundamentals of Astrodynamics and Applications، المثال 6-14",
      "vallado6-15": "Vallado, Fundamentals of Astrodynamics and Applications، المثال 6-15",
      closedForm: "صيغة مغلقة؛ الرقم في الاختبار",
      lagrange: "معاملات لاغرانج",
      egm96: "EGM96، المعاملات المعيارية من الدرجة والرتبة 2",
      dop853: "DOP853 من SciPy في الإطار الذي يدور مع الأرض؛ مستكمَل بالاستقراء في الاختبار",
    })[source],
  period: ({ altitude }) => `الدور على ارتفاع \u2066${number(altitude)} km\u2069`,
  hohmann: ({ from, to, quantity }) =>
    ({
      firstBurn: `هومان، من ${number(from)} إلى \u2066${number(to)} km\u2069: الدفعة الأولى`,
      secondBurn: `هومان، من ${number(from)} إلى \u2066${number(to)} km\u2069: الدفعة الثانية`,
      time: `هومان، من ${number(from)} إلى \u2066${number(to)} km\u2069: الزمن`,
    })[quantity],
  integrator: "المكامل مقارنًا بحل كبلر بعد دورة مدارية واحدة",
  drift: ({ seconds, axis }) =>
    ({
      radial: `الانجراف بعد \u2066${number(seconds)} s\u2069، شعاعيًا`,
      inTrack: `الانجراف بعد \u2066${number(seconds)} s\u2069، على امتداد المسار`,
      crossTrack: `الانجراف بعد \u2066${number(seconds)} s\u2069، عبر المسار`,
    })[axis],
  speedToMeet: ({ seconds, axis }) =>
    ({
      radial: `السرعة للالتقاء خلال \u2066${number(seconds)} s\u2069، شعاعيًا`,
      inTrack: `السرعة للالتقاء خلال \u2066${number(seconds)} s\u2069، على امتداد المسار`,
    })[axis],
  hop: ({ direction, distance }) =>
    ({
      tangential: `قفزة مماسية بمقدار \u2066${number(distance)} km\u2069`,
      radial: `قفزة شعاعية بمقدار \u2066${number(distance)} km\u2069`,
    })[direction],
  node: ({ altitude, inclination }) => `العقدة عند \u2066${number(altitude)} km\u2069، ${number(inclination)}°`,
  perigee: ({ altitude, inclination }) => `الحضيض عند \u2066${number(altitude)} km\u2069، ${number(inclination)}°`,
  sunSynchronous: ({ altitude }) => `متزامن مع الشمس على ارتفاع \u2066${number(altitude)} km\u2069`,
  ellipticity: "إهليلجية خط الاستواء، J22",
  longAxis: "خط طول محورها الطويل",
  slot: ({ longitude, days, seconds }) =>
    `موضع عند ${number(longitude)}° شرقًا دون تحكم: الانجراف شرقًا خلال ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })} (بخطوات من \u2066${number(seconds)} s\u2069)`,
  perDay: "°/يوم",
  impulsesLimit: "الدفعات نبضية: لا تستغرق وقتًا، وتدوير المركبة لا يستهلك وقودًا.",
  twoBodyLimit:
    "الرحلات المحتسبة بحركة الجسمين ما لم تذكر شاشتها نموذجًا آخر. تدير الكرات الأرضية المستويات بتأثير J2 في المتوسط، دون التذبذبات داخل الدورة المدارية.",
  clohessyWiltshireLimit:
    "يخطط حاسوب الرحلة بنموذج Clohessy-Wiltshire: عند 1 km يبعد 1.04 m عن حركة الجسمين بعد دورة مدارية واحدة، ويزداد الخطأ مع مربع المسافة.",
  slotLimit:
    "تحاكي رحلة الموضع إهليلجية خط الاستواء فقط، لا الأجزاء الأدق من المجال، وبخطوات من 400 s: يبلغ مجموعها بعد شهر 0.001 درجة.",
  dragLimit:
    "السحب هو سحب 10 m² على 1000 kg في غلاف جوي أسي يدور مع الأرض. الهواء الحقيقي أخف أو أكثف حتى عشر مرات، بحسب الشمس.",
  sunLimit:
    "لا جاذبية للشمس أو القمر ولا ضغط إشعاع. يأخذ الزمن النجمي UT1 على أنه UTC، واتجاه الشمس صحيح حتى 0.01 درجة.",
  catalogueLimit:
    "تتحرك أجسام الفهرس وفق SGP4 ‏(satellite.js)، وهو يتفق مع مجموعة التحقق المنشورة حتى 1.2e-7 km. تُعرض ولا تُقاد أبدًا.",
};
