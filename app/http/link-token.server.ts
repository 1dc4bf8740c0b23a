import { createHmac } from "node:crypto";
import { idOf } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { getPlatform } from "./platform.server";

/**
 * The token of a link that a form makes: the same for a form that is sent twice, so that both answers show one link,
 * and known to nobody without SESSION_SECRET. It is stored nowhere.
 */
export async function linkTokenOf(userId: string, formKey: string): Promise<string> {
  if (!idOf(formKey)) throw new Refusal("invalid", "Reload the page and share again.");
  const { sessionSecret } = (await getPlatform()).env;
  return createHmac("sha256", sessionSecret).update(`summary ${userId} ${formKey}`).digest("base64url");
}
