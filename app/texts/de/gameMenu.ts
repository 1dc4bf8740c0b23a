import { longDate, plural } from "../format";
import type { gameMenu as english } from "../en/gameMenu";
import type { Translation } from "../translation";

/** The simulator's menu, its list of scenarios, and the player's progress there. */
export const gameMenu: Translation<typeof english> = {
  title: "Modus wählen",
  menu: "Menü",
  back: ({ label }) => `← ${label}`,
  learn: "Lernen",
  learnHint: "Lektionen mit Folien, Aufgaben am Globus und Quizzen.",
  compete: "Wettkampf",
  competeHint: "Gewertete Szenarien, die Sie gegen Ihre Klasse fliegen.",
  sandbox: "Sandbox",
  sandboxHint: "Richten Sie Ihr eigenes Raumfahrzeug ein.",
  station: "Station",
  imagingSatellite: "Erdbeobachtungssatellit",
  communicationsSatellite: "Kommunikationssatellit",
  logOut: "Abmelden",
  quit: "Beenden",
  noClass: "Ihre Klasse konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.",
  noRunningClass: "Keine Ihrer Klassen läuft, deshalb zählen Ihre Punkte in keinem Notenbuch.",
  classOf: ({ courseName }) => `Klasse: ${courseName}. Punkte gehen in ihr Notenbuch.`,
  playsIn: ({ className }) => `Sie spielen jetzt in ${className}.`,
  playIn: ({ className }) => `In ${className} spielen`,
  joined: "Sie sind dem Kurs beigetreten.",
  accessCode: "Zugangscode eines Kurses",
  paste: "Einfügen",
  pasteAccessCode: "Zugangscode einfügen",
  join: "Beitreten",
  newResults: "Neue Ergebnisse",
  otherClassScenario: "Ein Szenario aus einer anderen Klasse",
  scoreOf: ({ score, maxScore, isLate }) =>
    isLate ? `${score} von ${maxScore}, verspätet eingereicht` : `${score} von ${maxScore}`,
  review: "Rückblick",
  reviewOf: ({ name }) => `Rückblick auf ${name}`,
  newComments: "Neue Kommentare",
  commentOn: ({ author, about }) => `${author} zu ${about}`,
  opensAt: ({ date }) => `Öffnet ${date}`,
  dueAt: ({ date }) => `Fällig ${date}`,
  wasDue: ({ date }) => `War fällig ${date}`,
  markRead: "Als gelesen markieren",
  yourProgress: "Ihr Fortschritt",
  progressLoading: "Ihr Fortschritt wird geladen …",
  progressUnknown:
    "Ihr Fortschritt kann nicht angezeigt werden, weil der Server nicht erreichbar ist. Sie können trotzdem spielen: Ergebnisse werden gespeichert und später gesendet.",
  resultsWait: ({ count }) =>
    plural(count, {
      one: "# Ergebnis ist noch nicht gesendet und hier nicht mitgezählt.",
      other: "# Ergebnisse sind noch nicht gesendet und hier nicht mitgezählt.",
    }),
  doneAndNext: ({ done, count }) => `${done} von ${count} erledigt. Als Nächstes:`,
  nothingToPlay: "Hier gibt es noch nichts zu spielen.",
  allAreDone: ({ count }) => `${count} von ${count} erledigt.`,
  worthRepeating: "Lohnt eine Wiederholung",
  lastMissed: "Letzte Antwort falsch",
  streak: ({ streak }) => plural(streak, { other: "# in Folge richtig" }),
  notPassed: "Noch nicht bestanden",
  notPassedMissed: ({ missed, asked }) =>
    plural(asked, {
      one: `Noch nicht bestanden, ${missed} von # Frage falsch`,
      other: `Noch nicht bestanden, ${missed} von # Fragen falsch`,
    }),
  lastPlayed: ({ at }) => `Zuletzt gespielt am ${longDate(at)}`,
  next: "Als Nächstes",
  standing: ({ passed, score, maxScore }) =>
    passed
      ? `Erledigt, beste Punktzahl ${score} von ${maxScore}`
      : `Noch nicht bestanden, beste Punktzahl ${score} von ${maxScore}`,
  noScenarios: "Hier gibt es nichts zu spielen, weil Ihre Klasse nicht geladen werden konnte.",
  notPlayable: ({ count }) =>
    plural(count, {
      one: "# Szenario kann hier nicht gespielt werden",
      other: "# Szenarien können hier nicht gespielt werden",
    }),
  needsGame: "Braucht das eigene Spiel Ihrer Organisation",
  hasNoLesson: "Hat noch keine Lektion",
  hasNoQuestions: "Hat noch keine Fragen",
  turnablePicture: ({ label }) => `${label}. Drehen Sie mit den Pfeiltasten, zoomen Sie mit Plus und Minus.`,
  graphics: "Grafik",
  graphicsAutomatic: "Automatisch",
  graphicsFull: "Voll",
  graphicsSimple: "Einfach",
  noGraphics:
    "Dieser Browser unterstützt keine 3D-Grafik (WebGL 2), deshalb fehlen die Bilder. Alles andere funktioniert.",
  points: ({ points }) => plural(points, { one: "# Punkt", other: "# Punkte" }),
  place: ({ rank }) => `Platz ${rank} in Ihrer Klasse`,
  finishSignal: "Ton und Licht am Ende",
};
