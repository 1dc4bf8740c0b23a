// Points of a sandbox that was handed in: those of its checks. The rest is graded by hand.
import { checkSandbox, type CheckResult } from "../../../physics/sandbox-checks";
import { pointsOfChecks } from "../../../content/sandbox-task";
import type { GradedSandbox } from "~/db/schema";
import type { HandedInSandbox, SandboxEvidence } from "~/domain/evidence";
import { runJob, type Job } from "~/domain/jobs/run-job";
import type { FieldReasons } from "~/domain/refusal";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import type { Edition } from "./check-bounds";
import type { ScenarioBounds } from "./find-bounds";
import type { GradingResult } from "./grading-result";

type CheckInput = { document: HandedInSandbox; checks: GradedSandbox["checks"] };

/** Flies the spacecraft of approaches for up to ten hours each. */
export const checkSandboxJob: Job<CheckInput, CheckResult[]> = {
  name: "checkSandbox",
  run: ({ document, checks }) => checkSandbox(document, checks),
};

/** What the checks of the grading edition find, in the player's queue; null if the scenario asks for no sandbox. */
export async function checkHandedIn(
  { editions: [edition] }: ScenarioBounds,
  { document }: SandboxEvidence,
  person: string,
): Promise<CheckResult[] | null> {
  if (!edition?.sandbox) return null;
  const { checks } = edition.sandbox;
  return checks.length === 0 ? [] : runJob(checkSandboxJob, { document, checks }, person);
}

/** Passed once every check is met; what an instructor grades isn't known yet. */
export function gradeSandbox(
  { editions: [edition] }: ScenarioBounds,
  checked: CheckResult[] | null,
): GradingResult | { errors: FieldReasons } {
  if (!edition?.sandbox || edition.maxScore === null || !checked)
    return { errors: { "evidence.kind": [say.attemptFields.noSandbox] } };
  const { checks } = edition.sandbox;
  return {
    totalScore: checks.reduce((sum, { points }, at) => sum + (checked[at]?.isMet ? points : 0), 0),
    maxTotalScore: edition.maxScore,
    passed: checked.every(({ isMet }) => isMet),
    note: noteOfSandbox(edition),
    ...{ questionsScore: 0, maxQuestionsScore: 0, questions: [], review: [], weighed: [] },
  };
}

/** For the player: that an instructor grades the rest; null if nothing is left. */
export const noteOfSandbox = (edition: Edition | undefined): string | null =>
  edition?.sandbox && pointsOfChecks(edition.sandbox) < (edition.maxScore ?? 0) ? texts.sandboxTasks.restByHand : null;
