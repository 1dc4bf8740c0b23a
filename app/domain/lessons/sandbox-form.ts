// Pure: the sandbox task of a draft, as its form sends it. Without one, the draft is a lesson.
import { checkUnits, sandboxLimits } from "../../../content/sandbox-task";
import type { DraftEntry } from "~/db/schema";

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);

export const sandboxOf = ({ sandbox }: DraftEntry): Part | null => (isPart(sandbox) ? sandbox : null);

export function checksOf(entry: DraftEntry): Part[] {
  const checks = sandboxOf(entry)?.checks;
  const list: unknown[] = Array.isArray(checks) ? checks : [];
  return list.filter(isPart);
}

/** "range": a quantity of one orbit; "approach": of two spacecraft. */
export const checkKinds = ["range", "approach"] as const;
type CheckKind = (typeof checkKinds)[number];

export const isApproach = ({ quantity }: Part) => quantity === "closestApproach";

const beginnings: Record<CheckKind, () => Part> = {
  range: () => ({ quantity: "period", spacecraft: 1, points: 10 }),
  approach: () => ({ quantity: "closestApproach", spacecraft: 1, other: 2, points: 10 }),
};

/** A draft of a scenario that asks for a sandbox. */
export const createSandboxEntry = (key: string, title: string) => ({
  key,
  title,
  shortTitle: title.slice(0, 30).trim(),
  type: "Default",
  contentType: "Globe",
  maxScore: 100,
  grading: "server",
  sandbox: { text: [], checks: [] },
});

export function addCheck(entry: DraftEntry, kind: string): DraftEntry {
  const checks = checksOf(entry);
  const beginning = checkKinds.find((one) => one === kind);
  if (!beginning || checks.length >= sandboxLimits.checks) return entry;
  return completeSandbox({ ...entry, sandbox: { ...sandboxOf(entry), checks: [...checks, beginnings[beginning]()] } });
}

/** The form has one field for quantity and unit, and none for questions. */
export function completeSandbox(entry: DraftEntry): DraftEntry {
  const sandbox = sandboxOf(entry);
  if (!sandbox) return entry;
  const { questions: _, ...rest } = entry;
  const checks = checksOf(entry).map((check) => {
    const [, unit] = Object.entries(checkUnits).find(([quantity]) => quantity === check.quantity) ?? [];
    return unit === undefined ? check : { ...check, unit };
  });
  return { ...rest, sandbox: { ...sandbox, checks } };
}

/** Points of checks whose points are numbers. */
export const pointsOfDraft = (entry: DraftEntry): number =>
  checksOf(entry).reduce((sum, { points }) => sum + (typeof points === "number" ? points : 0), 0);
