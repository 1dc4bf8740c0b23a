import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeChangesCsv } from "~/domain/audit/list-changes";
import { csvWords } from "~/domain/csv-words";
import { cleanSearchText } from "~/domain/list-query";
import type { Page } from "~/domain/page";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { streamOf } from "~/http/text-stream.server";

export const handle = { permission: "audit:read" } satisfies Page;

/** The audit trail as CSV, as far as its reader may see it; `?q=` searches as on the page. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const search = cleanSearchText(new URL(request.url).searchParams.get("q") ?? "");
  return new Response(streamOf(writeChangesCsv(ctx, search)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachmentHeaderOf(csvWords.auditName),
      "Cache-Control": "no-store",
    },
  });
});
