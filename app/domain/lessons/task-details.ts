// Pure: the parts of a task that the form shows as JSON: what kind of answer it takes, hints, and reasons.
/** A step as the form wrote it. */
type WrittenStep = Record<string, unknown>;

const detailKeys = [
  ...["answer", "limit", "reach", "hasNormal", "solution", "dials", "options", "several"],
  ...["message", "hints", "wrong", "hidesGoal"],
];

/** The paths of these parts in a step. */
export const pathsOfDetails = (path: string) => [...detailKeys, "details"].map((key) => `${path}.${key}`);

/** As typed while it can't be read, else the parts; empty without any. */
export function detailsOf(step: WrittenStep): string {
  if (typeof step.details === "string") return step.details;
  const parts = detailKeys.flatMap((key) => (step[key] === undefined ? [] : [[key, step[key]] as const]));
  return parts.length === 0 ? "" : JSON.stringify(Object.fromEntries(parts), null, 2);
}

/** Puts the parts in their places. What can't be read stays as typed, and is refused as an unknown field. */
export function readDetails(step: WrittenStep) {
  if (typeof step.details !== "string") return;
  const parts = parseDetails(step.details);
  if (!parts) return;
  delete step.details;
  Object.assign(step, parts);
}

function parseDetails(text: string): Record<string, unknown> | null {
  // Characters that no database stores.
  if (/\\u(0000|d[89a-f])/i.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const parts = Object.entries(value);
    return parts.every(([key]) => detailKeys.includes(key)) ? Object.fromEntries(parts) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
