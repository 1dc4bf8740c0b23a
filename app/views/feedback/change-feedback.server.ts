import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { CommentText, TypedPlace } from "~/domain/feedback/comment-input";
import { addReusable, readReusable } from "~/domain/feedback/reusable-comments";
import { changeComment, removeComment, writeComment } from "~/domain/feedback/write-comment";
import { gradebookAddressOf, withListQueryOf } from "~/domain/gradebook/gradebook-addresses";
import { idSchema } from "~/domain/id";
import { submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { rowHash } from "~/ui/grid-position";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { fromGradebook } from "~/views/student/decision-address";

const FeedbackChange = v.variant("intent", [
  v.object({
    intent: v.literal("comment"),
    ...TypedPlace,
    text: CommentText,
    alsoReusable: v.optional(v.literal("on")),
  }),
  v.object({ intent: v.literal("insertComment"), reusableId: idSchema(), text: v.string() }),
  v.object({ intent: v.literal("changeComment"), commentId: idSchema(), text: CommentText }),
  v.object({ intent: v.literal("removeComment"), commentId: idSchema() }),
]);

const intents = ["comment", "insertComment", "changeComment", "removeComment"];

/** Whether a form is about comments to a student. Call it when the permissions are checked. */
export async function isAboutFeedback(request: Request): Promise<boolean> {
  const intent = (await formOf(request)).get("intent");
  return typeof intent === "string" && intents.includes(intent);
}

/** Writes, changes and removes comments to a student. */
export const changeFeedback = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "feedback:write");
  return submitForm(request, FeedbackChange, async (change, fields) => {
    const list = listAddressOfRequest(request);
    switch (change.intent) {
      case "comment": {
        const { text, alsoReusable, intent: _, ...place } = change;
        const toast = await submitOnce(ctx, fields, async (inner) => {
          await writeComment(inner, place, text);
          if (alsoReusable) await addReusable(inner, text);
          return say.feedback.written;
        });
        const { searchParams } = new URL(request.url);
        const gradebook = `${withListQueryOf(gradebookAddressOf(place.classSessionId), searchParams)}${rowHash(place.userId)}`;
        return redirectWithToast(request, fields[fromGradebook] ? gradebook : list, toast);
      }
      case "insertComment": {
        const inserted = await readReusable(ctx, change.reusableId);
        const text = [change.text.trimEnd(), inserted].filter(Boolean).join("\n\n");
        const { intent: _, formKey: __, ...values } = fields;
        return { errors: {}, values: { ...values, text } } satisfies FormRefusal;
      }
      case "changeComment":
        await changeComment(ctx, change.commentId, change.text);
        return redirectWithToast(request, list, texts.feedback.changed);
      case "removeComment":
        await removeComment(ctx, change.commentId);
        return redirectWithToast(request, list, texts.feedback.removed);
    }
  });
});
