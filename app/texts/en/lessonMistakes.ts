/** "Question 1, answer 2: add a text." A place and an advice, which continues the sentence. */
export const lessonMistakes = {
  mistakeAt: ({ place, advice }: { place: string; advice: string }) => `${place}: ${advice}`,
  /** The key itself where a list has no name. */
  entryName: ({ list, place }: { list: string; place: number }) => {
    const names = new Map([
      ["questions", "question"],
      ["answers", "answer"],
      ["steps", "step"],
      ["goal", "goal"],
      ["orbits", "orbit"],
      ["formulas", "formula"],
      ["text", "paragraph"],
      ["objectives", "objective"],
      ["sources", "source"],
      ["readings", "reading"],
      ["moves", "move"],
      ["draw", "random number"],
      ["figures", "calculated number"],
      ["compare", "comparison"],
    ]);
    return `${names.get(list) ?? list} ${place}`;
  },
  /** Fields whose label in the form differs from their key. */
  fieldName: ({ field }: { field: string }) => {
    const names = new Map([
      ["maxScore", "points"],
      ["shortTitle", "short title"],
      ["passShare", "share of points to pass"],
      ["alt", "description"],
      ["argumentOfPerigee", "argument of perigee"],
      ["trueAnomaly", "true anomaly"],
      ["quantity", "quantity"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }: { field: string; isNumber: boolean }) => {
    const missing = new Map([
      ["text", "add a text"],
      ["title", "add a title"],
      ["shortTitle", "add a short title"],
      ["hint", "add a hint"],
      ["name", "add a name"],
      ["alt", "add a description"],
      ["explanation", "add an explanation"],
    ]);
    return missing.get(field) ?? (isNumber ? "add a number" : "add a value");
  },
  writeNumber: "enter a number",
  writePositive: "enter 0 or more",
  writeAtLeast: ({ least }: { least: string }) => `enter ${least} or more`,
  writeAtMost: ({ most }: { most: string }) => `enter ${most} or less`,
  writeMoreThan: ({ less }: { less: string }) => `enter more than ${less}`,
  shorten: ({ most }: { most: string }) => `shorten this to ${most} characters`,
  addSecondAnswer: "add a second answer",
  markRightAnswer: "mark a correct answer, or set the points to 0 for a survey",
  sameAnswer: "change this answer, because another one has the same text",
  addTask: "add a task or a question, because reading alone isn't enough to pass",
  pointsDiffer: ({ sum, most }: { sum: string; most: string }) =>
    `the tasks add up to ${sum} points, but the lesson gives ${most}`,
  writePoints: "enter how many points the lesson gives",
  /** Ends with a maximum and a unit, such as "up to 20 characters". */
  use: ({ use }: { use: string }) => `use ${use}`,
  chooseOfList: "choose one from the list",
  paragraph: ({ name, place }: { name: string; place: number }) => `${name}, paragraph ${place}`,
  textShownAsTyped: ({ place, reason }: { place: string; reason: string }) =>
    `${place}: ${reason}; the text is shown as typed.`,
  stepName: ({ place }: { place: number }) => `Step ${place}`,
  stepHint: ({ place }: { place: number }) => `Step ${place}, hint`,
  questionExplanation: ({ place }: { place: number }) => `Question ${place}, explanation`,
  noSuchStep: "This step doesn't exist.",
  notAQuestion: "isn't a question.",
};
