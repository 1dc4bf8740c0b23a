import type { LoaderFunctionArgs } from "@remix-run/node";
import { readKey } from "~/http/credential-token.server";
import { answerPublicJson } from "~/http/public-json.server";

/** A key that has signed transcripts (a JWK), for verifiers. */
export const loader = async ({ params }: LoaderFunctionArgs) => answerPublicJson(await readKey(params.keyId));
