import type { ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import type { SignedInCtx } from "~/domain/context";
import { maxGameUpload } from "~/domain/game/game-limits";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { discardGame, dismissMissingGame, offerGame, setSensors, uninstallGame } from "~/http/change-games.server";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { getPlatform } from "~/http/platform.server";
import { answerProblem, answerRefusals, statusOf } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { uploadGame } from "~/http/upload-game.server";

// The game plus its multipart form.
export const handle = { permission: "game:manage", maxFormBytes: maxGameUpload + 64 * 1024 } satisfies Page;

/**
 * Uploads a game, or handles a form of the Content page. Scripts ask for JSON, so that they can show upload progress.
 */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const wantsJson = request.headers.get("accept") === "application/json";
  let message = texts.content.uploadedToast;
  const isUpload = /^(multipart\/form-data|application\/zip)\b/.test(request.headers.get("content-type") ?? "");
  try {
    requireSameOrigin(request);
    if (isUpload) await uploadGame(ctx, request);
    else message = await applyChange(ctx, await formOf(request));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (wantsJson) return answerProblem(statusOf(error), error.reason, error.fieldReasons);
    return redirectWithToast(request, "/admin/content", error.message.slice(0, 500), "error");
  }
  if (wantsJson) return new Response("{}", { headers: { "Content-Type": "application/json" } });
  return redirectWithToast(request, "/admin/content", message);
});

/** An empty id means the game in public/game. */
const BuildId = v.pipe(
  v.optional(v.union([v.literal(""), v.pipe(v.string(), v.uuid())]), ""),
  v.transform((id) => id || null),
);
const Change = v.variant("intent", [
  v.object({ intent: v.literal("offer"), id: BuildId, replaces: BuildId }),
  v.object({ intent: v.literal("discard"), id: v.pipe(v.string(), v.uuid()) }),
  v.object({ intent: v.literal("uninstall"), id: v.pipe(v.string(), v.uuid()) }),
  v.object({ intent: v.literal("sensors"), id: BuildId, sensors: v.optional(v.literal("on")) }),
  v.object({ intent: v.literal("giveUp") }),
]);

/** Returns the toast's text. */
async function applyChange(ctx: SignedInCtx, form: FormData): Promise<string> {
  const parsed = v.safeParse(Change, Object.fromEntries(form));
  if (!parsed.success) throw new Refusal("invalid", say.content.reloadPage);
  const { env } = await getPlatform();
  const input = parsed.output;
  if (input.intent === "offer") {
    const name = await offerGame(ctx, env, input);
    return texts.content.gameOffered({ name });
  }
  if (input.intent === "discard") return texts.content.gameDiscarded({ title: await discardGame(ctx, env, input.id) });
  if (input.intent === "uninstall") {
    const { name, instead: replacement } = await uninstallGame(ctx, env, input.id);
    return replacement
      ? texts.content.gameUninstalledFor({ name, instead: replacement })
      : texts.content.gameUninstalled({ name });
  }
  if (input.intent === "sensors") {
    const isAllowed = input.sensors === "on";
    const name = await setSensors(ctx, env, input.id, isAllowed);
    return isAllowed ? texts.content.sensorsAllowed({ name }) : texts.content.sensorsForbidden({ name });
  }
  await dismissMissingGame(ctx);
  return texts.content.missingGameDismissed;
}
