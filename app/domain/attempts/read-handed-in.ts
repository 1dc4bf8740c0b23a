// What a student handed in of a sandbox: the copy, and what the checks find in it.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { SandboxEvidence, type HandedInSandbox } from "~/domain/evidence";
import { runJob } from "~/domain/jobs/run-job";
import { Refusal } from "~/domain/refusal";
import { pointsOfChecks, SandboxTask } from "../../../content/sandbox-task";
import type { CheckResult } from "../../../physics/sandbox-checks";
import { checkSandboxJob } from "./grade-sandbox";

const Edition = v.object({ sandbox: v.nullable(v.pick(SandboxTask, ["checks"])), maxScore: v.nullable(v.number()) });

export type HandedIn = {
  document: HandedInSandbox;
  /** Without a result if the server is too busy to check now. */
  checks: (SandboxTask["checks"][number] & Partial<CheckResult>)[];
  /** Points that an instructor gives. */
  byHand: number;
};

type StoredCopy = { id: string; scenarioId: string; evidence: unknown };

/** By the edition that graded the attempt; null if it isn't a sandbox. */
export async function readHandedIn(
  { db, actor }: SignedInCtx,
  { id, scenarioId, evidence }: StoredCopy,
): Promise<HandedIn | null> {
  const parsed = v.safeParse(SandboxEvidence, evidence);
  if (!parsed.success) return null;
  const { document } = parsed.output;
  const [edition] = await rowsOf(
    db,
    Edition,
    sql`select e.sandbox, e.max_score as "maxScore" from scenario_editions e
        where e.scenario_id = ${scenarioId}
        order by coalesce(e.id = (select start.edition_id from attempts a
          join attempt_starts start on start.id = a.start_id where a.id = ${id}), false) desc, e.version desc, e.id desc
        limit 1`,
  );
  // The evidence of a claim isn't checked.
  if (!edition?.sandbox) return null;
  const { checks } = edition.sandbox;
  const results = checks.length === 0 ? [] : await checkAgain({ document, checks }, actor.userId);
  return {
    document,
    checks: checks.map((check, at) => ({ ...check, ...results[at] })),
    byHand: (edition.maxScore ?? 0) - pointsOfChecks({ checks }),
  };
}

async function checkAgain(input: Parameters<typeof checkSandboxJob.run>[0], person: string): Promise<CheckResult[]> {
  try {
    return await runJob(checkSandboxJob, input, person);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
