import { data, redirect } from "@remix-run/node";
import type { SignedInCtx } from "~/domain/context";
import { keepDraft } from "~/domain/curricula/curriculum-draft";
import { textOfCurriculum } from "~/domain/curricula/parse-curriculum";
import { Refusal } from "~/domain/refusal";
import { formOf } from "~/http/form-data.server";
import { type FormRefusal } from "~/http/form.server";
import { statusOf } from "~/http/refusal-response.server";
import { readGameCurriculum } from "~/http/game-curriculum.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { say } from "~/texts/say";
import { gameSource } from "./document-source";

/** A longer document isn't echoed into the form. */
const maxEchoLength = 200_000;

/** Checks a document and redirects to its changes; publishes nothing. */
export async function checkDocument(request: Request, ctx: SignedInCtx) {
  requireSameOrigin(request);
  const form = await formOf(request);
  const field = form.get("document");
  const pasted = typeof field === "string" ? field : "";
  const isFromGame = form.get("source") === gameSource;
  try {
    const document = isFromGame ? await readGameCurriculum() : await readDocument(form.get("file"), pasted);
    return redirect(`/admin/content/drafts/${await keepDraft(ctx, document)}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const values: Record<string, string> = pasted.length <= maxEchoLength ? { document: pasted } : {};
    if (isFromGame) values.source = gameSource;
    const refusal: FormRefusal = { message: error.message, errors: error.errors, values };
    return data(refusal, { status: statusOf(error) });
  }
}

async function readDocument(file: FormDataEntryValue | null, pasted: string): Promise<string> {
  if (file instanceof Blob && file.size > 0) return textOfCurriculum(new Uint8Array(await file.arrayBuffer()));
  if (pasted.trim() !== "") return pasted;
  throw new Refusal("invalid", say.content.documentRequired);
}
