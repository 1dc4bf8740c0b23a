import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireId } from "~/domain/id";
import { keyOfTitle } from "~/domain/lessons/lesson-text";
import { exportMission } from "~/domain/missions/list-missions";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "lesson:write" } satisfies Page;

/** Title and document of a mission, without its reference. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { title, text } = await exportMission(ctx, requireId(params.missionId ?? null, "mission"));
  return new Response(text, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${keyOfTitle(title)}.json"`,
      "Cache-Control": "no-store",
    },
  });
});
