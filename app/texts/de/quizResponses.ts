import { list, plural } from "../format";
import { rich } from "../rich";
import type { quizResponses as english } from "../en/quizResponses";
import type { Translation } from "../translation";

export const quizResponses: Translation<typeof english> = {
  questions: "Fragen",
  handedInAverage: ({ attempts, students, average, maxPoints }) =>
    `${attempts} von ${students} abgegeben · Durchschnitt ${average} von ${maxPoints}`,
  marksRule: ({ minStudents, marks }) =>
    `Nur für Fragen, die mindestens ${minStudents} Studierenden gestellt wurden. ${marks.join(". ")}.`,
  allQuestions: ({ questions }) => plural(questions, { one: "# Frage", other: "Alle # Fragen" }),
  misconceptionsHint: ({ rule, attempts }) =>
    plural(attempts, {
      one: `${rule} # Person hat abgegeben.`,
      other: `${rule} # Studierende haben abgegeben.`,
    }),
  noMisconceptions: "Keine auffälligen Fehlvorstellungen",
  tooFewStudents: "Noch nicht genug Studierende",
  misconceptions: "Fehlvorstellungen",
  wrongChosen: ({ share, answer }) => rich`${share} wählten ${answer}`,
  handedInLate: "Verspätet abgegeben",
  lateHint: "Begonnen, während die Klasse lief, und nach ihrem Ende empfangen. Diese Versuche zählen.",
  lateTimes: ({ began, received }) => `begonnen ${began}, empfangen ${received}`,
  noDataHint: "In dieser Klasse hat noch niemand dieses Quiz abgeschlossen.",
  wrongChosenBy: ({ share, answer, names }) => rich`${share} wählten ${answer}: ${names}`,
  tooFewAsked: "Nicht genug Studierende, um diese Frage zu beurteilen.",
  andMore: ({ others }) => plural(others, { one: "und # weitere", other: "und # weitere" }),
  answersTo: ({ label }) => `Antworten zu ${label}`,
  answer: "Antwort",
  share: "Anteil",
  noAnswer: "Keine Antwort",
  right: "Richtig",
  rightAnswer: "richtig",
  pointsEarned: "Erzielte Punkte",
  averagePoints: "Durchschnittspunkte",
  partlyRight: "Teilweise richtig",
  questionList: "Alle Fragen und Antworten im Wortlaut",
  quizTitle: "Quizantworten",
  lessonTitle: "Lektionsantworten",
  downloadCsv: "CSV herunterladen",
  quizzes: "Quizze",
  lessons: "Lektionen mit Fragen",
  switcherLabel: "Quizze und Lektionen",
  chooseAnother: "anderes Quiz oder andere Lektion wählen",
  handedIn: ({ handedIn }) => plural(handedIn, { other: "# abgegeben" }),
  tabsLabel: "Ansichten dieses Quiz",
  tableLabel: "Antworten aller Studierenden auf jede Frage",
  printedLate: ({ name }) => `${name}, verspätet`,
  tabTitle: "Quizantworten",
  noAnswerCell: "keine Antwort",
  late: "verspätet",
  marks: "Hinweise",
  markRule: ({ name, rule }) => `${name}: ${rule}`,
  facilityRule: "Durchschnittlicher Anteil der Punkte dieser Frage, über alle Studierenden, denen sie gestellt wurde.",
  discriminationRule: ({ minStudents }) =>
    `Korrigierte Trennschärfe: Korrelation nach Pearson (r) zwischen dem Anteil der Punkte, den Studierende in dieser Frage haben, und ihrem Anteil in allen anderen Fragen. Wird berechnet, wenn die Frage mindestens ${minStudents} Studierenden gestellt wurde und beide Anteile variieren.`,
  alarm: ({ alarm }) =>
    ({
      misleading: "Lösung prüfen",
      tooHard: "Zu schwer",
      tooEasy: "Zu leicht",
      separatesLittle: "Geringe Trennschärfe",
    })[alarm],
  alarmHint: ({ alarm }) =>
    ({
      misleading:
        "Studierende, die sonst gut abschnitten, lagen hier häufiger falsch. Prüfen Sie die hinterlegte Lösung und die Formulierung.",
      tooHard: "Zu schwer für diese Klasse.",
      tooEasy: "Unterscheidet kaum zwischen stärkeren und schwächeren Studierenden: Fast alle antworten richtig.",
      separatesLittle: "Unterscheidet kaum zwischen stärkeren und schwächeren Studierenden.",
    })[alarm],
  alarmRule: ({ alarm, misleadsBelow, easyPercent, hardPercent, separatesFrom }) =>
    ({
      misleading: `Trennschärfe unter ${misleadsBelow} und weniger als ${easyPercent} % der Punkte erzielt`,
      tooHard: `weniger als ${hardPercent} % der Punkte erzielt`,
      tooEasy: `mindestens ${easyPercent} % der Punkte erzielt`,
      separatesLittle: `Trennschärfe unter ${separatesFrom}`,
    })[alarm],
  order: ({ order }) => ({ hardest: "Schwierigste zuerst", asked: "Wie im Quiz" })[order],
  discrimination: "Trennschärfe",
  averageDiscrimination: "Durchschnittliche Trennschärfe",
  rightAnswers: ({ answers }) => `Richtig: ${list(answers.map((answer) => `„${answer}“`))}`,
  students: ({ count }) => plural(count, { one: "# Person", other: "# Studierende" }),
  survey: "Umfrage",
  noPoints: "keine Punkte",
  neighbour: ({ direction, title }) => ({ previous: `Zurück: ${title}`, next: `Weiter: ${title}` })[direction],
  markedAnswer: ({ text, isCorrect }) => (isCorrect ? `${text} (richtig)` : `${text} (falsch)`),
  loadingStudents: "Studierende werden geladen …",
  loadingData: "Quizdaten werden geladen …",
  noData: "Keine Quizdaten gefunden",
  notDownloaded: "Die Ergebnisse konnten nicht heruntergeladen werden",
  misconceptionRule: ({ percent, minStudents }) =>
    `Falsche Antworten, die mindestens ${percent} % der Befragten gewählt haben, in Fragen, die mindestens ${minStudents} Studierenden gestellt wurden.`,
  pointsOf: ({ points, maxPoints }) => `${points} von ${maxPoints}`,
  tab: ({ tab }) => ({ responses: "Antworten", questions: "Fragen", misconceptions: "Fehlvorstellungen" })[tab],
};
