import type { LoaderFunctionArgs } from "@remix-run/node";
import { credentialUrnOf, issuerIdOf } from "~/domain/credentials/credential-document";
import { readStatus } from "~/domain/credentials/judge-credential";
import { idOf } from "~/domain/id";
import { createVisitorContext } from "~/http/context.server";
import { answerPublicJson } from "~/http/public-json.server";
import { readMailSite } from "~/http/site.server";

/** Whether a signed transcript was revoked: a list of it alone, so that nobody can count the others. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const id = idOf(params.credentialId);
  if (!id) return answerPublicJson(null);
  const { url } = await readMailSite();
  const { status } = await readStatus(await createVisitorContext(), id);
  const revoked = { id: credentialUrnOf(id), revoked: true };
  return answerPublicJson({
    id: `${url}/verify/status/${id}`,
    type: "1EdTechRevocationList",
    issuer: issuerIdOf(url),
    revokedCredential: status === "valid" ? [] : [revoked],
  });
};
