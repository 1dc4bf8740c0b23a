import { plural } from "../format";

type Kind = "pursuit" | "inspection";
type Role = "chaser" | "target";
type Pace = "live" | "days";
type Axis = "inTrack" | "radial" | "crossTrack";

/** Pursuit and inspection for two in the simulator: the lists, the board and the result. */
export const gameDuels = {
  title: "Two players",
  hint: "Chase a classmate's spacecraft, or inspect it, turn by turn.",
  unrated: "Matches are for practice: they change no grade, no badge and no place in your class.",
  yourTurnIn: ({ count }: { count: number }) =>
    plural(count, { one: "Your turn in # match", other: "Your turn in # matches" }),
  canJoin: ({ count }: { count: number }) => plural(count, { one: "# match to join", other: "# matches to join" }),
  kind: ({ kind }: { kind: Kind }) => ({ pursuit: "Pursuit", inspection: "Inspection" })[kind],
  kindHint: ({ kind }: { kind: Kind }) =>
    ({
      pursuit: "The chaser tries to catch the target. The target tries to get away.",
      inspection: "The chaser tries to see the target's sunlit side. The target tries to spoil the view.",
    })[kind],
  pace: ({ pace }: { pace: Pace }) => ({ live: "Live", days: "One day per turn" })[pace],
  paceHint: ({ pace }: { pace: Pace }) =>
    ({
      live: "8 minutes each for the whole match, plus 10 seconds a turn. It takes about a quarter of an hour.",
      days: "You each have 24 hours for every burn.",
    })[pace],
  against: ({ kind, name }: { kind: Kind; name: string }) =>
    ({ pursuit: `Pursuit against ${name}`, inspection: `Inspection against ${name}` })[kind],
  /** A classmate who isn't known yet, or whose account is gone. */
  classmate: "a classmate",
  yours: "Your matches",
  none: "No match is running. Join a classmate's, or offer one.",
  toJoin: "Matches to join",
  noneToJoin: "Nobody in your class is waiting for an opponent.",
  join: "Join",
  ended: "Finished matches",
  newMatch: "New match",
  newMatchHint: "A classmate joins your match. You fly the chaser first, then you swap roles.",
  joinFacts: ({ pace }: { pace: Pace }) =>
    ({
      live: "Live: both clocks start when you join. You fly the target first.",
      days: "One day per turn. You fly the target first.",
    })[pace],
  create: "Offer match",
  yourTurn: "Your turn",
  opponentsTurn: ({ name }: { name: string }) => `Waiting for ${name}'s burn`,
  waiting: "Waiting for a classmate to join",
  waitingHint: ({ pace }: { pace: Pace }) =>
    ({
      live: "Everyone in your class sees this match under Compete. Both clocks start when someone joins, so keep this screen open.",
      days: "Everyone in your class sees this match under Compete. You can leave this screen: once someone has joined, you have 24 hours for your burn.",
    })[pace],
  withdraw: "Withdraw match",
  withdrawn: "This match was withdrawn before anyone joined.",
  score: ({ you, other }: { you: number; other: number }) => `${you} to ${other} points`,
  afterRound: ({ you, other }: { you: number; other: number }) => `${you} to ${other} points after round 1`,
  place: ({ round, turn, turns }: { round: number; turn: number; turns: number }) =>
    `Round ${round} of 2, turn ${turn} of ${turns}`,
  role: ({ role }: { role: Role }) => ({ chaser: "You fly the chaser", target: "You fly the target" })[role],
  swapped: ({ role }: { role: Role }) =>
    `Roles are swapped: ${{ chaser: "you fly the chaser now.", target: "you fly the target now." }[role]}`,
  goal: ({
    kind,
    role,
    name,
    distance,
    speed,
    inner,
  }: {
    kind: Kind;
    role: Role;
    name: string;
    distance: string;
    speed: number;
    inner: string;
  }) =>
    ({
      pursuit: {
        chaser: `Your goal: pass within ${distance} of ${name}, slower than ${speed} m/s.`,
        target: `Your goal: don't let ${name} pass within ${distance} slower than ${speed} m/s.`,
      },
      inspection: {
        chaser: `Your goal: see ${name}'s sunlit side for as long as you can, from ${inner} to ${distance} away.`,
        target: `Your goal: keep ${name} from seeing your sunlit side from less than ${distance} away.`,
      },
    })[kind][role],
  you: "You",
  plot: "Both spacecraft from the side, in-track to the right, radial up",
  axes: "→ in-track (forward), ↑ radial (away from the Earth)",
  lines:
    "→ in-track (forward), ↑ radial (away from the Earth). Dashed: this turn. Dotted: the next one, without burns.",
  /** In the picture: the direction of the Sun from the target, and that the Earth hides it. */
  sun: "Sun",
  shadow: "Sun hidden",
  catchRing: ({ distance }: { distance: string }) => `Catch: ${distance}`,
  viewRing: ({ distance }: { distance: string }) => `View: ${distance}`,
  keepOutRing: ({ distance }: { distance: string }) => `Keep out: ${distance}`,
  yourClock: "Your clock",
  clockOf: ({ name }: { name: string }) => `${name}'s clock`,
  hours: ({ hours, minutes }: { hours: number; minutes: number }) => `${hours} h ${minutes} min`,
  chooses: "choosing",
  sent: "sent",
  underMinute: "under a minute",
  empty: "out of time",
  secondsLeft: ({ seconds }: { seconds: number }) => `${seconds} seconds left on your clock.`,
  clockEmpty: "Your clock has run out. Your turns are flown without burns.",
  clockChoice: "Clock",
  goOn: ({ name }: { name: string }) => `Stop waiting for ${name}`,
  opponentIsFinished: ({ name }: { name: string }) =>
    `From now on, ${name}'s turns are flown without burns, and you don't wait for them.`,
  youAreFinished: "Your clock ran out, and your classmate went on without you. Your turns are flown without burns.",
  opponentsClockEmpty: ({ name }: { name: string }) =>
    `${name}'s clock has run out. ${name}'s turns are flown without burns.`,
  choose: "Choose your burn.",
  chooseLast: ({ name }: { name: string }) => `${name} has sent a burn. Choose yours.`,
  sending: "Sending your burn...",
  waitFor: ({ name }: { name: string }) => `Your burn is sent. Waiting for ${name}'s burn.`,
  fuel: ({ burn, most, left }: { burn: string; most: number; left: string }) =>
    `This burn: ${burn} m/s, at most ${most}. Fuel left: ${left} m/s`,
  burnHint:
    "Drag the ring in the picture, or enter the burn. Positive: R away from the Earth, I forward, C to the left.",
  tooLarge: ({ most }: { most: number }) => `A burn can be up to ${most} m/s. Enter a smaller one.`,
  tank: "Your tank doesn't hold enough fuel for that burn. Enter a smaller one.",
  send: "Send burn",
  noBurn: "No burn",
  ifNoBurn: ({ name }: { name: string }) => `After this turn, if ${name} doesn't burn`,
  distance: "Distance",
  speed: "Relative speed",
  nearest: "Nearest so far",
  crossTrack: "Cross-track",
  inTrack: "In-track",
  radial: "Radial",
  seenFrom: ({ name }: { name: string }) => `Where ${name} is, seen from you`,
  side: ({ axis, isPositive, distance }: { axis: Axis; isPositive: boolean; distance: string }) =>
    `${distance} ${
      {
        inTrack: isPositive ? "ahead" : "behind",
        radial: isPositive ? "above" : "below",
        crossTrack: isPositive ? "left" : "right",
      }[axis]
    }`,
  sunAngle: ({ most }: { most: number }) => `Angle from the Sun (at most ${most}°)`,
  sunAngleOf: ({ degrees, isLit }: { degrees: string; isLit: boolean }) =>
    isLit ? `${degrees}°` : `${degrees}°, in shadow`,
  points: "Your points",
  pointsOf: ({ points }: { points: number }) => `${points} of 100`,
  fuelOf: ({ name }: { name: string }) => `Fuel of ${name}`,
  view: "Useful view",
  now: "Now",
  isCaught: "Caught",
  isCollision: "In the keep-out sphere",
  flown: ({
    turn,
    burns,
    distance,
    change,
    speed,
  }: {
    turn: number;
    burns: string;
    distance: string;
    change: string;
    speed: string;
  }) => `Turn ${turn}: ${burns} Now ${distance} apart, ${change}, at ${speed} m/s.`,
  youBurned: ({ burn }: { burn: string }) => `You burned ${burn}.`,
  youDidNotBurn: "You didn't burn.",
  nobodyBurned: "Nobody burned.",
  otherBurned: ({ name, burn }: { name: string; burn: string }) => `${name} burned ${burn}.`,
  otherDidNotBurn: ({ name }: { name: string }) => `${name} didn't burn.`,
  burnPart: ({ axis, isPositive, speed }: { axis: Axis; isPositive: boolean; speed: string }) =>
    `${speed} m/s ${
      {
        inTrack: isPositive ? "forward" : "backward",
        radial: isPositive ? "outward" : "inward",
        crossTrack: isPositive ? "left" : "right",
      }[axis]
    }`,
  change: ({ distance, isNearer }: { distance: string; isNearer: boolean }) =>
    isNearer ? `${distance} nearer than before` : `${distance} farther than before`,
  seen: ({ seconds, all }: { seconds: string; all: string }) => `Useful view: ${seconds} s, in this round ${all} s.`,
  caught: "The chaser caught the target.",
  collided: "The chaser entered the keep-out sphere, which halves its points.",
  roundOver: ({ round, you, other, name }: { round: number; you: number; other: number; name: string }) =>
    `Round ${round}: ${you} points for you, ${other} for ${name}.`,
  notReached: "The server can't be reached.",
  nextTry: ({ seconds }: { seconds: number }) => `Next try in ${seconds} s.`,
  burnWaits: "Keep this screen open: your burn will be sent when the connection is back. Your clock keeps running.",
  tryNow: "Try now",
  rules: "Rules",
  ruleTurns: ({ turns, minutes }: { turns: number; minutes: string }) =>
    `A round has up to ${turns} turns. In each, you both choose a burn without seeing the other's. Then both coast for ${minutes} minutes.`,
  ruleBurn: ({ most }: { most: number }) =>
    `A burn changes your speed by up to ${most} m/s. Forward lifts your orbit, so you fall behind after some turns; backward lowers it, so you get ahead.`,
  ruleCatch: ({ distance, speed }: { distance: string; speed: number }) =>
    `The chaser catches the target by passing within ${distance}, slower than ${speed} m/s. The earlier, the more points.`,
  ruleFlee: ({ turns }: { turns: number }) =>
    `The target only has to stay free for ${turns} turns, but has less fuel. If it does, the chaser still gets some points for coming near.`,
  ruleView: ({ distance, degrees, seconds }: { distance: string; degrees: number; seconds: string }) =>
    `The chaser needs a useful view: within ${distance} of the target, at most ${degrees}° from the direction of the Sun, and with the target out of the Earth's shadow. ${seconds} s of it are worth all points.`,
  ruleKeepOut: ({ distance }: { distance: string }) =>
    `Nearer than ${distance} ends the round and halves the chaser's points.`,
  rulePoints:
    "The player who offered the match flies the chaser first; in round 2 you swap roles. Each round shares 100 points between you, and the higher sum wins.",
  ruleClock: ({ pace }: { pace: Pace }) =>
    ({
      live: "You each have 8 minutes, plus 10 seconds per turn. Your clock runs until you send your burn. When it runs out, your turns are flown without burns.",
      days: "Send each burn within 24 hours. Otherwise the turn is flown without a burn.",
    })[pace],
  turns: "Turns",
  turn: "Turn",

  burns: "Burns in m/s: radial / in-track / cross-track",
  noTurns: "No turn was flown.",
  giveUp: "Give up",
  giveUpSure: ({ name }: { name: string }) =>
    `Press again to give up. ${name} gets 100 points for each unfinished round.`,
  outcome: ({ outcome }: { outcome: "won" | "lost" | "drawn" }) =>
    ({ won: "You won", lost: "You lost", drawn: "A draw" })[outcome],
  gaveUp: ({ name }: { name: string }) => `${name} gave up.`,
  youGaveUp: "You gave up.",
  byClock: "A clock ran out, so the last turns were flown without burns.",
  classEnded: "The class ended, so only finished rounds count.",
  roundName: ({ round }: { round: number }) => `Round ${round}`,
  roundScore: ({ round, role, you, other }: { round: number; role: Role; you: number; other: number }) =>
    `Round ${round}, ${{ chaser: "you as the chaser", target: "you as the target" }[role]}: ${you} to ${other}`,
  caughtIn: ({ turn }: { turn: number }) => `Caught in turn ${turn}.`,
  notCaught: ({ distance }: { distance: string }) => `Not caught, nearest: ${distance}.`,
  viewIn: ({ seconds }: { seconds: string }) => `Useful view: ${seconds} s.`,
  collidedIn: ({ turn }: { turn: number }) => `The chaser entered the keep-out sphere in turn ${turn}.`,
  replay: "Replay",
  moment: "Moment of the round",
  momentOf: ({ turn, time }: { turn: number; time: string }) => `Turn ${turn}, after ${time}`,
  standing: ({ name, places, distance, speed }: { name: string; places: string; distance: string; speed: string }) =>
    `Distance ${distance}, relative speed ${speed} m/s. ${name} is ${places}.`,
  again: "Play again",
};
