import { plural } from "../format";

/** Words of the pages that show grades and attempts, to instructors and students. */
export const grades = {
  average: "Average",
  progress: "Progress",
  notStarted: "Not started",
  noStudents: "No Students Enrolled",
  retired: "Retired",
  countOf: ({ count, all }: { count: number; all: number }) => `${count} of ${all}`,
  reported: "reported by the game",
  excused: "Excused",
  decided: "decided by an instructor",
  decidedLegend: "† Decided by an instructor",
  reportedLegend: "* Reported by the game, not verified by the server",
  never: "never",
  justNow: "just now",
  hoursAgo: ({ hours }: { hours: number }) => plural(hours, { one: "# hour ago", other: "# hours ago" }),
  daysAgo: ({ days }: { days: number }) => plural(days, { one: "# day ago", other: "# days ago" }),
  riskOfAverage: ({ average }: { average: string }) => `Average ${average}`,
  riskOfBoth: ({ average, days }: { average: string; days: number }) =>
    plural(days, {
      one: `Average ${average}, inactive for # day`,
      other: `Average ${average}, inactive for # days`,
    }),
  riskOfIdle: ({ days }: { days: number }) => plural(days, { one: "Inactive for # day", other: "Inactive for # days" }),
  riskOfNoAttempt: ({ days }: { days: number }) =>
    plural(days, { one: "No attempt in # day", other: "No attempt in # days" }),
  notPlayed: "not played",
  noCountedAttempt: "no counted attempt",
  scenariosInOrder: "Scenarios in order",
  pathLegend: "Bar: best grade. Line: class median. No bar: no counted attempt.",
  ownPathLegend: "Bar: best grade. No bar: no counted attempt.",
  pathNext: ({ scenarioTitle }: { scenarioTitle: string }) => `Next: ${scenarioTitle}.`,
  pathBar: ({ scenarioTitle, grade, median }: { scenarioTitle: string; grade: string; median: string | null }) =>
    median === null ? `${scenarioTitle}: ${grade}` : `${scenarioTitle}: ${grade}, class median ${median}`,
  verification: ({ checkedBy }: { checkedBy: "server" | "catalogue" | "nobody" }) =>
    ({ server: "verified", catalogue: "reported by the game", nobody: "reported by the game" })[checkedBy],
  verificationHint: ({ checkedBy }: { checkedBy: "server" | "catalogue" | "nobody" }) =>
    ({
      server: "The server calculated these points from the recorded answers, tasks, flight or sandbox.",
      catalogue:
        "The game reported these points. The server hasn't verified them, but they're within the scenario's limits.",
      nobody: "The game reported these points. The server hasn't verified them.",
    })[checkedBy],
  uncounted: ({ kind }: { kind: "claim" | "practice" }) =>
    ({ claim: "doesn't count until accepted", practice: "practice, doesn't count" })[kind],
  uncountedNotice: ({ kind }: { kind: "claim" | "practice" }) =>
    ({
      claim:
        "The game reported these points without evidence of how they were earned. They don't count until you accept them.",
      practice: "This was played in practice mode, which doesn't count.",
    })[kind],
  ownUncounted: ({ kind }: { kind: "claim" | "practice" }) =>
    ({ claim: "doesn't count unless your instructor accepts it", practice: "practice, doesn't count" })[kind],
  uncountedReason: ({ kind, isInClass }: { kind: "claim" | "practice"; isInClass: boolean }) =>
    kind === "practice"
      ? "You played in practice mode, which doesn't count."
      : isInClass
        ? "The game reported these points without evidence of how they were earned. They don't count unless your instructor accepts them."
        : "The game reported these points without evidence of how they were earned. They don't count.",
  answersClosed: ({
    closure,
  }: {
    closure: "held" | "claim" | "notShown" | "otherClass" | "classRuns" | "attemptsLeft";
  }) =>
    ({
      held: "Your instructor hasn't released the correct answers yet.",
      claim: "The game reported these points, so the correct answers aren't shown.",
      notShown: "Your instructor doesn't show the correct answers.",
      otherClass: "You'll see the answers once you've finished this quiz in your other class, too.",
      classRuns: "You'll see the answers after the class ends.",
      attemptsLeft: "You'll see the answers after your last attempt, or once you have full marks.",
    })[closure],
  inPages: "All students, page by page",
  plotTitle: "Attempts over time",
  plotLegend: "Colored: counted attempts",
  plotLabel: ({ points, first, last }: { points: number; first: string; last: string }) =>
    plural(points, {
      one: `# attempt between ${first} and ${last}`,
      other: `# attempts between ${first} and ${last}`,
    }),
};
