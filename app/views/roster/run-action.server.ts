import type { ActionFunctionArgs } from "@remix-run/node";
import { texts } from "~/texts";
import { streamRun } from "~/views/stream-run.server";
import type { Action } from "~/domain/access";
import { confirmedNamesOf, readImportSettings } from "~/http/import-settings.server";
import { idOf } from "~/domain/id";
import { confirmAdmins } from "~/domain/roster/confirm-admins";
import { importRoster } from "~/domain/roster/import-roster";
import { takeBackRoster } from "~/domain/roster/take-back-roster";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";

/**
 * Imports a checked file or takes an import back, and streams progress. Without JavaScript, the page does both.
 */
export const createRunAction = (permission: Action) =>
  answerRefusals(async ({ request }: ActionFunctionArgs) => {
    const ctx = await requirePermission(request, permission);
    requireSameOrigin(request);
    const form = await formOf(request);
    const id = idOf(form.get("id"));
    if (!id) return new Response(texts.refusals.notFound({ thing: "import" }), { status: 404 });
    const isTakeBack = form.get("intent") === "takeBack";
    const confirmedAdmins = confirmedNamesOf(form);
    const movesFromOtherClasses = form.get("movesFromOtherClasses") === "on";
    const settings = await readImportSettings();
    return streamRun(async (onProgress) => {
      if (isTakeBack) return takeBackRoster(ctx, id, { onProgress });
      await confirmAdmins(ctx, id, confirmedAdmins);
      await importRoster(ctx, id, { ...settings, movesFromOtherClasses, onProgress });
    }, "a roster was not imported or taken back");
  });
