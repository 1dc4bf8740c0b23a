// Another key for a question of a quiz in a class, tried and applied (docs/decisions/0179).
import type { KeyRule } from "~/domain/attempts/regrade-answers";
import { readStandingRegrades } from "~/domain/attempts/standing-regrades";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import {
  applyRegrade,
  lockScenario,
  readLatest,
  recordRegrade,
  requireRoom,
  requireSeen,
  storeRegrade,
  type Regraded,
  type RegradeOptions,
} from "./apply-regrade";
import { findQuestion, findQuiz, type AskedInClass } from "./find-question";
import { readEffect, type RegradeEffect } from "./grade-changes";
import { mailChanges } from "./mail-changes";
import { reckonAttempts } from "./reckon-attempts";
import type { RegradePlace } from "./reckon-batches";
import type { RegradeRule } from "./regrade-input";

/** `seen`: the number of the latest regrade of the quiz. */
export type RegradePreview = { effect: RegradeEffect; seen: number };

/** What a regrade would do. Writes nothing. */
export async function previewRegrade(
  ctx: SignedInCtx,
  place: RegradePlace,
  rule: RegradeRule,
): Promise<RegradePreview> {
  await findQuiz(ctx, place);
  const question = await findQuestion(ctx, place, rule.questionId);
  // First, so that a regrade made between the two is refused as unseen.
  const seen = await readLatest(ctx, place);
  const standing = await readStandingRegrades(ctx.db, place.classSessionId, place.scenarioId);
  const rules = [...standing.map((one) => one.rule), keyRuleOf(rule, question)];
  const effect = await readEffect(ctx.db, place, await reckonAttempts(ctx.db, place, rules));
  return { effect, seen };
}

/** Attempts that arrive meanwhile wait, and get the points of the new key. */
export function regradeQuestion(
  ctx: SignedInCtx,
  place: RegradePlace,
  rule: RegradeRule,
  { reason, seen = null, notify = null }: RegradeOptions,
): Promise<Regraded> {
  return inTransaction(ctx, async (inner) => {
    const quiz = await lockScenario(inner, place, findQuiz);
    const question = await findQuestion(inner, place, rule.questionId);
    const keyRule = keyRuleOf(rule, question);
    const standing = await readStandingRegrades(inner.db, place.classSessionId, place.scenarioId);
    requireRoom(standing);
    await requireSeen(inner, place, seen);
    const { question: _, ...stored } = keyRule;
    const regradeId = await storeRegrade(inner, place, { kind: "key", questionId: question.id, rule: stored, reason });
    const rules = [...standing.map((one) => one.rule), keyRule];
    const reckoned = await reckonAttempts(inner.db, place, rules, { id: regradeId });
    const effect = await applyRegrade(inner, { place, quiz, reckoned, isRegraded: true });
    await recordRegrade(inner, {
      place,
      quiz,
      effect,
      action: "grade.regrade",
      details: { reason, question: question.text },
    });
    if (notify) await mailChanges(inner, { place, quiz, effect, reason }, notify);
    return { regradeId, effect };
  });
}

function keyRuleOf({ right, points, counts, neverLower }: RegradeRule, question: AskedInClass): KeyRule {
  // Rules find questions by their text.
  if (question.isAskedTwice)
    throw new Refusal("invalid", say.regrades.askedTwice, { right: [say.regrades.askedTwice] });
  if (counts && points === null && question.points === null)
    throw new Refusal("invalid", say.regrades.pointsRequired, { points: [say.regrades.pointsRequired] });
  if (right && (right.length === 0 || right.some((place) => place >= question.answers.length)))
    throw new Refusal("invalid", say.regrades.rightRequired, { right: [say.regrades.rightRequired] });
  if (right === null && points === null && counts)
    throw new Refusal("invalid", say.regrades.nothingChanged, { right: [say.regrades.nothingChanged] });
  return {
    question: question.text,
    right: right && [...new Set(right)].sort((a, b) => a - b).map((place) => question.answers[place] ?? ""),
    ...{ points: counts ? points : null, counts, neverLower },
  };
}
