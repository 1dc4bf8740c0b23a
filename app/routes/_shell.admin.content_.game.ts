import type { ActionFunctionArgs } from "@remix-run/node";
import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import type { SignedInCtx } from "~/domain/context";
import { maxGameUpload } from "~/domain/game/game-limits";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import type { Environment } from "~/http/environment.server";
import { formOf } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { answerProblem, answerRefusals, statusOf } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { dismissMissingGame, goBackToPreviousGame, uploadGame } from "~/http/upload-game.server";

// The game, and what a form wraps it in.
export const handle = { permission: "game:manage", maxFormBytes: maxGameUpload + 64 * 1024 } satisfies Page;

/**
 * Takes a zip with a game, goes back to the one before, or gives up one whose files are missing. A page with scripts asks for JSON, to show how far the
 * upload is.
 */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const isScript = request.headers.get("accept") === "application/json";
  let done = "The game is installed. Players get it from their next visit on.";
  const isUpload = /^(multipart\/form-data|application\/zip)\b/.test(request.headers.get("content-type") ?? "");
  try {
    requireSameOrigin(request);
    const { env } = await getPlatform();
    if (isUpload) await uploadGame(ctx, request);
    else done = await followIntent(ctx, env, (await formOf(request)).get("intent"));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isScript) return answerProblem(statusOf(error), error.message, error.errors);
    return redirectWithToast(request, "/admin/content", error.message.slice(0, 500), "error");
  }
  if (isScript) return new Response("{}", { headers: { "Content-Type": "application/json" } });
  return redirectWithToast(request, "/admin/content", done);
});

async function followIntent(ctx: SignedInCtx, env: Environment, intent: FormDataEntryValue | null) {
  if (intent === "back") {
    await goBackToPreviousGame(ctx, env);
    return "Back to the previous game.";
  }
  if (intent !== "giveUp") throw new Refusal("invalid", "Nothing was asked for.");
  await dismissMissingGame(ctx);
  return "The missing game is given up.";
}
