import { data, redirect } from "@remix-run/node";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import type { SignedInCtx } from "~/domain/context";
import { changeSteps } from "~/domain/lessons/change-steps";
import { deleteDraft, readDraft, saveDraft } from "~/domain/lessons/lesson-drafts";
import { entryOfForm, stepsOf } from "~/domain/lessons/lesson-form";
import { checksOf, sandboxOf } from "~/domain/lessons/sandbox-form";
import { keepFlight } from "~/domain/lessons/flight-form";
import { prepareLesson } from "~/domain/lessons/publish-lesson";
import { keepTranslations, pruneTranslations } from "~/domain/lessons/translations";
import { Refusal } from "~/domain/refusal";
import { formOf } from "~/http/form-data.server";
import { statusOf } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { addRowParameter } from "./text-list-field";
import { embedImages } from "./embed-images.server";
import { valueAt } from "./draft-fields";

/** What couldn't be saved: the form's values, the reason, and the revision that a retry would replace. */
export type SaveRefusal = { message: string; entry: DraftEntry; revision: number };

const lessonsAddress = "/admin/content/lessons";

/** Every button of the form saves first, then applies its own intent. */
export async function saveLesson(request: Request, ctx: SignedInCtx, id: string) {
  requireSameOrigin(request);
  const form = await formOf(request);
  const intent = textOf(form.get("intent")) || "save";
  if (intent === "delete") {
    await deleteDraft(ctx, id);
    return redirectWithToast(request, lessonsAddress, texts.lessonEditor.draftDeleted);
  }
  await embedImages(form);
  const stored = await readDraft(ctx, id);
  const changed = changeSteps(keepTranslations(entryOfForm(form), stored.entry), intent);
  const entry = pruneTranslations(keepFlight(changed, stored.entry));
  const draftUrl = `${lessonsAddress}/${id}`;
  try {
    await saveDraft(ctx, id, { entry, revision: Number(textOf(form.get("revision"))) || 0 });
    if (intent === "publish") return redirect(`/admin/content/drafts/${await prepareLesson(ctx, id)}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "invalid") return redirect(`${draftUrl}?checked#mistakes`);
    if (error.code !== "conflict" && error.code !== "tooLarge") throw error;
    const saveRefusal: SaveRefusal = { message: error.message, entry, revision: (await readDraft(ctx, id)).revision };
    return data(saveRefusal, { status: statusOf(error) });
  }
  const { search, hash } = addressOfChange(intent, entry);
  if (!isSave(intent)) return redirect(`${draftUrl}?${search}${hash}`);
  search.set("checked", "");
  return redirectWithToast(request, `${draftUrl}?${search}${hash}`, texts.lessonEditor.draftSaved);
}

/** "save" at both ends of the form, "save:lesson.steps.2" inside a step. */
const isSave = (intent: string) => intent.split(":")[0] === "save";

/** The number of the check that was added or moved, from 1; null if none is left. */
function checkOf(intent: string, entry: DraftEntry): number | null {
  const count = checksOf(entry).length;
  if (intent.startsWith("add:")) return count;
  const [, verb = "", row = ""] = /^(\w+):sandbox\.checks\.(\d+)$/.exec(intent) ?? [];
  return row === "" || count === 0 ? null : rowAfterChange(verb, Number(row), count) + 1;
}

const listEntryIntent = /^(\w+):((?:\w+\.)*(?:objectives|sources|formulas))(?:\.(\d+))?$/;

/** Query and hash for the changed step or field. */
function addressOfChange(intent: string, entry: DraftEntry) {
  if (sandboxOf(entry) && /^(add:|\w+:sandbox\.)/.test(intent)) {
    const check = checkOf(intent, entry);
    return { search: new URLSearchParams(), hash: check === null ? "#checks" : `#check-${check}` };
  }
  const step = stepOf(intent, entry);
  const search = new URLSearchParams(step === null ? {} : { step: String(step) });
  const [, verb = "", listPath = "", row] = listEntryIntent.exec(intent) ?? [];
  if (listPath === "") return { search, hash: step === null ? "" : `#step-${step}` };
  const count = rowsAt(entry, listPath).length;
  if (verb === "row") search.set(addRowParameter, listPath);
  return { search, hash: `#${listPath}.${verb === "row" ? count : rowAfterChange(verb, Number(row), count)}` };
}

const rowsAt = (entry: DraftEntry, path: string): unknown[] => {
  const value = valueAt(entry, path);
  return Array.isArray(value) ? value : [];
};

/** The index of a moved entry; after a removal, of the entry that took its place. */
const rowAfterChange = (verb: string, row: number, count: number) =>
  Math.max(0, Math.min(row + ({ up: -1, down: 1 }[verb] ?? 0), count - 1));

/** Step number, from 1. */
function stepOf(intent: string, entry: DraftEntry): number | null {
  if (intent.startsWith("add:")) return stepsOf(entry).length;
  const [, verb = "", stepIndex = "", rest = ""] = /^(\w+):lesson\.steps\.(\d+)(\..*)?$/.exec(intent) ?? [];
  const offset = rest === "" ? ({ up: -1, down: 1, remove: -1 }[verb] ?? 0) : 0;
  const question = /^\w+:questions\.(\d+)\./.exec(intent);
  if (question) return stepOfQuestion(entry, Number(question[1])) + 1;
  return stepIndex === "" ? null : Math.max(1, Number(stepIndex) + 1 + offset);
}

const stepOfQuestion = (entry: DraftEntry, questionIndex: number) =>
  stepsOf(entry).flatMap(({ kind }, stepIndex) => (kind === "question" ? [stepIndex] : []))[questionIndex] ?? 0;

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");
