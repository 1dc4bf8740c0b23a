import { number } from "../format";

/** "Question 1, answer 2: Add a text." A place and a sentence. */
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
      ["checks", "check"],
      ["options", "option"],
      ["dials", "number"],
      ["wrong", "reason"],
      ["hints", "hint"],
      ["message", "line"],
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
      ["below", "distance"],
      ["minutes", "minutes"],
      ["spacecraft", "spacecraft number"],
      ["otherSpacecraft", "other spacecraft"],
      ["quantity", "quantity"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }: { field: string; isNumber: boolean }) => {
    const missing = new Map([
      ["text", "Add a text."],
      ["title", "Add a title."],
      ["shortTitle", "Add a short title."],
      ["hint", "Add a hint."],
      ["name", "Add a name."],
      ["alt", "Add a description."],
      ["explanation", "Add an explanation."],
    ]);
    return missing.get(field) ?? (isNumber ? "Add a number." : "Add a value.");
  },
  writeNumber: "Enter a number.",
  writePositive: "Enter 0 or more.",
  writeAtLeast: ({ least }: { least: string }) => `Enter ${least} or more.`,
  writeAtMost: ({ most }: { most: string }) => `Enter ${most} or less.`,
  writeMoreThan: ({ less }: { less: string }) => `Enter more than ${less}.`,
  shorten: ({ most }: { most: string }) => `Shorten this to ${most} characters or less.`,
  addSecondAnswer: "Add a second answer.",
  markRightAnswer: "Mark a correct answer, or set the points to 0 for a survey.",
  sameAnswer: "Change this answer, because another one has the same text.",
  addTask: "Add a task or a question, because reading alone isn't enough to pass.",
  pointsDiffer: ({ sum, most }: { sum: string; most: string }) =>
    `The tasks add up to ${sum} points, but the lesson gives ${most}.`,
  writePoints: "Enter how many points the lesson gives.",
  notDetails: "This isn't valid JSON, or it has a field that a task doesn't have here.",
  chooseOfList: "Choose one from the list.",
  paragraph: ({ name, place }: { name: string; place: number }) => `${name}, paragraph ${place}`,
  /** `mark` isn't supported in texts; `max`: characters of a step in which marks are read. */
  textShownAsTyped: ({ place, mark, max }: { place: string; mark: UnsupportedMark; max: number }) => {
    const reasons = {
      heading: "Headings aren't supported.",
      picture: "Pictures in texts aren't supported. Add a picture to the step.",
      html: "HTML isn't supported.",
      code: "Code isn't supported.",
      quote: "Quotes aren't supported.",
      table: "Tables aren't supported.",
      listEntry: "List entries begin with “-” or “1.”.",
      emphasis: "For bold, use two asterisks: **like this**. Italics aren't supported.",
      link: "Only links to https:// and mailto: are supported.",
      tooLong: `Formatting works in steps of up to ${number(max)} characters.`,
    };
    return `${place}: ${reasons[mark]} The text is shown as typed.`;
  },
  stepName: ({ place }: { place: number }) => `Step ${place}`,
  stepHint: ({ place }: { place: number }) => `Step ${place}, hint`,
  questionExplanation: ({ place }: { place: number }) => `Question ${place}, explanation`,
};

type UnsupportedMark =
  "heading" | "picture" | "html" | "code" | "quote" | "table" | "listEntry" | "emphasis" | "link" | "tooLong";
