import type { ActionFunctionArgs } from "@remix-run/node";
import { idOf } from "~/domain/id";
import { endByProvider } from "~/domain/single-sign-on/end-by-provider";
import { findProvider } from "~/domain/single-sign-on/find-provider";
import { useState } from "~/domain/single-sign-on/sign-in-states";
import { createSignInContext } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { readLogoutToken } from "~/http/identity-provider.server";
import { answerRefusals } from "~/http/refusal-response.server";

const noStore = { headers: { "Cache-Control": "no-store" } };

/** The provider ends a session (OpenID Connect Back-Channel Logout 1.0). The signed token is its proof. */
export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const organizationId = idOf(params.organizationId);
  const ctx = await createSignInContext();
  const provider = organizationId ? await findProvider(ctx, organizationId) : null;
  const token = provider ? (await formOf(request)).get("logout_token") : null;
  const notice = provider && typeof token === "string" ? await readLogoutToken(provider, token) : null;
  if (!provider || !notice) return Response.json({ error: "invalid_request" }, { status: 400, ...noStore });
  await useState(ctx, `logout ${provider.issuer} ${notice.id}`);
  await endByProvider(ctx, { issuer: provider.issuer, ...notice });
  return new Response(null, { status: 200, ...noStore });
});

/** Only providers use this address. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
