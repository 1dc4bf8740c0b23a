import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { decideByRubric } from "~/domain/grades/decide-by-rubric";
import { decideGrade, withdrawDecision } from "~/domain/grades/decide-grade";
import { TypedDecision } from "~/domain/grades/decision-input";
import { handInField } from "~/domain/grades/hand-in-field";
import { refuseIfHandedInAgain } from "~/domain/grades/newest-hand-in";
import { TypedMarks } from "~/domain/grades/rubric-input";
import { gradebookAddressOf, looksAddress, withListQueryOf } from "~/domain/gradebook/gradebook-addresses";
import { idSchema } from "~/domain/id";
import { changeAfterLook } from "~/domain/second-looks/answer-look";
import { submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { rowHash } from "~/ui/grid-position";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { fromGradebook, fromLooks } from "./decision-address";

const Withdrawal = v.object({ decisionId: idSchema() });

/** Takes a decision about a grade of the student back. */
export const undoDecision = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:decide");
  return submitForm(request, Withdrawal, async ({ decisionId }) => {
    await withdrawDecision(ctx, decisionId, params.sessionId ?? "");
    return redirectWithToast(request, listAddressOfRequest(request), texts.decisions.undoneToast);
  });
});

/** Stores a decision about a grade of the student. */
export const decideAboutGrade = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:decide");
  const { sessionId = "", userId = "" } = params;
  return submitForm(request, TypedDecision, async ({ scenarioId, seen, ...decision }, fields) => {
    const place = { classSessionId: sessionId, userId, scenarioId };
    const text = await submitOnce(ctx, fields, async (inner) => {
      const isGrade = decision.kind === "override" || decision.kind === "adjust";
      await refuseIfHandedInAgain(inner, place, isGrade ? fields[handInField] : undefined);
      const { overtook } =
        seen && fields[fromGradebook] === fromLooks
          ? await changeAfterLook(inner, seen, decision)
          : await decideGrade(inner, place, decision, seen || null);
      return overtook === null
        ? say.decisions.done({ kind: decision.kind })
        : say.decisions.overtook({ kind: decision.kind, by: overtook });
    });
    const { searchParams } = new URL(request.url);
    if (fields[fromGradebook] === fromLooks) return redirectWithToast(request, looksAddress, text);
    const back = fields[fromGradebook]
      ? `${withListQueryOf(gradebookAddressOf(sessionId), searchParams)}${rowHash(userId)}`
      : `${listAddressOfRequest(request)}#${scenarioId}`;
    return redirectWithToast(request, back, text);
  });
});

/** Overrides a grade with the points of chosen levels of a rubric. */
export const gradeByRubric = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:decide");
  const { sessionId = "", userId = "" } = params;
  return submitForm(request, TypedMarks, async ({ scenarioId, seen, ...chosen }, fields) => {
    const place = { classSessionId: sessionId, userId, scenarioId };
    const text = await submitOnce(ctx, fields, async (inner) => {
      await refuseIfHandedInAgain(inner, place, fields[handInField]);
      const { overtook } =
        seen && fields[fromGradebook] === fromLooks
          ? await changeAfterLook(inner, seen, chosen)
          : await decideByRubric(inner, place, chosen, seen);
      return overtook === null ? say.rubrics.graded : say.decisions.overtook({ kind: "override", by: overtook });
    });
    if (fields[fromGradebook] === fromLooks) return redirectWithToast(request, looksAddress, text);
    return redirectWithToast(request, `${listAddressOfRequest(request)}#${scenarioId}`, text);
  });
});
