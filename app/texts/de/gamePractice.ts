import { dayAndMonth, plural } from "../format";
import type { gamePractice as english } from "../en/gamePractice";
import type { Translation } from "../translation";

export const gamePractice: Translation<typeof english> = {
  title: "Üben",
  start: ({ questions, minutes }) =>
    plural(questions, {
      one: `Üben: # Frage, etwa ${plural(minutes, { one: "# Minute", other: "# Minuten" })}`,
      other: `Üben: # Fragen, etwa ${plural(minutes, { one: "# Minute", other: "# Minuten" })}`,
    }),
  nothingDue: "Heute gibt es nichts zu üben.",
  nextTomorrow: ({ count }) => plural(count, { one: "Morgen ist # Frage dran.", other: "Morgen sind # Fragen dran." }),
  nextOn: ({ date, count }) =>
    plural(count, {
      one: `Am ${dayAndMonth(date)} ist # Frage dran.`,
      other: `Am ${dayAndMonth(date)} sind # Fragen dran.`,
    }),
  streak: ({ days }) => plural(days, { one: "# Tag in Folge", other: "# Tage in Folge" }),
  needsConnection: "Zum Üben brauchen Sie eine Verbindung, weil der Server Ihre Antworten prüft.",
  notGraded: "Wird nicht benotet. Wählen Sie eine Antwort und sagen Sie dann, ob Sie die Antwort wissen oder raten.",
  place: ({ at, count, scenario }) => `Frage ${at} von ${count}, aus ${scenario}`,
  several: "Wählen Sie alle zutreffenden Antworten.",
  sure: "Ich weiß es",
  guess: "Ich rate",
  right: "Richtig.",
  wrong: ({ answers }) => `Das ist nicht richtig. Richtige Antwort: ${answers}`,
  backTomorrow: "Diese Frage kommt morgen wieder.",
  backOn: ({ date }) => `Diese Frage kommt am ${dayAndMonth(date)} wieder.`,
  notCounted: "Diese Frage haben Sie heute schon geübt.",
  notSent: "Ihre Antwort konnte nicht gesendet werden. Prüfen Sie die Verbindung und senden Sie sie dann erneut.",
  sendAgain: "Erneut senden",
  gone: "Diese Frage kann nicht mehr geübt werden.",
  nextQuestion: "Nächste Frage",
  finish: "Beenden",
  openLesson: ({ lesson }) => `Lektion öffnen: ${lesson}`,
  openLessons: "Lektionen öffnen",
  done: "Das war's fürs Erste",
  rightOf: ({ right, count }) => `${right} von ${count} richtig`,
  more: ({ count }) => plural(count, { one: "# weitere üben", other: "# weitere üben" }),
};
