import { plural } from "../format";

type Kind = "pursuit" | "inspection";
type Role = "chaser" | "target";
type Pace = "live" | "days";

/** Pursuit and inspection for two in the simulator: the lists, the board and the result. */
export const gameDuels = {
  title: "Two players",
  hint: "Chase a classmate's spacecraft, or inspect it, turn by turn.",
  yourTurnIn: ({ count }: { count: number }) =>
    plural(count, { one: "Your turn in # match", other: "Your turn in # matches" }),
  canJoin: ({ count }: { count: number }) => plural(count, { one: "# match to join", other: "# matches to join" }),
  kind: ({ kind }: { kind: Kind }) => ({ pursuit: "Pursuit", inspection: "Inspection" })[kind],
  kindHint: ({ kind }: { kind: Kind }) =>
    ({
      pursuit: "The chaser tries to catch the target, which tries to get away.",
      inspection: "The chaser tries to see the target's sunlit side, and the target tries to spoil the view.",
    })[kind],
  pace: ({ pace }: { pace: Pace }) => ({ live: "Live", days: "One day per turn" })[pace],
  paceHint: ({ pace }: { pace: Pace }) =>
    ({
      live: "8 minutes each, plus 10 seconds per turn. About 15 minutes in all.",
      days: "Each burn is due within 24 hours.",
    })[pace],
  against: ({ kind, name }: { kind: Kind; name: string }) =>
    ({ pursuit: `Pursuit against ${name}`, inspection: `Inspection against ${name}` })[kind],
  /** A classmate who isn't known yet, or whose account is gone. */
  classmate: "a classmate",
  yours: "Your matches",
  none: "You have no match yet. Join a classmate's, or start one.",
  toJoin: "Matches to join",
  noneToJoin: "Nobody in your class is waiting for an opponent.",
  join: "Join",
  ended: "Finished matches",
  newMatch: "New match",
  create: "Start match",
  yourTurn: "Your turn",
  opponentsTurn: ({ name }: { name: string }) => `Waiting for ${name}'s burn`,
  waiting: "Waiting for a classmate to join",
  waitingHint: "Everyone in your class sees this match under Compete. You can leave this screen and come back.",
  withdraw: "Withdraw match",
  withdrawn: "This match was withdrawn before anyone joined.",
  score: ({ you, other }: { you: number; other: number }) => `${you} to ${other} points`,
  place: ({ round, turn, turns }: { round: number; turn: number; turns: number }) =>
    `Round ${round} of 2, turn ${turn} of ${turns}`,
  role: ({ role }: { role: Role }) => ({ chaser: "You fly the chaser", target: "You fly the target" })[role],
  swapped: ({ role }: { role: Role }) =>
    `Roles are swapped: ${{ chaser: "you fly the chaser now.", target: "you fly the target now." }[role]}`,
  you: "You",
  plot: "Both spacecraft from the side, in-track to the right, radial up",
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
  fuel: ({ burn, left }: { burn: string; left: string }) => `This burn: ${burn} of ${left} m/s left`,
  tooLarge: ({ most }: { most: number }) => `A burn can be up to ${most} m/s. Enter a smaller one.`,
  tank: "Your tank doesn't hold enough fuel for that burn. Enter a smaller one.",
  send: "Send burn",
  noBurn: "No burn",
  ifNoBurn: ({ name }: { name: string }) => `After this turn, if ${name} doesn't burn`,
  distance: "Distance",
  speed: "Relative speed",
  nearest: "Nearest",
  crossTrack: "Cross-track",
  fuelOf: ({ name }: { name: string }) => `${name}'s fuel`,
  view: "Useful view",
  now: "Now",
  isCaught: "Caught",
  isCollision: "In the keep-out sphere",
  flown: ({ turn, distance, speed }: { turn: number; distance: string; speed: string }) =>
    `Turn ${turn}: ${distance} apart, relative speed ${speed} m/s.`,
  seen: ({ seconds, all }: { seconds: string; all: string }) =>
    `The chaser had a useful view for ${seconds} s, ${all} s in all.`,
  caught: "The chaser caught the target.",
  collided: "The chaser entered the keep-out sphere, which halves its points.",
  roundOver: ({ round, you, other, name }: { round: number; you: number; other: number; name: string }) =>
    `Round ${round}: ${you} points for you, ${other} for ${name}.`,
  notReached: "The server can't be reached.",
  nextTry: ({ seconds }: { seconds: number }) => `Next try in ${seconds} s.`,
  burnWaits: "Your burn will be sent then.",
  tryNow: "Try now",
  rules: "Rules",
  ruleTurns: ({ minutes }: { minutes: string }) =>
    `Each turn, both choose a burn without seeing the other's. Then both coast for ${minutes} minutes.`,
  ruleCatch: ({ distance, speed }: { distance: string; speed: number }) =>
    `The chaser catches the target by passing within ${distance}, slower than ${speed} m/s. An earlier catch earns more points.`,
  ruleFlee: "The target tries to get away. It has less fuel, but it wins points just by not being caught.",
  ruleView: ({ distance, degrees, seconds }: { distance: string; degrees: number; seconds: number }) =>
    `The chaser needs a useful view: within ${distance} of the target, at most ${degrees}° from the direction of the Sun, and with the target out of the Earth's shadow. ${seconds} s of useful view earn full points.`,
  ruleKeepOut: ({ distance }: { distance: string }) =>
    `If the chaser comes nearer than ${distance}, the round ends and the chaser's points are halved.`,
  rulePoints: "After one round you swap roles. In each round, the two of you share 100 points; the higher total wins.",
  ruleClock: ({ pace }: { pace: Pace }) =>
    ({
      live: "You each have 8 minutes, plus 10 seconds per turn. Your clock runs until you send your burn. When it runs out, your turns are flown without burns.",
      days: "Send each burn within 24 hours. Otherwise the turn is flown without a burn.",
    })[pace],
  turns: "Turns",
  turn: "Turn",
  burnOf: ({ name }: { name: string }) => `${name}'s burn`,
  yourBurn: "Your burn",
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
  replay: "Replay",
  moment: "Moment of the round",
  momentOf: ({ turn, time }: { turn: number; time: string }) => `Turn ${turn}, after ${time}`,
  again: "Play again",
};
