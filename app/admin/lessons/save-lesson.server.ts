import { data, redirect } from "@remix-run/node";
import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import type { SignedInCtx } from "~/domain/context";
import { changeSteps } from "~/domain/lessons/change-steps";
import { deleteDraft, readDraft, saveDraft } from "~/domain/lessons/lesson-drafts";
import { entryOfForm, stepsOf } from "~/domain/lessons/lesson-form";
import { prepareLesson } from "~/domain/lessons/publish-lesson";
import { Refusal } from "~/domain/refusal";
import { formOf } from "~/http/form.server";
import { statusOf } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { takeImages } from "./take-images.server";

/** What was not saved: as it was typed, with why, and the revision that saving again would replace. */
export type NotSaved = { message: string; entry: DraftEntry; revision: number };

const list = "/admin/content/lessons";

/** Every button of the form saves what is typed; then it does what it says. */
export async function saveLesson(request: Request, ctx: SignedInCtx, id: string) {
  requireSameOrigin(request);
  const form = await formOf(request);
  const intent = textOf(form.get("intent")) || "save";
  if (intent === "delete") {
    await deleteDraft(ctx, id);
    return redirectWithToast(request, list, "The draft is deleted. What is published stays.");
  }
  await takeImages(form);
  const entry = changeSteps(entryOfForm(form), intent);
  const own = `${list}/${id}`;
  try {
    await saveDraft(ctx, id, { entry, revision: Number(textOf(form.get("revision"))) || 0 });
    if (intent === "publish") return redirect(`/admin/content/drafts/${await prepareLesson(ctx, id)}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "invalid") return redirect(`${own}?checked#mistakes`);
    if (error.code !== "conflict" && error.code !== "tooLarge") throw error;
    const notSaved: NotSaved = { message: error.message, entry, revision: (await readDraft(ctx, id)).revision };
    return data(notSaved, { status: statusOf(error) });
  }
  if (intent === "save") return redirectWithToast(request, `${own}?checked`, "Saved as a draft.");
  return redirect(`${own}${placeOf(intent, entry)}`);
}

/** The step at which the button stood, or the new one. */
function placeOf(intent: string, entry: DraftEntry): string {
  if (intent.startsWith("add:")) return `#step-${stepsOf(entry).length}`;
  const [, what = "", at = "", rest = ""] = /^(\w+):lesson\.steps\.(\d+)(\..*)?$/.exec(intent) ?? [];
  const moved = rest === "" ? ({ up: -1, down: 1, remove: -1 }[what] ?? 0) : 0;
  const question = /^\w+:questions\.(\d+)\./.exec(intent);
  if (question) return `#step-${stepOfQuestion(entry, Number(question[1])) + 1}`;
  return at === "" ? "" : `#step-${Math.max(1, Number(at) + 1 + moved)}`;
}

const stepOfQuestion = (entry: DraftEntry, place: number) =>
  stepsOf(entry).flatMap(({ kind }, at) => (kind === "question" ? [at] : []))[place] ?? 0;

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");
