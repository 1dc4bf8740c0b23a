import { data, redirect } from "@remix-run/node";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
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
import { addParameter } from "./lines-at";
import { takeImages } from "./take-images.server";
import { valueAt } from "./written";

/** What was not saved: as it was typed, with why, and the revision that saving again would replace. */
export type SaveRefusal = { message: string; entry: DraftEntry; revision: number };

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
    const notSaved: SaveRefusal = { message: error.message, entry, revision: (await readDraft(ctx, id)).revision };
    return data(notSaved, { status: statusOf(error) });
  }
  const { search, hash } = placeOf(intent, entry);
  if (!isSave(intent)) return redirect(`${own}?${search}${hash}`);
  search.set("checked", "");
  return redirectWithToast(request, `${own}?${search}${hash}`, "Saved as a draft.");
}

/** "save" at both ends of the form, "save:lesson.steps.2" within a step. */
const isSave = (intent: string) => intent.split(":")[0] === "save";

const entryOfList = /^(\w+):((?:\w+\.)*(?:objectives|sources|formulas))(?:\.(\d+))?$/;

/** Where the page goes on: at what the button has changed, a step or an entry's field. */
function placeOf(intent: string, entry: DraftEntry) {
  const step = stepOf(intent, entry);
  const search = new URLSearchParams(step === null ? {} : { step: String(step) });
  const [, what = "", list = "", row] = entryOfList.exec(intent) ?? [];
  if (list === "") return { search, hash: step === null ? "" : `#step-${step}` };
  const count = linesAt(entry, list).length;
  if (what === "row") search.set(addParameter, list);
  return { search, hash: `#${list}.${what === "row" ? count : placeOfLine(what, Number(row), count)}` };
}

const linesAt = (entry: DraftEntry, path: string): unknown[] => {
  const value = valueAt(entry, path);
  return Array.isArray(value) ? value : [];
};

/** Where the entry is that was moved; after it was removed, the one in its place. */
const placeOfLine = (what: string, row: number, count: number) =>
  Math.max(0, Math.min(row + ({ up: -1, down: 1 }[what] ?? 0), count - 1));

/** Counted from 1. */
function stepOf(intent: string, entry: DraftEntry): number | null {
  if (intent.startsWith("add:")) return stepsOf(entry).length;
  const [, what = "", at = "", rest = ""] = /^(\w+):lesson\.steps\.(\d+)(\..*)?$/.exec(intent) ?? [];
  const moved = rest === "" ? ({ up: -1, down: 1, remove: -1 }[what] ?? 0) : 0;
  const question = /^\w+:questions\.(\d+)\./.exec(intent);
  if (question) return stepOfQuestion(entry, Number(question[1])) + 1;
  return at === "" ? null : Math.max(1, Number(at) + 1 + moved);
}

const stepOfQuestion = (entry: DraftEntry, place: number) =>
  stepsOf(entry).flatMap(({ kind }, at) => (kind === "question" ? [at] : []))[place] ?? 0;

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");
