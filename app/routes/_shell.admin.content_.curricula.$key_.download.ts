import type { LoaderFunctionArgs } from "@remix-run/node";
import { readCurriculumDocument } from "~/domain/curricula/read-curricula";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "content:administer" } satisfies Page;

/** `?version=`: that of the document; the newest without. It holds the right answers. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const asked = new URL(request.url).searchParams.get("version");
  const key = params.key ?? "";
  const { version, document } = await readCurriculumDocument(ctx, key, asked === null ? undefined : versionOf(asked));
  return new Response(document, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${key} ${version}.json"`,
      "Cache-Control": "no-store",
    },
  });
});

const versionOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
