import { fixed, longUtcDate, plural } from "../format";
import type { weeklyMissions as english } from "../en/weeklyMissions";
import type { Translation } from "../translation";

export const weeklyMissions: Translation<typeof english> = {
  none: "Ihr Curriculum hat keinen Flug für eine Mission der Woche.",
  notBegun: "Beginnen Sie zuerst die Mission der Woche: Dieser Flug hat keinen Start.",
  noFlightLeft: ({ most }) =>
    plural(most, {
      one: "Sie haben Ihren # Flug dieser Woche abgegeben. Die nächste Mission beginnt am Montag.",
      other: "Sie haben alle # Flüge dieser Woche abgegeben. Die nächste Mission beginnt am Montag.",
    }),
  weekOver: "Diese Mission ist beendet. Flüge werden bis zwei Stunden nach dem Ende der Woche angenommen.",
  flownBefore: "Genau diesen Flug haben Sie schon abgegeben. Er wurde nicht noch einmal gezählt.",
  copied: "Das ist genau der Flug einer anderen Person Ihrer Klasse. Er wurde nicht gezählt: Fliegen Sie selbst.",
  flyFirst: "Geben Sie zuerst einen Flug dieser Woche ab. Dann kann Ihre Klasse neben ihm fliegen.",
  ghostsLater: "Geben Sie zuerst Ihren ersten Flug dieser Woche ab. Dann können Sie neben Ihrer Klasse fliegen.",
  title: "Mission der Woche",
  until: ({ at, days }) =>
    days < 2 ? `Endet ${days === 0 ? "heute" : "morgen"} um 24:00 UTC` : `Bis ${longUtcDate(at)}, 24:00 UTC`,
  rules: "Alle fliegen diese Woche denselben Start. Das Notenbuch ändert sich nicht.",
  fly: "Mission fliegen",
  resume: "Flug fortsetzen",
  flightsLeft: ({ count }) =>
    plural(count, { one: "Noch # Flug in dieser Woche", other: "Noch # Flüge in dieser Woche" }),
  ownBest: ({ points, maxPoints }) => `Ihr bester: ${points} von ${maxPoints}`,
  notFlown: "Noch nicht geflogen",
  loading: "Wird geladen ...",
  notLoaded: "Das konnte nicht geladen werden, weil der Server nicht erreichbar ist.",
  ghosts: ({ count }) =>
    plural(count, { one: "Neben # Person der Klasse fliegen", other: "Neben # Personen der Klasse fliegen" }),
  noGhosts: "In Ihrer Klasse teilt noch niemand einen Flug dieser Woche.",
  share: "Meine Klasse darf neben meinem besten Flug dieser Woche fliegen",
  shareHint:
    "Die anderen sehen Ihren Benutzernamen und Ihre Bahn, sobald sie selbst einen Flug abgegeben haben. Sie können das zurücknehmen.",
  shared: "Gespeichert. Ihre Klasse kann neben Ihrem Flug fliegen.",
  notShared: "Gespeichert. Ihre Klasse kann nicht neben Ihrem Flug fliegen.",
  standings: "Rangliste der Woche",
  ofClass: "In Ihrer Klasse",
  ofOrganization: "In Ihrer Organisation",
  ofClasses: "Klassen",
  classesHint: ({ count }) => `Durchschnitt der besten ${count} Flüge einer Klasse`,
  place: "Platz",
  student: "Person",
  className: "Klasse",
  points: "Punkte",
  deltaV: "Delta-v",
  time: "Zeit",
  average: "Durchschnitt",
  otherClass: "Klasse einer anderen Organisation",
  noStandings: "Diese Mission ist noch niemand geflogen.",
  noClasses: ({ count }) => `Noch hat keine Klasse ${count} Flüge.`,
  metresPerSecond: ({ deltaV }) => `${fixed(deltaV, 2)} m/s`,
  showRating: "Meine Wertung in dieser Klasse anzeigen",
  ratingHint: "Aus den Missionen der letzten zwölf Wochen, im Vergleich mit der Klasse. Nur Sie sehen sie.",
  rating: ({ rating, weeks }) =>
    plural(weeks, { one: `Wertung ${rating} nach # Woche`, other: `Wertung ${rating} nach # Wochen` }),
  noRating: "Noch keine Wertung. Sie braucht eine beendete Woche, in der Sie und zwei andere der Klasse geflogen sind.",
  sending: "Ihr Flug wird abgegeben ...",
  notSent: ({ reason }) => `Nicht abgegeben: ${reason}`,
  offline: "Der Server ist nicht erreichbar. Ihr Flug ist auf diesem Gerät gespeichert.",
  sendAgain: "Erneut versuchen",
  saved: ({ points, maxPoints }) => `Abgegeben: ${points} von ${maxPoints} Punkten`,
  isBest: "Ihr bester der Woche",
  waiting: "Einer Ihrer Flüge ist noch nicht abgegeben.",
};
