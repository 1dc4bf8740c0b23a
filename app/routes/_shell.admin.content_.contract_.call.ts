import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerProblem, answerRefusals } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";

export const handle = { permission: "game:manage", maxFormBytes: 1024 * 1024 } satisfies Page;

/** The fields that a receipt repeats. */
const Attempt = v.object({
  attemptId: v.fallback(v.string(), ""),
  scenarioId: v.fallback(v.string(), ""),
  sessionId: v.fallback(v.nullable(v.string()), null),
  totalScore: v.fallback(v.number(), 0),
  maxTotalScore: v.fallback(v.number(), 0),
  passed: v.fallback(v.boolean(), false),
});

/** Answers a previewed game instead of the API: attempts get a receipt, everything else is refused. */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  requireSameOrigin(request);
  const body = await request.text();
  if (!new URL(request.url).searchParams.has("attempt")) return answerProblem(403, say.gameContract.nothingStored, {});
  const { sessionId, totalScore, maxTotalScore, ...attempt } = v.parse(Attempt, parseObject(body));
  const receipt = {
    ...attempt,
    userId: ctx.actor.userId,
    sessionId,
    score: Math.floor(totalScore),
    maxScore: Math.floor(maxTotalScore),
    receivedAt: ctx.now,
    grading: "client",
    late: false,
    counts: false,
    uncounted: null,
    reason: texts.gameContract.nothingStored,
  };
  return Response.json(receipt, { status: 201 });
});

function parseObject(body: string): object {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
