import { createHmac } from "node:crypto";
import { tokenTextOf, type TokenKind } from "~/domain/api-tokens/token-text";
import { idOf } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { getPlatform } from "./platform.server";

/**
 * The API token of a form, derived from the form's key: a form that is sent twice makes one token. Nobody can compute it
 * without SESSION_SECRET, and only a hash of it is stored.
 */
export async function apiTokenOf(kind: TokenKind, userId: string, formKey: string): Promise<string> {
  if (!idOf(formKey)) throw new Refusal("invalid", say.apiTokens.formUnknown);
  const { sessionSecret } = (await getPlatform()).env;
  return tokenTextOf(
    kind,
    createHmac("sha256", sessionSecret).update(`api token ${kind} ${userId} ${formKey}`).digest(),
  );
}
