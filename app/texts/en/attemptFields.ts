/** For developers of games: `name` is a field of the API. */
export const attemptFields = {
  number: ({ name }: { name: string }) => `${name} must be a number.`,
  notNegative: ({ name }: { name: string }) => `${name} must not be negative.`,
  atMost: ({ name, max }: { name: string; max: number }) => `${name} must be at most ${max}.`,
  required: ({ name }: { name: string }) => `${name} is required.`,
  tooLong: ({ name, max }: { name: string; max: number }) => `${name} must be ${max} characters or less.`,
  unstorable: ({ name }: { name: string }) => `${name} contains a character that can't be stored.`,
  uuid: ({ name }: { name: string }) => `${name} must be a UUID.`,
  text: ({ name }: { name: string }) => `${name} must be a string.`,
  boolean: ({ name }: { name: string }) => `${name} must be true or false.`,
  list: ({ name }: { name: string }) => `${name} must be a list.`,
  oneOf: ({ name, first, second }: { name: string; first: string; second: string }) =>
    `${name} must be ${first} or ${second}.`,
  notOver: ({ name, limit }: { name: string; limit: string }) => `${name} must not be more than ${limit}.`,
  tooManyAnswers: ({ max }: { max: number }) => `A question can have at most ${max} answers.`,
  tooManyQuestions: ({ max }: { max: number }) => `An attempt can have at most ${max} questions.`,
  asInCurriculum: ({ name, value }: { name: string; value: number }) =>
    `${name} must be ${value}, as in the curriculum.`,
  sumOfScores: ({ name, sum }: { name: string; sum: number }) =>
    `${name} must be the sum of the questions' scores, ${sum}.`,
  sumOfMaxima: ({ name, sum }: { name: string; sum: number }) =>
    `${name} must be at least the sum of the questions' maximum scores, ${sum}.`,
  noSuchQuestion: "The curriculum has no such question in this scenario.",
  questionTwice: "This question is listed twice.",
  otherOfPool: "This question wasn't asked. Another one from its pool was.",
  noSuchAnswer: "The curriculum has no such answer to this question.",
  answerTwice: "This answer is listed twice.",
  textsNeeded: "The curriculum doesn't list this scenario's questions, so questionText and answerText are required.",
  noQuestions: "This scenario has no questions.",
  orbitNotSet: "Players can't set this orbit in any lesson.",
  noSuchTask: "This scenario has no such task.",
  answerMissing: ({ field }: { field: string }) => `This task needs “${field}”.`,
  answerNotPossible: ({ field }: { field: string }) => `“${field}” can't be an answer to this task.`,
  taskTwice: "This task is listed twice.",
  notFlown: "This scenario isn't a flight.",
  noSandbox: "This scenario doesn't ask for a sandbox.",
  flightOver: "The flight ended before the last entry in this list.",
  startNeeded:
    "A scored flight needs a start from the server, because each start has its own numbers. Open the scenario again while you're online, then fly that flight.",
};
