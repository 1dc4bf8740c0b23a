import type { LoaderFunctionArgs } from "@remix-run/node";
import { readCredentialFile } from "~/domain/credentials/own-credentials";
import type { Page } from "~/domain/page";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "account:change" } satisfies Page;

/** The user's own signed transcript as a file. */
export const loader = answerRefusals(async ({ request, params: { credentialId = "" } }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const file = await readCredentialFile(ctx, credentialId);
  return new Response(JSON.stringify(file), {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": attachmentHeaderOf(`signed-transcript-${credentialId.slice(0, 8)}.json`),
      "Cache-Control": "no-store",
    },
  });
});
