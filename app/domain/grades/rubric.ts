// Pure: a rubric, and what it gives a student (docs/decisions/0183).
import * as v from "valibot";

export const rubricLimits = { criteria: 10, levels: 11, points: 1_000, nameLength: 120, levelLength: 100 } as const;

export const Criterion = v.object({
  name: v.string(),
  /** In the order in which they were typed. The name of a level may be empty: its points say enough. */
  levels: v.array(v.object({ name: v.string(), points: v.number() })),
});
export type Criterion = v.InferOutput<typeof Criterion>;

/** The level that a student reached in one criterion. */
export const Marks = v.array(
  v.object({ criterion: v.string(), level: v.string(), points: v.number(), maxPoints: v.number() }),
);
export type Mark = v.InferOutput<typeof Marks>[number];

export const maximumOf = ({ levels }: Criterion) => Math.max(0, ...levels.map(({ points }) => points));

/** The levels that were chosen, one in each criterion; null where none or an unknown one was. */
export const marksOf = (criteria: Criterion[], chosen: readonly (number | null)[]): (Mark | null)[] =>
  criteria.map((criterion, at) => {
    const level = criterion.levels[chosen[at] ?? -1];
    if (!level) return null;
    return {
      ...{ criterion: criterion.name, level: level.name },
      ...{ points: level.points, maxPoints: maximumOf(criterion) },
    };
  });

export const pointsOfMarks = (marks: readonly Mark[]) => ({
  points: marks.reduce((sum, { points }) => sum + points, 0),
  maxPoints: marks.reduce((sum, { maxPoints }) => sum + maxPoints, 0),
});

/** As the form shows them: "Complete 5", a level a line. */
export const levelLines = ({ levels }: Criterion) =>
  levels.map(({ name, points }) => [name, points].filter((part) => part !== "").join(" ")).join("\n");

export const rubricFieldsOf = (criteria: Criterion[]): Record<string, string> =>
  Object.fromEntries(
    criteria.flatMap((criterion, row) => [
      [`criteria.${row}.name`, criterion.name] as const,
      [`criteria.${row}.levels`, levelLines(criterion)] as const,
    ]),
  );
