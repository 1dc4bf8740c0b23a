import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireId } from "~/domain/id";
import { exportLesson } from "~/domain/lessons/publish-lesson";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "lesson:write" } satisfies Page;

/** The saved draft as a curriculum entry. It contains right answers. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { key, text } = await exportLesson(ctx, requireId(params.lessonId ?? null, "lesson"));
  return new Response(text, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${key}.json"`,
      "Cache-Control": "no-store",
    },
  });
});
