import { list } from "../format";

/** Mistakes in curricula and lessons, after the place in the document: "campaigns.0.title: Must not be empty." */
export const contentFindings = {
  unknownField: "There's no field with this name.",
  unknownFieldNamed: ({ name }: { name: string }) => `There's no field “${name}”.`,
  missing: ({ name }: { name: string }) => `${name} is missing.`,
  invalid: "Isn't valid.",
  empty: "Must not be empty.",
  notText: "Must be text.",
  notNumber: "Must be a number.",
  notWhole: "Must be a whole number.",
  notBoolean: "Must be true or false.",
  notList: "Must be a list.",
  notObject: "Must be an object.",
  notUuid: "Must be a UUID.",
  notOneOf: ({ choices }: { choices: string }) => `Must be one of: ${choices}.`,
  negative: "Must not be negative.",
  tooSmall: ({ least }: { least: number }) => `Must be at least ${least}.`,
  tooLarge: ({ most }: { most: number }) => `Must be at most ${most}.`,
  notMoreThan: ({ limit }: { limit: number }) => `Must be more than ${limit}.`,
  outOfRange: ({ least, most }: { least: number; most: number }) => `Must be from ${least} to ${most}.`,
  tooLong: ({ max }: { max: number }) => `Must be ${max} characters or less.`,
  tooFewEntries: ({ min }: { min: number }) => `Must have at least ${min} entries.`,
  tooManyEntries: ({ max }: { max: number }) => `Must have at most ${max} entries.`,
  unstorable: "Contains a character that can't be stored.",
  keyFormat: "Must be lowercase letters and digits, with single hyphens between them.",
  smallKeyFormat: "Must begin with a letter or digit. Dots, hyphens and underscores may follow.",
  fewAnswers: "A question needs at least two answers.",
  manyAnswers: ({ max }: { max: number }) => `A question may have at most ${max} answers.`,
  noCampaign: "A curriculum needs a campaign.",
  manyCampaigns: ({ max }: { max: number }) => `A curriculum may have at most ${max} campaigns.`,
  manyScenarios: ({ max }: { max: number }) => `A curriculum may have at most ${max} scenarios.`,
  duplicate: ({ thing, value }: { thing: DuplicateThing; value: string }) =>
    ({
      campaignKey: `There's another campaign with the key “${value}”.`,
      scenarioKey: `There's another scenario with the key “${value}”.`,
      scenarioId: `There's another scenario with the id “${value}”.`,
      questionKey: `There's another question with the key “${value}”.`,
      answerKey: `There's another answer with the key “${value}”.`,
      answerText: `There's another answer with the text “${value}”.`,
    })[thing],
  lessonType: "Only a scenario of the type “Default” has a lesson of its own. A quiz asks its questions.",
  lessonGrading: "The server grades lessons, so grading must be “server”.",
  lessonMaxScore: "A lesson needs maxScore.",
  flightType: "Only a scenario of the type “Default” has a flight.",
  flightGrading: "The server grades flights, so grading must be “server”.",
  flightAlone: "A scenario with a flight has no lesson, sandbox task or questions.",
  flightMaxScore: "The points of a flight (maxScore) must be a multiple of 10.",
  flightTooLarge: ({ kilobytes }: { kilobytes: number }) => `A mission can have up to ${kilobytes} kB.`,
  flightReferenceDeltaV: ({ most }: { most: number }) =>
    `The tank holds ${most} m/s, so the reference can't need more.`,
  flightReferenceTime: ({ most }: { most: number }) =>
    `The flight ends after ${most} s, so the reference can't take longer.`,
  sandboxType: "Only a scenario of the type “Default” has a sandbox task.",
  sandboxGrading: "The server checks sandboxes, so grading must be “server”.",
  sandboxAlone: "A scenario with a sandbox task has neither a lesson nor questions.",
  sandboxText: "A sandbox task needs a text.",
  sandboxMaxScore: "A sandbox task needs maxScore, a whole number of at least 1.",
  checkPoints: ({ sum, maxScore }: { sum: number; maxScore: number }) =>
    `The checks add up to ${sum} points, but the scenario's maxScore is ${maxScore}.`,
  sameSpacecraft: "The two spacecraft must be different.",
  otherSum: ({ maxQuestionsScore, sum }: { maxQuestionsScore: number; sum: number }) =>
    `maxQuestionsScore is ${maxQuestionsScore}, but the points of the questions add up to ${sum}. You can leave it out.`,
  poolOfLesson: "Only a quiz draws from a pool. A lesson asks all its questions.",
  poolOfOne: ({ pool }: { pool: string }) => `The pool “${pool}” needs at least two questions.`,
  poolPoints: ({ pool }: { pool: string }) => `All questions of the pool “${pool}” must give the same points.`,
  noRightAnswer: "A question with points needs a correct answer. A survey has 0 points.",
  noSuchQuestion: ({ key }: { key: string }) => `There's no question “${key}”.`,
  questionNotOnce: ({ key }: { key: string }) => `The question “${key}” must be asked exactly once.`,
  taskPoints: ({ sum, maxScore }: { sum: number; maxScore: number }) =>
    `The tasks add up to ${sum} points, but the scenario's maxScore is ${maxScore}.`,
  onlyReading: "A lesson needs a task or a question, because reading alone isn't enough to pass.",
  manyImages: ({ max }: { max: number }) => `A lesson may have at most ${max} pictures.`,
  wrongImage: ({ kilobytes }: { kilobytes: number }) =>
    `Must be a PNG, JPEG or WebP picture of at most ${kilobytes} kB.`,
  apsidesSwapped: "The apogee must not be below the perigee.",
  numberNameFormat: "Must be at most 20 letters, and begin with a lowercase letter.",
  nameTwice: ({ name }: { name: string }) => `The name “${name}” is used twice.`,
  noSuchOrbit: ({ orbit }: { orbit: string }) => `There's no orbit “${orbit}”.`,
  noSuchNumber: ({ name }: { name: string }) => `There's no number “${name}”.`,
  noNumberBefore: ({ name }: { name: string }) => `There's no number “${name}” before this one.`,
  numberInTitle: "A title can't contain random numbers.",
  notNumberOrFormula: "Must be a number or a formula.",
  toNotAboveFrom: "“to” must be above “from”.",
  toBelowFrom: "“to” must not be below “from”.",
  fromNotBelowTo: "“from” must be below “to”.",
  valueOutside: "The value must be from “from” to “to”.",
  manySteps: ({ max }: { max: number }) => `There may be at most ${max} steps from “from” to “to”.`,
  /** In this entry and the next four, `numbers` are the drawn ones: "a = 3 and b = 4". */
  goalNotCalculated: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0 ? `The goal can't be calculated with ${list(numbers)}.` : "The goal can't be calculated.",
  goalOrbitImpossible: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0
      ? `The task shows an impossible orbit with ${list(numbers)}.`
      : "The task shows an impossible orbit.",
  goalReversed: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0
      ? `The goal's “from” is above its “to” with ${list(numbers)}.`
      : "The goal's “from” is above its “to”.",
  goalMetAtStart: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0
      ? `The goal is already met at the start with ${list(numbers)}.`
      : "The goal is already met at the start.",
  goalUnreachable: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0
      ? `No orbit that a student can set meets the goal with ${list(numbers)}.`
      : "No orbit that a student can set meets the goal.",
  goalTooSimilar:
    "Too many starts have the same solution. Add a number under “draw”, use it in “from” and “to”, and make its steps wider than the goal.",
  figureForm: "A calculated number needs a formula, or “pick” and “of”.",
  answerNotCalculated: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0 ? `The answer can't be calculated with ${list(numbers)}.` : "The answer can't be calculated.",
  answerAtStart: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0
      ? `The task is already solved at the start with ${list(numbers)}.`
      : "The task is already solved at the start.",
  answerMissing: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0
      ? `There is no correct answer, or more than one, with ${list(numbers)}.`
      : "There is no correct answer, or more than one.",
  optionsTooClose: ({ numbers }: { numbers: readonly string[] }) =>
    numbers.length > 0
      ? `Two options are too close to put in order with ${list(numbers)}.`
      : "Two options are too close to put in order.",
  answerTooSimilar: "Too many starts have the same answer. Make the answer depend more on the random numbers.",
  nothingToSlide: "There's nothing to change. Give at least one input a range.",
  noSuchQuantity: ({ key }: { key: string }) => `There's no quantity “${key}”.`,
  noSuchInput: ({ model }: { model: string }) => `Isn't an input of “${model}”.`,
  noSlider: "Isn't a slider of this explorable.",
  notTaughtBefore: ({ title }: { title: string }) => `No earlier step has the title “${title}”.`,
  noSuchSlider: ({ key }: { key: string }) => `“${key}” isn't a slider of this explorable.`,
  outsideSlider: "Is outside the slider's range.",
  guessOrAnswers: "Needs either “guess” or “answers”.",
  guessMissesValue: ({ value }: { value: string }) => `The range doesn't contain the calculated value, ${value}.`,
  answersWithValue: ({ count, value }: { count: number; value: string }) =>
    `Exactly one answer must contain the calculated value, ${value}. Currently ${count} do.`,
  shapeTwice: "Give either the apogee or the eccentricity, not both.",
  placeTwice: "Give either the mean or the true anomaly, not both.",
  logarithmicToScale: "A logarithmic axis can't have the same scale as the other one.",
  formulaUnreadable: ({ rest }: { rest: string }) => `Can't be read, starting at “${rest}”.`,
  formulaNoEquation: "Isn't an equation. It needs an equals sign.",
  formulaUnexpected: ({ part }: { part: string }) => `Has an unexpected “${part}”.`,
  formulaEndsEarly: "Ends too early.",
  formulaNoOperand: ({ part }: { part: string }) => `Has “${part}” where a quantity, a number or a bracket should be.`,
  formulaNoBracket: ({ name }: { name: string }) => `Needs a bracket after “${name}”.`,
  formulaOpenBracket: "Has a bracket that isn't closed.",
  formulaNotEqual: ({ sides }: { sides: readonly string[] }) =>
    `The sides aren't equal. Their values are ${list(sides)}.`,
  languageTag: "Must be a language other than English, such as “de” or “pt-BR”.",
  notPrints: "Must be hashes of eight digits.",
  notTextOrTexts: "Must be a text or a list of texts.",
  listAsInEnglish: "Must be a list, as in English.",
  textAsInEnglish: "Must be one text, as in English.",
  countAsInEnglish: ({ count }: { count: number }) => `Must have ${count} texts, as in English.`,
  numbersAsInEnglish: ({ names }: { names: string }) => `Must have the same numbers in braces as in English: ${names}.`,
  noNumbersInEnglish: "Must not have numbers in braces, because the English text has none.",
  noSuchText: "There's no English text in this place.",
  lessonMissing: "The lesson is missing.",
  noSuchStep: "This step doesn't exist.",
  stepNotQuestion: "This step isn't a question.",
  missionModel: "Use the model of the geostationary ring for holding a slot, and only for that.",
  missionTime: "A flight can take up to three days.",
  missionTimeShort: "The time limit must be after the end of the objective.",
  missionDockStart: "For docking, the spacecraft must start near the target.",
  missionPropellant: "The propellant must be less than the mass.",
  missionSafety: "Passive safety needs a keep-out sphere.",
  missionSlotDraw: "A slot stays over one place on the Earth, so its orbit can't be turned.",
  missionNearest: "The largest distance must be more than the smallest.",
  missionDate: "Enter a date and time from 1950 to 2050.",
  missionImageTarget: "A reference point can't be imaged: the target must be a spacecraft.",
  missionInstruments: "The objective needs this instrument.",
  missionInjectTime: "With every random start, each event must come after 1 s and before the time limit.",
};

type DuplicateThing = "campaignKey" | "scenarioKey" | "scenarioId" | "questionKey" | "answerKey" | "answerText";
