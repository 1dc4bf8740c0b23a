import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireId } from "~/domain/id";
import { readClientKeys } from "~/domain/single-sign-on/read-client-keys";
import { createVisitorContext } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

/** The public key of the client, for the provider (a JWK Set). */
export const loader = answerRefusals(async ({ params }: LoaderFunctionArgs) => {
  const keys = await readClientKeys(await createVisitorContext(), requireId(params.organizationId, "page"));
  return Response.json({ keys }, { headers: { "Cache-Control": "public, max-age=300" } });
});
