import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadTakeout } from "~/domain/personal-data/open-takeout";
import type { Page } from "~/domain/page";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { streamOf } from "~/http/text-stream.server";

export const handle = { permission: "account:change" } satisfies Page;

/** The zip behind a mailed link, `?link=`. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { name, bytes, content } = await downloadTakeout(ctx, new URL(request.url).searchParams.get("link") ?? "");
  return new Response(streamOf(content), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(bytes),
      "Content-Disposition": attachmentHeaderOf(name),
      "Cache-Control": "no-store",
    },
  });
});
