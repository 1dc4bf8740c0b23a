import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { addNote, NoteText, removeNote } from "~/domain/gradebook/student-notes";
import { idSchema } from "~/domain/id";
import { submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { changeFeedback, isAboutFeedback } from "~/views/feedback/change-feedback.server";
import { changeAttempt } from "./change-attempt.server";
import { decideAboutGrade, gradeByRubric, undoDecision } from "./decide-action.server";

const NoteChange = v.variant("intent", [
  v.object({ intent: v.literal("note"), text: NoteText }),
  v.object({ intent: v.literal("removeNote"), noteId: idSchema() }),
]);

/** Adds and removes notes; other intents are about grades and attempts. */
export const changeStudentRecord = answerRefusals(async (args: ActionFunctionArgs) => {
  const { request, params } = args;
  const ctx = await requirePermission(request, "note:write");
  const intent = (await formOf(request)).get("intent");
  if (await isAboutFeedback(request)) return changeFeedback(args);
  if (intent === "decide") return decideAboutGrade(args);
  if (intent === "decideByRubric") return gradeByRubric(args);
  if (intent === "withdraw") return undoDecision(args);
  if (intent !== "note" && intent !== "removeNote") return changeAttempt(args);
  return submitForm(request, NoteChange, async (input, fields) => {
    if (input.intent === "removeNote") await removeNote(ctx, input.noteId);
    else
      await submitOnce(ctx, fields, async (innerCtx) => {
        await addNote(innerCtx, params.sessionId ?? "", params.userId ?? "", input.text);
        return say.studentRecord.noteAdded;
      });
    const text = input.intent === "note" ? texts.studentRecord.noteAdded : texts.studentRecord.noteRemoved;
    return redirectWithToast(request, `${listAddressOfRequest(request)}#notes`, text);
  });
});
