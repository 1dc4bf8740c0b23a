import { plural } from "../format";
import type { dueDates as english } from "../en/dueDates";
import type { Translation } from "../translation";

export const dueDates: Translation<typeof english> = {
  title: "Abgabetermine",
  intro:
    "Studierende sehen diese Termine im Spiel, in ihren Ergebnissen und in ihrem Kalender. Änderungen gelten sofort.",
  timeZone: "Zeitzone des Kurses",
  timeZoneHint: "In dieser Zeitzone werden Termine eingegeben und angezeigt.",
  timesIn: ({ zone }) => `Zeiten in ${zone}.`,
  opens: "Öffnet",
  due: "Fällig",
  opensOf: ({ title }) => `Wann ${title} öffnet`,
  dueOf: ({ title }) => `Wann ${title} fällig ist`,
  campaignHint: "Gilt für alle Szenarien der Kampagne, die keine eigenen Termine haben.",
  scenariosOf: ({ dated }) =>
    dated === 0 ? "Termine einzelner Szenarien" : `Termine einzelner Szenarien (${dated} gesetzt)`,
  save: "Abgabetermine speichern",
  saved: "Abgabetermine gespeichert.",
  savedOver: ({ by }) =>
    `Abgabetermine gespeichert. Während der Bearbeitung hat ${by} Termine geändert; prüfen Sie, ob sie stimmen.`,
  unchanged: "Es hat sich nichts geändert.",
  noScenarios: "Der Lehrplan dieser Klasse hat noch keine Szenarien.",
  lateRule: ({ percent, least, grace }) =>
    `Verspätete Versuche verlieren für jeden angefangenen Tag ${percent} % ihrer Punkte, bis auf ${least} %.` +
    (grace === 0 ? "" : ` Die ersten ${grace} min nach dem Termin sind frei.`),
  noLateRule: "Verspätete Versuche zählen voll.",
  missingRule: ({ days }) =>
    days === 0
      ? "Ohne Versuch zählt ein Szenario als 0, sobald es fällig ist."
      : plural(days, {
          one: "Ohne Versuch zählt ein Szenario # Tag nach dem Termin als 0.",
          other: "Ohne Versuch zählt ein Szenario # Tage nach dem Termin als 0.",
        }),
  noMissingRule: "Szenarien ohne Versuch bleiben leer.",
  changeRules: "Diese Regeln ändern",
  lateTitle: "Verspätet und nicht eingereicht",
  percentPerDay: "Punktabzug pro Tag in %",
  percentPerDayHint:
    "Für jeden angefangenen Tag nach dem Termin. Lassen Sie das Feld leer, wenn verspätete Versuche voll zählen.",
  leastPercent: "Mindestens verbleibende Punkte in %",
  leastPercentHint: "Wie spät ein Versuch auch kommt.",
  graceMinutes: "Kulanzzeit in Minuten",
  graceMinutesHint: "So lange nach dem Termin gilt ein Versuch noch als pünktlich.",
  missingAfterDays: "Nicht Eingereichtes zählt als 0 nach Tagen",
  missingAfterDaysHint: "Tage nach dem Termin. Lassen Sie das Feld leer, damit nicht Eingereichtes leer bleibt.",
  extensionsTitle: "Verlängerungen",
  noExtensions: "Niemand hat eine Verlängerung.",
  extend: "Abgabetermine verlängern",
  extendOne: "Abgabetermin verlängern",
  students: "Studierende",
  scenarios: "Szenarien",
  newDue: "Neuer Termin",
  reason: "Grund",
  reasonHint: "Die Studierenden können diesen Grund lesen.",
  extended: ({ extensions }) =>
    plural(extensions, { one: "Abgabetermin verlängert.", other: "# Abgabetermine verlängert." }),
  endExtension: "Verlängerung entfernen",
  endExtensionOf: ({ name, scenarioTitle }) => `Verlängerung von ${name} in ${scenarioTitle} entfernen`,
  extensionRemoved: "Verlängerung entfernt. Es gilt wieder der Termin der Klasse.",
  extensionBy: ({ by, date }) => `${by}, ${date}`,
  late: "verspätet",
  missing: "nicht eingereicht",
  lateLegend: "‡ Verspätet",
  missingLegend: "∅ Nichts eingereicht, zählt als 0",
  lateGrade: ({ days, percent, points, left }) =>
    plural(days, {
      one: `# Tag verspätet: ${percent} % weniger, aus ${points} wurden ${left}.`,
      other: `# Tage verspätet: ${percent} % weniger, aus ${points} wurden ${left}.`,
    }),
  onTime: "Pünktlich.",
  missingGrade: ({ date }) => `Bis ${date} wurde nichts eingereicht, daher zählt es als 0.`,
  missingFrom: ({ date }) => `Ohne Versuch zählt es ab ${date} als 0.`,
  extendedFrom: ({ date }) => `Verlängert; Termin der Klasse war ${date}.`,
  dueAt: ({ date }) => `Fällig ${date}`,
  notYetOpen: ({ date }) => `Dieses Szenario öffnet ${date}. Spielen Sie es dann.`,
  calendarTitle: "Kalender und Erinnerungen",
  calendarIntro: "Abonnieren Sie Ihre Abgabetermine im Kalender auf Ihrem Telefon oder Computer.",
  calendarNew: "Kalenderadresse erstellen",
  calendarReplace: "Kalenderadresse ersetzen",
  calendarRemove: "Kalenderadresse entfernen",
  calendarShown:
    "Kopieren Sie diese Adresse in Ihren Kalender. Wer sie hat, kann Ihre Abgabetermine lesen. Sie wird nur einmal angezeigt.",
  calendarCopy: "Kalenderadresse kopieren",
  calendarSince: ({ date, lastRead }) =>
    lastRead === null
      ? `Ihre Kalenderadresse wurde am ${date} erstellt und noch nicht abgerufen.`
      : `Ihre Kalenderadresse wurde am ${date} erstellt und zuletzt am ${lastRead} abgerufen.`,
  calendarRemoved: "Kalenderadresse entfernt. Kalender können sie nicht mehr abrufen.",
  calendarName: ({ productName }) => `${productName}: Abgabetermine`,
  calendarEvent: ({ scenarioTitle, courseName }) => `Fällig: ${scenarioTitle} (${courseName})`,
  reminders: "Einen Tag vor einem Abgabetermin per E-Mail erinnern",
  remindersSaved: "Gespeichert.",
  mailSubject: ({ scenarios, productName }) =>
    plural(scenarios, { one: `Bald fällig - ${productName}`, other: `# Szenarien bald fällig - ${productName}` }),
  mailText: ({ username, scenarios }) =>
    plural(scenarios, {
      one: `Guten Tag ${username}, dieses Szenario ist bald fällig, und Sie haben es noch nicht gespielt:`,
      other: `Guten Tag ${username}, diese Szenarien sind bald fällig, und Sie haben sie noch nicht gespielt:`,
    }),
  mailLine: ({ scenarioTitle, courseName, date }) => `${scenarioTitle} (${courseName}): fällig ${date}`,
  mailStop:
    "Sie erhalten diese E-Mail, weil Sie Erinnerungen gewünscht haben. Sie können sie in Ihrem Konto abschalten.",
  unknownZone: "Wählen Sie eine Zeitzone aus der Liste.",
  oneTarget: "Nennen Sie entweder ein Szenario oder eine Kampagne.",
  dueBeforeOpening: "Der Termin muss nach dem Öffnen liegen.",
  noSuchTime: "Diese Uhrzeit gibt es in der Zeitzone des Kurses nicht. Geben Sie eine andere ein.",
  targetTwice: "Ein Szenario oder eine Kampagne ist doppelt aufgeführt.",
  unknownTarget: "Ein Szenario oder eine Kampagne ist nicht im Lehrplan dieser Klasse.",
  unknownStudent: "Eine Person ist nicht in dieser Klasse.",
  studentRequired: "Wählen Sie mindestens eine Person.",
  scenarioRequired: "Wählen Sie mindestens ein Szenario.",
  dueRequired: "Geben Sie den neuen Termin ein.",
  tooManyStudents: ({ max }) => `Wählen Sie höchstens ${max} Studierende.`,
  tooManyScenarios: ({ max }) => `Wählen Sie höchstens ${max} Szenarien.`,
  tooManyAtOnce: ({ max }) =>
    `Das sind mehr als ${max} Verlängerungen auf einmal. Wählen Sie weniger Studierende oder Szenarien.`,
  tooMany: ({ max }) => `Eine Klasse kann höchstens ${max} Termine haben.`,
  tooManyChanges: ({ max }) => `Die Termine dieser Klasse wurden schon ${max}-mal geändert; mehr geht nicht.`,
  notDue: "Ein Szenario hat keinen Abgabetermin, der verlängert werden kann. Setzen Sie zuerst seinen Termin.",
  extensionEnded: "Diese Verlängerung wurde schon ersetzt oder entfernt.",
};
