import { fixed, longUtcDate, plural } from "../format";

/** Where a classmate is, as the player sees it. */
type GhostSide = "ahead" | "behind" | "left" | "right" | "above" | "below" | "beside" | "ended";

/** The mission of the week: why a flight or a request is refused, and the game's screens. */
export const weeklyMissions = {
  none: "Your curriculum has no flight for a mission of the week.",
  notBegun: "Begin the mission of the week first: this flight has no start.",
  noFlightLeft: ({ most }: { most: number }) =>
    plural(most, {
      one: "You've handed in your # flight of this week. The next mission begins on Monday.",
      other: "You've handed in all # flights of this week. The next mission begins on Monday.",
    }),
  weekOver: "This mission has ended. Flights are accepted until two hours after the end of the week.",
  flownBefore: "You've handed in exactly this flight before. It wasn't counted again.",
  copied: "This is exactly the flight of a classmate. It wasn't counted: fly your own.",
  flyFirst: "Hand in a flight of this week first. Then your class can fly beside it.",
  ghostsLater: "Hand in your first flight of this week first. Then you can fly beside your classmates.",
  title: "Mission of the week",
  /** `days`: until the last day; 0 is today, in UTC. */
  until: ({ at, days }: { at: Date; days: number }) =>
    days < 2 ? `Ends ${days === 0 ? "today" : "tomorrow"} at 24:00 UTC` : `Until ${longUtcDate(at)}, 24:00 UTC`,
  rules: "Everyone flies the same start this week. The gradebook doesn't change.",
  fly: "Fly the mission",
  resume: "Continue the flight",
  flightsLeft: ({ count }: { count: number }) =>
    plural(count, { one: "# flight left this week", other: "# flights left this week" }),
  ownBest: ({ points, maxPoints }: { points: number; maxPoints: number }) => `Your best: ${points} of ${maxPoints}`,
  notFlown: "Not flown yet",
  loading: "Loading...",
  notLoaded: "This couldn't be loaded because the server can't be reached.",
  ghosts: ({ count }: { count: number }) =>
    plural(count, { one: "Fly beside # classmate", other: "Fly beside # classmates" }),
  noGhosts: "Nobody in your class shares a flight of this week yet.",
  /** A checkbox. */
  share: "Let my class fly beside my best flight of this week",
  shareHint: "They see your username and your path, once they've handed in a flight themselves. You can take it back.",
  shared: "Saved. Your class can fly beside your flight.",
  notShared: "Saved. Your class can't fly beside your flight.",
  standings: "Standings of the week",
  ofClass: "In your class",
  ofOrganization: "In your organization",
  ofClasses: "Classes",
  classesHint: ({ count }: { count: number }) => `Average of a class's best ${count} flights`,
  place: "Place",
  student: "Student",
  className: "Class",
  points: "Points",
  deltaV: "Delta-v",
  time: "Time",
  average: "Average",
  otherClass: "Class of another organization",
  noStandings: "Nobody has flown this mission yet.",
  noClasses: ({ count }: { count: number }) => `No class has ${count} flights yet.`,
  metresPerSecond: ({ deltaV }: { deltaV: number }) => `${fixed(deltaV, 2)} m/s`,
  /** A checkbox; off until the player chooses it. */
  showRating: "Show my rating in this class",
  ratingHint: "From the missions of the last twelve weeks, compared with classmates. Only you see it.",
  rating: ({ rating, weeks }: { rating: number; weeks: number }) =>
    plural(weeks, { one: `Rating ${rating} after # week`, other: `Rating ${rating} after # weeks` }),
  noRating: "No rating yet. It needs an ended week in which you and two classmates flew.",
  sending: "Handing in your flight...",
  notSent: ({ reason }: { reason: string }) => `Not handed in: ${reason}`,
  offline: "the server can't be reached. Your flight is stored on this device.",
  sendAgain: "Try again",
  saved: ({ points, maxPoints }: { points: number; maxPoints: number }) =>
    `Handed in: ${points} of ${maxPoints} points`,
  isBest: "Your best of the week",
  /** Of a flight that waits on this device. */
  waiting: "One of your flights is waiting to be handed in.",
  /** Heading of a table: the player and those they flew beside. */
  besideYou: "You and the classmates beside you",
  /** Label of a list of them with distances. */
  classmates: "Classmates beside you",
  /** Short, beside a name, and in `ghostIs`. */
  ghostPlace: ({ distance, side }: { distance: string; side: GhostSide }) =>
    ({
      ahead: `${distance} ahead`,
      behind: `${distance} behind`,
      left: `${distance} to the left`,
      right: `${distance} to the right`,
      above: `${distance} above`,
      below: `${distance} below`,
      beside: "right beside you",
      ended: "no longer flying",
    })[side],
  /** Read aloud by screen readers: "ANNA is 120 m ahead." */
  ghostIs: ({ username, place }: { username: string; place: string }) => `${username} is ${place}.`,
};
