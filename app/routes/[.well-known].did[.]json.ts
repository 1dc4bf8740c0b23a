import { readIssuerDocument } from "~/http/credential-token.server";
import { answerPublicJson } from "~/http/public-json.server";

/** The site as an issuer (did:web). */
export const loader = async () => answerPublicJson(await readIssuerDocument());
