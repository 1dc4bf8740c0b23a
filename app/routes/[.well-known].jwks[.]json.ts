import { readKeySet } from "~/http/credential-token.server";
import { answerPublicJson } from "~/http/public-json.server";

/** The keys that have ever signed transcripts. */
export const loader = async () => answerPublicJson(await readKeySet());
