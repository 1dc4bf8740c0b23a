import type { LoaderFunctionArgs } from "@remix-run/node";
import { readCurriculumDocument } from "~/domain/curricula/read-curricula";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "content:administer" } satisfies Page;

/** The document of `?version=`, or the newest. It contains right answers. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const versionParam = new URL(request.url).searchParams.get("version");
  const key = params.key ?? "";
  const { version, document } = await readCurriculumDocument(
    ctx,
    key,
    versionParam === null ? undefined : versionOf(versionParam),
  );
  return new Response(document, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${key} ${version}.json"`,
      "Cache-Control": "no-store",
    },
  });
});

const versionOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
