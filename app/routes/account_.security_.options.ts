import type { ActionFunctionArgs } from "@remix-run/node";
import { requireSignInId } from "~/domain/access";
import { listCredentials } from "~/domain/factors/own-factors";
import { writeCreationOptions } from "~/domain/factors/passkeys";
import type { Page } from "~/domain/page";
import { notFound } from "~/domain/refusal";
import { requirePermissionOnly } from "~/http/context.server";
import { setCookies } from "~/http/cookies.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { issueChallenge, readRelyingParty } from "~/http/second-step.server";
import { readMailSite } from "~/http/site.server";

export const handle = { permission: "account:change" } satisfies Page;

/** What the browser needs to make a passkey, for the script of the page that adds one. */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermissionOnly(request, handle.permission);
  requireSameOrigin(request);
  const { userId: id, username } = ctx.actor;
  const party = await readRelyingParty();
  if (!party) throw notFound("page");
  const { challenge, cookie } = await issueChallenge(request, `addPasskey ${requireSignInId(ctx.actor)}`);
  const { productName } = await readMailSite();
  const known = await listCredentials(ctx, id, party.rpId);
  const options = await writeCreationOptions(party, { id, username, productName }, challenge, known);
  return Response.json(options, { headers: setCookies([cookie]) });
});
