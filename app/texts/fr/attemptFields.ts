import type { attemptFields as english } from "../en/attemptFields";
import type { Translation } from "../translation";

export const attemptFields: Translation<typeof english> = {
  number: ({ name }) => `${name} doit être un nombre.`,
  notNegative: ({ name }) => `${name} ne doit pas être négatif.`,
  atMost: ({ name, max }) => `${name} doit être inférieur ou égal à ${max}.`,
  required: ({ name }) => `${name} est obligatoire.`,
  tooLong: ({ name, max }) => `${name} doit contenir ${max} caractères au maximum.`,
  unstorable: ({ name }) => `${name} contient un caractère qui ne peut pas être enregistré.`,
  uuid: ({ name }) => `${name} doit être un UUID.`,
  text: ({ name }) => `${name} doit être une chaîne de caractères.`,
  boolean: ({ name }) => `${name} doit être true ou false.`,
  list: ({ name }) => `${name} doit être une liste.`,
  oneOf: ({ name, first, second }) => `${name} doit être ${first} ou ${second}.`,
  notOver: ({ name, limit }) => `${name} ne doit pas dépasser ${limit}.`,
  tooManyAnswers: ({ max }) => `Une question peut avoir ${max} réponses au maximum.`,
  tooManyQuestions: ({ max }) => `Une tentative peut comporter ${max} questions au maximum.`,
  asInCurriculum: ({ name, value }) => `${name} doit être ${value}, comme dans le programme.`,
  sumOfScores: ({ name, sum }) => `${name} doit être la somme des scores des questions, soit ${sum}.`,
  sumOfMaxima: ({ name, sum }) =>
    `${name} doit être au moins égal à la somme des scores maximaux des questions, soit ${sum}.`,
  noSuchQuestion: "Cette question n'existe pas dans ce scénario du programme.",
  questionTwice: "Cette question figure deux fois.",
  otherOfPool: "Cette question n'a pas été posée. Une autre de son groupe l'a été.",
  noSuchAnswer: "Cette réponse n'existe pas pour cette question du programme.",
  answerTwice: "Cette réponse figure deux fois.",
  textsNeeded:
    "Le programme ne contient pas les questions de ce scénario : questionText et answerText sont donc obligatoires.",
  noQuestions: "Ce scénario n'a pas de questions.",
  orbitNotSet: "Aucune leçon ne permet de régler cette orbite.",
  noSuchTask: "Cette tâche n'existe pas dans ce scénario.",
  answerMissing: ({ field }) => `Cet exercice a besoin de « ${field} ».`,
  answerNotPossible: ({ field }) => `« ${field} » ne peut pas être une réponse à cet exercice.`,
  taskTwice: "Cette tâche figure deux fois.",
  notFlown: "Ce scénario n'est pas un vol.",
  noSandbox: "Ce scénario ne demande pas de bac à sable.",
  flightOver: "Le vol s'est terminé avant le dernier de ces éléments.",
  startNeeded:
    "Un vol noté nécessite un départ donné par le serveur, car chaque départ a ses propres valeurs. Ouvrez de nouveau le scénario en étant en ligne, puis effectuez ce vol.",
};
