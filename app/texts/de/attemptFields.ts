import { plural } from "../format";
import type { attemptFields as english } from "../en/attemptFields";
import type { Translation } from "../translation";

/** For developers of games: `name` is a field of the API. */
export const attemptFields: Translation<typeof english> = {
  number: ({ name }) => `${name} muss eine Zahl sein.`,
  notNegative: ({ name }) => `${name} darf nicht negativ sein.`,
  atMost: ({ name, max }) => `${name} darf höchstens ${max} sein.`,
  required: ({ name }) => `${name} ist erforderlich.`,
  tooLong: ({ name, max }) => `${name} darf höchstens ${max} Zeichen lang sein.`,
  unstorable: ({ name }) => `${name} enthält ein Zeichen, das nicht gespeichert werden kann.`,
  uuid: ({ name }) => `${name} muss eine UUID sein.`,
  text: ({ name }) => `${name} muss eine Zeichenkette sein.`,
  boolean: ({ name }) => `${name} muss true oder false sein.`,
  list: ({ name }) => `${name} muss eine Liste sein.`,
  oneOf: ({ name, first, second }) => `${name} muss ${first} oder ${second} sein.`,
  notOver: ({ name, limit }) => `${name} darf nicht mehr als ${limit} sein.`,
  tooManyAnswers: ({ max }) =>
    plural(max, {
      one: "Eine Frage kann höchstens # Antwort haben.",
      other: "Eine Frage kann höchstens # Antworten haben.",
    }),
  tooManyQuestions: ({ max }) =>
    plural(max, {
      one: "Ein Versuch kann höchstens # Frage haben.",
      other: "Ein Versuch kann höchstens # Fragen haben.",
    }),
  asInCurriculum: ({ name, value }) => `${name} muss ${value} sein, wie im Lehrplan.`,
  sumOfScores: ({ name, sum }) => `${name} muss die Summe der Punkte aller Fragen sein: ${sum}.`,
  sumOfMaxima: ({ name, sum }) => `${name} muss mindestens die Summe der Höchstpunktzahlen aller Fragen sein: ${sum}.`,
  noSuchQuestion: "Der Lehrplan enthält in diesem Szenario keine solche Frage.",
  questionTwice: "Diese Frage ist doppelt aufgeführt.",
  otherOfPool: "Diese Frage wurde nicht gestellt, sondern eine andere aus ihrem Pool.",
  noSuchAnswer: "Der Lehrplan enthält zu dieser Frage keine solche Antwort.",
  answerTwice: "Diese Antwort ist doppelt aufgeführt.",
  textsNeeded:
    "Der Lehrplan führt die Fragen dieses Szenarios nicht auf. Deshalb sind questionText und answerText erforderlich.",
  noQuestions: "Dieses Szenario hat keine Fragen.",
  orbitNotSet: "Diesen Orbit kann man in keiner Lektion einstellen.",
  noSuchTask: "Dieses Szenario hat keine solche Aufgabe.",
  answerMissing: ({ field }) => `Diese Aufgabe braucht „${field}“.`,
  answerNotPossible: ({ field }) => `„${field}“ kann keine Antwort auf diese Aufgabe sein.`,
  taskTwice: "Diese Aufgabe ist doppelt aufgeführt.",
  notFlown: "Dieses Szenario ist kein Flug.",
  noSandbox: "Dieses Szenario verlangt keine Sandbox.",
  flightOver: "Der Flug war vor dem letzten dieser Einträge zu Ende.",
  startNeeded:
    "Ein gewerteter Flug braucht einen Start vom Server, weil jeder Start eigene Zahlen hat. Öffnen Sie das Szenario noch einmal, während Sie online sind, und fliegen Sie diesen Flug.",
};
