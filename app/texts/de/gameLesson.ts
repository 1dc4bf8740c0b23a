import { dayAndMonth, languageName, number, plural, timeOfDay } from "../format";
import type { gameLesson as english } from "../en/gameLesson";
import type { Translation } from "../translation";

/** Lessons and quizzes in the simulator: steps, questions, tasks, hints, and the result. */
export const gameLesson: Translation<typeof english> = {
  leave: "Verlassen",
  stepOf: ({ step, steps }) => `Schritt ${step} von ${steps}`,
  step: ({ step }) => `Schritt ${step}`,
  notInLanguage: ({ language }) => `Diese Lektion gibt es noch nicht auf ${languageName(language)}.`,
  partlyInLanguage: ({ language }) => `Teile dieser Lektion gibt es noch nicht auf ${languageName(language)}.`,
  startOver: "Neu beginnen",
  clearAndStartOver: "Antworten löschen und neu beginnen",
  back: "Zurück",
  next: "Weiter",
  finish: "Abschließen",
  finishAnyway: "Trotzdem abschließen",
  thisStep: "Dieser Schritt",
  nothingAnswered:
    "Sie haben noch nichts beantwortet. Wenn Sie jetzt abschließen, geben Sie ein leeres Quiz ab, das als Versuch zählt. Offene Schritte:",
  stepsOpen: "Diese Schritte sind noch nicht erledigt und würden keine Punkte bringen:",
  noQuestions: "Der Server hat die Fragen nicht gesendet.",
  answerRequired: "Wählen Sie zuerst eine Antwort.",
  notChecked:
    "Der Server ist nicht erreichbar. Ihre Antwort ist gespeichert, und Sie sehen das Ergebnis, nachdem Sie den Versuch eingereicht haben.",
  check: "Prüfen",
  halfPoints: ({ until }) =>
    `Sie haben die Antwort schon gesehen: Zurzeit gibt es die halbe Punktzahl. Volle Punktzahl wieder ab: ${until}.`,
  hint: "Tipp",
  lookAgain: ({ step, title }) => `Sehen Sie sich Schritt ${step} noch einmal an: ${title}.`,
  notScored: "Ohne Wertung",
  points: ({ points, several }) =>
    several
      ? plural(points, {
          one: "# Punkt · Alles Zutreffende auswählen",
          other: "# Punkte · Alles Zutreffende auswählen",
        })
      : plural(points, { one: "# Punkt", other: "# Punkte" }),
  tryAgain: "Das ist nicht richtig. Versuchen Sie es noch einmal für die halbe Punktzahl.",
  right: ({ points, maxScore }) =>
    plural(maxScore, {
      one: `Richtig: ${number(points)} von # Punkt.`,
      other: `Richtig: ${number(points)} von # Punkten.`,
    }),
  wrong: "Das ist nicht richtig.",
  wrongWithPoints: ({ points, maxScore }) =>
    plural(maxScore, {
      one: `Das ist nicht ganz richtig: ${number(points)} von # Punkt.`,
      other: `Das ist nicht ganz richtig: ${number(points)} von # Punkten.`,
    }),
  answeredBefore: "Sie haben diese Frage bereits beantwortet.",
  theAnswerIs: ({ answers }) => `Richtige Antwort: ${answers}.`,
  fullPointsAgain: ({ at }) => `Die volle Punktzahl können Sie in einem weiteren Versuch wieder erzielen, ab: ${at}.`,
  endAttemptsWarning:
    "Damit enden Ihre Versuche für dieses Quiz. Sie behalten Ihre bisher beste Punktzahl, können das Quiz aber nicht noch einmal machen.",
  endAttempts: "Antworten anzeigen und Versuche beenden",
  cancel: "Abbrechen",
  showAnswers: "Antworten anzeigen",
  answersHidden: ({ reason }) =>
    ({
      held: "Ihre Kursleitung hat die richtigen Antworten noch nicht freigegeben.",
      claim: "Das Spiel hat diese Punkte gemeldet, deshalb werden die richtigen Antworten nicht angezeigt.",
      notShown: "Ihre Kursleitung zeigt die richtigen Antworten nicht an.",
      otherClass: "Sie sehen die Antworten, sobald Sie dieses Quiz auch in Ihrer anderen Klasse abgeschlossen haben.",
      classRuns: "Sie sehen die Antworten, wenn die Klasse beendet ist.",
      attemptsLeft: "Sie sehen die Antworten nach Ihrem letzten Versuch oder sobald Sie die volle Punktzahl haben.",
    })[reason],
  countedByServer: "Gespeicherte Punktzahl",
  scoreOf: ({ score, maxScore }) => `${score} von ${maxScore}`,
  result: "Ergebnis",
  passed: "Bestanden",
  notPassed: "Nicht bestanden",
  finished: "Abgeschlossen",
  again: "Noch einmal",
  toMenu: "Zum Menü",
  toList: "Zurück zur Liste",
  sources: "Quellen",
  readingAndTasks: "Lesen und Aufgaben",
  questions: "Fragen",
  questionsWait: "Noch nicht bewertet",
  together: "Gesamt",
  passShare: ({ percent, countsReading }) =>
    countsReading
      ? `Zum Bestehen brauchen Sie ${percent} % der Punkte für Aufgaben und Fragen. Ihr bester Versuch zählt.`
      : `Zum Bestehen brauchen Sie ${percent} % der Punkte. Ihr bester Versuch zählt.`,
  taskGlobe: "Die Erde mit Ihrem Orbit. Ziehen Sie die Griffe für Perigäum, Apogäum und Inklination",
  taskDone: ({ points }) => plural(points, { one: "Geschafft: # Punkt.", other: "Geschafft: # Punkte." }),
  taskDoneAsPractice: "Als Übung geschafft, ohne Punkte.",
  taskOpen: "Noch nicht geschafft.",
  bounds: ({ value, from, to }) => `${value} (${from} bis ${to})`,
  taskWithoutStart:
    "Diese Aufgabe bringt gerade keine Punkte, weil der Server beim Öffnen der Lektion nicht erreichbar war. Verlassen Sie die Lektion und öffnen Sie sie erneut, wenn Sie online sind. Die Aufgabe hat dann neue Zahlen.",
  symbols: "Symbole",
  hintOf: ({ hint, hints }) => `Tipp ${hint} von ${hints}`,
  hintTooEarly: "Probieren Sie zuerst etwas aus, dann können Sie diesen Tipp sehen.",
  hintsSeen: ({ count }) =>
    plural(count, {
      one: "Sie haben # Tipp angesehen. Das hat keine Punkte gekostet.",
      other: "Sie haben # Tipps angesehen. Das hat keine Punkte gekostet.",
    }),
  noAttemptsLeft: "Keine Versuche mehr übrig.",
  attemptsLeft: ({ attempts }) => plural(attempts, { one: "Noch # Versuch übrig.", other: "Noch # Versuche übrig." }),
  nextAttempt: ({ at }) => `Nächster Versuch ab: ${at}.`,
  dayAndTime: ({ at }) => `${dayAndMonth(at)}, ${timeOfDay(at)}`,
  review: "Rückblick",
  yourAnswer: ({ answers }) => (answers ? `Ihre Antwort: ${answers}.` : "Ihre Antwort: keine."),
  pointsOf: ({ points, maxPoints }) =>
    plural(maxPoints, { one: `${number(points)} von # Punkt.`, other: `${number(points)} von # Punkten.` }),
  rightAnswer: ({ answers }) => `Richtige Antwort: ${answers}.`,
  globe: "Die Erde und die Orbits um sie",
  pause: "Pause",
  play: "Abspielen",
  model: "Modell",
  oneDay: "+1 Tag",
  day: ({ day }) => `Tag ${day}`,
  time: "Zeit",
  tenMinutes: "+10 min",
  perigee: "Perigäum",
  apogee: "Apogäum",
  inclination: "Inklination",
  node: "Aufsteigender Knoten",
  argumentOfPerigee: "Argument des Perigäums",
  trueAnomaly: "Wahre Anomalie",
  otherElements: "Weitere Bahnelemente",
  slider: ({ label }) => `${label}, Schieberegler`,
  nextScenario: "Weiter mit:",
  campaignDone: ({ campaign }) => `Kampagne abgeschlossen: ${campaign}`,
  allPassed: ({ count }) =>
    plural(count, { one: "Sie haben # Szenario bestanden.", other: "Sie haben alle # Szenarien bestanden." }),
  getCredential: "Signierten Nachweis holen",
  mastered: "Das können Sie jetzt",
  andMore: ({ count }) => `und ${count} weitere`,
  comesBack: ({ count }) =>
    plural(count, { one: "# Frage kommt beim Üben wieder.", other: "# Fragen kommen beim Üben wieder." }),
};
