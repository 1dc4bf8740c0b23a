import { createHmac } from "node:crypto";
import { idOf } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { getPlatform } from "./platform.server";

/**
 * The token of a shared link, derived from the form's key: a form that is sent twice gets the same link. Nobody can
 * compute it without SESSION_SECRET, and it is stored nowhere.
 */
export async function linkTokenOf(userId: string, formKey: string): Promise<string> {
  if (!idOf(formKey)) throw new Refusal("invalid", say.refusals.shareAgain);
  const { sessionSecret } = (await getPlatform()).env;
  return createHmac("sha256", sessionSecret).update(`summary ${userId} ${formKey}`).digest("base64url");
}
