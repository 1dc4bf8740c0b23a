import { plural } from "../format";
import type { gameDuels as english } from "../en/gameDuels";
import type { Translation } from "../translation";

export const gameDuels: Translation<typeof english> = {
  title: "لاعبان",
  hint: "طارد مركبة أحد زملائك أو عاينها، دورًا بعد دور.",
  unrated: "المباريات للتدريب: لا تغيّر درجة ولا شارة ولا ترتيبك في الصف.",
  yourTurnIn: ({ count }) =>
    plural(count, {
      one: "دورك في مباراة واحدة",
      two: "دورك في مباراتين",
      few: "دورك في # مباريات",
      many: "دورك في # مباراة",
      other: "دورك في # مباراة",
    }),
  canJoin: ({ count }) =>
    plural(count, {
      one: "مباراة واحدة مفتوحة",
      two: "مباراتان مفتوحتان",
      few: "# مباريات مفتوحة",
      many: "# مباراة مفتوحة",
      other: "# مباراة مفتوحة",
    }),
  kind: ({ kind }) => ({ pursuit: "مطاردة", inspection: "معاينة" })[kind],
  kindHint: ({ kind }) =>
    ({
      pursuit: "المطارِد يحاول الإمساك بالهدف. والهدف يحاول الإفلات.",
      inspection: "المطارِد يحاول رؤية الجانب المضاء من الهدف. والهدف يحاول إفساد الرؤية.",
    })[kind],
  pace: ({ pace }) => ({ live: "مباشر", days: "يوم لكل دور" })[pace],
  paceHint: ({ pace }) =>
    ({
      live: "8 دقائق لكل لاعب للمباراة كلها، و10 ثوانٍ لكل دور. تستغرق نحو ربع ساعة.",
      days: "لكل منكما 24 ساعة لكل دفعة.",
    })[pace],
  against: ({ kind, name }) =>
    ({ pursuit: `مطاردة ضد \u2068${name}\u2069`, inspection: `معاينة ضد \u2068${name}\u2069` })[kind],
  classmate: "زميل",
  yours: "مبارياتك",
  none: "لا مباراة جارية. انضم إلى واحدة أو اعرض واحدة.",
  toJoin: "مباريات مفتوحة",
  noneToJoin: "لا أحد في صفك ينتظر منافسًا.",
  join: "انضم",
  ended: "مباريات منتهية",
  newMatch: "مباراة جديدة",
  newMatchHint: "ينضم أحد زملائك إلى مباراتك. تقود المطارِد أولًا، ثم تتبدل الأدوار.",
  joinFacts: ({ pace }) =>
    ({
      live: "مباشر: تبدأ الساعتان عندما تنضم. تقود الهدف أولًا.",
      days: "يوم لكل دور. تقود الهدف أولًا.",
    })[pace],
  create: "اعرض المباراة",
  yourTurn: "دورك",
  opponentsTurn: ({ name }) => `في انتظار دفعة \u2068${name}\u2069`,
  waiting: "في انتظار انضمام أحد الزملاء",
  waitingHint: ({ pace }) =>
    ({
      live: "يرى صفك هذه المباراة في «تنافس». تبدأ الساعتان عندما ينضم أحد، فاترك هذه الشاشة مفتوحة.",
      days: "يرى صفك هذه المباراة في «تنافس». يمكنك مغادرة هذه الشاشة: بعد أن ينضم أحد لديك 24 ساعة لدفعتك.",
    })[pace],
  withdraw: "اسحب المباراة",
  withdrawn: "سُحبت هذه المباراة قبل أن ينضم إليها أحد.",
  score: ({ you, other }) => `\u2066${you}\u2069 مقابل \u2066${other}\u2069 من النقاط`,
  afterRound: ({ you, other }) => `\u2066${you}\u2069 مقابل \u2066${other}\u2069 من النقاط بعد الجولة 1`,
  place: ({ round, turn, turns }) =>
    `الجولة \u2066${round}\u2069 من 2، الدور \u2066${turn}\u2069 من \u2066${turns}\u2069`,
  role: ({ role }) => ({ chaser: "أنت تقود المطارِد", target: "أنت تقود الهدف" })[role],
  swapped: ({ role }) => `تبدّلت الأدوار: ${{ chaser: "أنت تقود المطارِد الآن.", target: "أنت تقود الهدف الآن." }[role]}`,
  goal: ({ kind, role, name, distance, speed, inner }) =>
    ({
      pursuit: {
        chaser: `هدفك: أن تمر على بعد أقل من \u2066${distance}\u2069 من \u2068${name}\u2069 وبسرعة أقل من \u2066${speed} m/s\u2069.`,
        target: `هدفك: ألا يمر \u2068${name}\u2069 على بعد أقل من \u2066${distance}\u2069 وبسرعة أقل من \u2066${speed} m/s\u2069.`,
      },
      inspection: {
        chaser: `هدفك: أن ترى الجانب المضاء من \u2068${name}\u2069 أطول مدة ممكنة، من بعد \u2066${inner}\u2069 إلى \u2066${distance}\u2069.`,
        target: `هدفك: ألا يرى \u2068${name}\u2069 جانبك المضاء من بعد أقل من \u2066${distance}\u2069.`,
      },
    })[kind][role],
  you: "أنت",
  plot: "المركبتان من الجانب، اتجاه المسار إلى اليمين، والاتجاه الشعاعي إلى الأعلى",
  axes: "→ على طول المسار (إلى الأمام)، ↑ شعاعي (بعيدًا عن الأرض)",
  lines:
    "→ على طول المسار (إلى الأمام)، ↑ شعاعي (بعيدًا عن الأرض). الخط المتقطع: هذا الدور. المنقط: الدور التالي بلا دفعات.",
  sun: "الشمس",
  shadow: "الشمس محجوبة",
  catchRing: ({ distance }) => `الإمساك: \u2066${distance}\u2069`,
  viewRing: ({ distance }) => `الرؤية: \u2066${distance}\u2069`,
  keepOutRing: ({ distance }) => `منطقة محظورة: \u2066${distance}\u2069`,
  yourClock: "ساعتك",
  clockOf: ({ name }) => `ساعة \u2068${name}\u2069`,
  hours: ({ hours, minutes }) => `\u2066${hours}\u2069 س \u2066${minutes}\u2069 د`,
  chooses: "يختار",
  sent: "أُرسلت",
  underMinute: "أقل من دقيقة",
  empty: "انتهت",
  secondsLeft: ({ seconds }) => `بقيت \u2066${seconds}\u2069 ثانية على ساعتك.`,
  clockEmpty: "انتهت ساعتك: تُنفَّذ أدوارك بلا دفعات.",
  clockChoice: "الساعة",
  goOn: ({ name }) => `لا تنتظر \u2068${name}\u2069 بعد الآن`,
  opponentIsFinished: ({ name }) => `تُنفَّذ أدوار \u2068${name}\u2069 بلا دفعات وبلا انتظار.`,
  youAreFinished: "انتهت ساعتك وتابع زميلك من دونك. تُنفَّذ أدوارك بلا دفعات.",
  opponentsClockEmpty: ({ name }) => `انتهت ساعة \u2068${name}\u2069: تُنفَّذ أدواره بلا دفعات.`,
  choose: "اختر دفعتك.",
  chooseLast: ({ name }) => `أرسل \u2068${name}\u2069 دفعة. اختر دفعتك.`,
  sending: "جارٍ إرسال دفعتك...",
  waitFor: ({ name }) => `أُرسلت دفعتك. في انتظار دفعة \u2068${name}\u2069.`,
  fuel: ({ burn, most, left }) =>
    `هذه الدفعة: \u2066${burn} m/s\u2069، والحد الأقصى \u2066${most}\u2069. الوقود المتبقي: \u2066${left} m/s\u2069`,
  burnHint: "اسحب الحلقة في الصورة أو أدخل الدفعة. الموجب: R بعيدًا عن الأرض، وI إلى الأمام، وC إلى اليسار.",
  tooLarge: ({ most }) => `يمكن أن تبلغ الدفعة \u2066${most} m/s\u2069 على الأكثر في الدور.`,
  tank: "خزانك لا يكفي لهذه الدفعة.",
  send: "أرسل الدفعة",
  noBurn: "بلا دفعة",
  ifNoBurn: ({ name }) => `بعد هذا الدور، إن لم يدفع \u2068${name}\u2069`,
  distance: "المسافة",
  speed: "السرعة النسبية",
  nearest: "الأقرب حتى الآن",
  crossTrack: "عبر المسار",
  inTrack: "على طول المسار",
  radial: "شعاعي",
  seenFrom: ({ name }) => `أين \u2068${name}\u2069 بالنسبة إليك`,
  side: ({ axis, isPositive, distance }) =>
    `\u2066${distance}\u2069 ${
      {
        inTrack: isPositive ? "أمامك" : "خلفك",
        radial: isPositive ? "فوقك" : "تحتك",
        crossTrack: isPositive ? "يسارك" : "يمينك",
      }[axis]
    }`,
  sunAngle: ({ most }) => `الزاوية عن الشمس (\u2066${most}°\u2069 على الأكثر)`,
  sunAngleOf: ({ degrees, isLit }) => (isLit ? `\u2066${degrees}°\u2069` : `\u2066${degrees}°\u2069، في الظل`),
  points: "نقاطك",
  pointsOf: ({ points }) => `\u2066${points}\u2069 من 100`,
  fuelOf: ({ name }) => `وقود \u2068${name}\u2069`,
  view: "رؤية مفيدة",
  now: "الآن",
  isCaught: "أُمسك به",
  isCollision: "في المنطقة المحظورة",
  flown: ({ turn, burns, distance, change, speed }) =>
    `الدور \u2066${turn}\u2069: ${burns} المسافة الآن \u2066${distance}\u2069، ${change}. السرعة النسبية: \u2066${speed} m/s\u2069.`,
  youBurned: ({ burn }) => `دفعتك: ${burn}.`,
  youDidNotBurn: "لم تدفع.",
  nobodyBurned: "لم يدفع أحد.",
  otherBurned: ({ name, burn }) => `دفعة \u2068${name}\u2069: ${burn}.`,
  otherDidNotBurn: ({ name }) => `لم يدفع \u2068${name}\u2069.`,
  burnPart: ({ axis, isPositive, speed }) =>
    `\u2066${speed} m/s\u2069 ${
      {
        inTrack: isPositive ? "إلى الأمام" : "إلى الخلف",
        radial: isPositive ? "إلى الخارج" : "إلى الداخل",
        crossTrack: isPositive ? "إلى اليسار" : "إلى اليمين",
      }[axis]
    }`,
  change: ({ distance, isNearer }) =>
    isNearer ? `أقرب من قبل بمقدار \u2066${distance}\u2069` : `أبعد من قبل بمقدار \u2066${distance}\u2069`,
  seen: ({ seconds, all }) =>
    `الرؤية المفيدة: \u2066${seconds} s\u2069 في هذا الدور، و\u2066${all} s\u2069 في هذه الجولة.`,
  caught: "أمسك المطارِد بالهدف.",
  collided: "دخل المطارِد المنطقة المحظورة، وهذا ينصّف نقاطه.",
  roundOver: ({ round, you, other, name }) =>
    `الجولة \u2066${round}\u2069: \u2066${you}\u2069 من النقاط لك، و\u2066${other}\u2069 لـ\u2068${name}\u2069.`,
  notReached: "تعذّر الوصول إلى الخادم.",
  nextTry: ({ seconds }) => `المحاولة التالية بعد \u2066${seconds} s\u2069.`,
  burnWaits: "اترك هذه الشاشة مفتوحة: ستُرسل دفعتك عند عودة الاتصال. ساعتك مستمرة.",
  tryNow: "حاول الآن",
  rules: "القواعد",
  ruleTurns: ({ turns, minutes }) =>
    `في الجولة حتى \u2066${turns}\u2069 من الأدوار. في كل دور يختار كلاكما دفعة دون أن يرى دفعة الآخر. ثم تنساب المركبتان مدة \u2066${minutes}\u2069 من الدقائق.`,
  ruleBurn: ({ most }) =>
    `تغيّر الدفعة سرعتك حتى \u2066${most} m/s\u2069. الدفع إلى الأمام يرفع مدارك فتتأخر بعد بضعة أدوار، والدفع إلى الخلف يخفضه فتتقدم.`,
  ruleCatch: ({ distance, speed }) =>
    `يمسك المطارِد بالهدف إذا مر على بعد أقل من \u2066${distance}\u2069 وبسرعة أقل من \u2066${speed} m/s\u2069. كلما بكّر زادت نقاطه.`,
  ruleFlee: ({ turns }) =>
    `يكفي الهدف أن يبقى حرًّا \u2066${turns}\u2069 من الأدوار، لكن وقوده أقل. وإن نجح ينال المطارِد بعض النقاط لاقترابه.`,
  ruleView: ({ distance, degrees, seconds }) =>
    `يحتاج المطارِد إلى رؤية مفيدة: على بعد أقل من \u2066${distance}\u2069 من الهدف، وبزاوية \u2066${degrees}°\u2069 على الأكثر عن اتجاه الشمس، والهدف خارج ظل الأرض. \u2066${seconds} s\u2069 منها تساوي كل النقاط.`,
  ruleKeepOut: ({ distance }) => `الاقتراب أكثر من \u2066${distance}\u2069 ينهي الجولة وينصّف نقاط المطارِد.`,
  rulePoints:
    "من عرض المباراة يقود المطارِد أولًا، وفي الجولة 2 تتبدل الأدوار. كل جولة توزّع 100 نقطة بينكما، والمجموع الأعلى يفوز.",
  ruleClock: ({ pace }) =>
    ({
      live: "لكل منكما 8 دقائق، و10 ثوانٍ لكل دور. تعمل ساعتك حتى ترسل دفعتك. وعندما تنتهي تُنفَّذ أدوارك بلا دفعات.",
      days: "أرسل كل دفعة خلال 24 ساعة. وإلا يُنفَّذ الدور بلا دفعة.",
    })[pace],
  turns: "الأدوار",
  turn: "الدور",

  burns: "الدفعات بوحدة m/s: شعاعي / على طول المسار / عبر المسار",
  noTurns: "لم يُنفَّذ أي دور.",
  giveUp: "استسلم",
  giveUpSure: ({ name }) => `اضغط مرة أخرى لتستسلم. ينال \u2068${name}\u2069 100 نقطة عن كل جولة لم تنتهِ.`,
  outcome: ({ outcome }) => ({ won: "فزت", lost: "خسرت", drawn: "تعادل" })[outcome],
  gaveUp: ({ name }) => `استسلم \u2068${name}\u2069.`,
  youGaveUp: "استسلمت.",
  byClock: "انتهت إحدى الساعتين، فنُفّذت الأدوار الأخيرة بلا دفعات.",
  classEnded: "انتهى الصف، فتُحتسب الجولات المنتهية فقط.",
  roundName: ({ round }) => `الجولة \u2066${round}\u2069`,
  roundScore: ({ round, role, you, other }) =>
    `الجولة \u2066${round}\u2069، ${{ chaser: "أنت المطارِد", target: "أنت الهدف" }[role]}: \u2066${you}\u2069 مقابل \u2066${other}\u2069`,
  caughtIn: ({ turn }) => `أُمسك بالهدف في الدور \u2066${turn}\u2069.`,
  notCaught: ({ distance }) => `لم يُمسك بالهدف، أقرب مسافة: \u2066${distance}\u2069.`,
  viewIn: ({ seconds }) => `الرؤية المفيدة: \u2066${seconds} s\u2069.`,
  collidedIn: ({ turn }) => `دخل المطارِد المنطقة المحظورة في الدور \u2066${turn}\u2069.`,
  replay: "إعادة العرض",
  moment: "لحظة من الجولة",
  momentOf: ({ turn, time }) => `الدور \u2066${turn}\u2069، بعد \u2066${time}\u2069`,
  standing: ({ name, places, distance, speed }) =>
    `المسافة \u2066${distance}\u2069، السرعة النسبية \u2066${speed} m/s\u2069. \u2068${name}\u2069: ${places}.`,
  again: "العب مجددًا",
};
