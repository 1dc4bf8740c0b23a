import type { ActionFunctionArgs } from "@remix-run/node";
import type { Action } from "~/domain/access";
import { confirmedNamesOf, readImportSettings } from "~/http/import-settings.server";
import { idOf } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { confirmAdmins } from "~/domain/roster/confirm-admins";
import { importRoster } from "~/domain/roster/import-roster";
import { takeBackRoster } from "~/domain/roster/take-back-roster";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";

/**
 * Imports a checked file, or takes an import back, and says how far it is, line by line, as it goes on. Pages without scripts post to
 * the page itself instead.
 */
export const createRunAction = (permission: Action) =>
  answerRefusals(async ({ request }: ActionFunctionArgs) => {
    const ctx = await requirePermission(request, permission);
    requireSameOrigin(request);
    const form = await formOf(request);
    const id = idOf(form.get("id"));
    if (!id) return new Response("The import was not found.", { status: 404 });
    const isTakeBack = form.get("intent") === "takeBack";
    const confirmed = confirmedNamesOf(form);
    const movesFromOtherClasses = form.get("movesFromOtherClasses") === "on";
    const means = await readImportSettings();
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        // The import goes on after the browser has left the page.
        const tell = (what: object) => {
          try {
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(what)}\n\n`));
          } catch {
            return;
          }
        };
        try {
          const onProgress = (done: number, total: number) => tell({ progress: { done, total } });
          if (isTakeBack) await takeBackRoster(ctx, id, { onProgress });
          else {
            await confirmAdmins(ctx, id, confirmed);
            await importRoster(ctx, id, { ...means, movesFromOtherClasses, onProgress });
          }
          tell({ ended: true });
        } catch (error) {
          if (!(error instanceof Refusal))
            (await getPlatform()).log.error({ err: error }, "a roster was not imported or taken back");
          tell({ failed: error instanceof Refusal ? error.message : "An unknown error occurred" });
        }
        try {
          controller.close();
        } catch {
          return;
        }
      },
    });
    // Event streams are neither compressed nor held back on their way.
    return new Response(stream, {
      headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" },
    });
  });
