// The signed address in a mail that stops mails of its kind.
import { createHmac, timingSafeEqual } from "node:crypto";
import { stoppableMails, type StoppableMail, type StopUrl } from "~/domain/mail/stop-mails";
import { idOf } from "~/domain/id";
import { getPlatform } from "./platform.server";
import { readMailSite } from "./site.server";

const signatureOf = (secret: string, kind: string, userId: string) =>
  createHmac("sha256", secret).update(`stop-mails ${kind} ${userId}`).digest();

export async function createStopUrl(): Promise<StopUrl> {
  const { url } = await readMailSite();
  const { sessionSecret } = (await getPlatform()).env;
  return (kind, userId) =>
    `${url}/stop-mails/${kind}.${userId}.${signatureOf(sessionSecret, kind, userId).toString("base64url")}`;
}

/** Null: the token wasn't signed here, or with an earlier secret. */
export async function readStopToken(token: string): Promise<{ kind: StoppableMail; userId: string } | null> {
  const [kindName, id = "", signature = "", ...more] = token.slice(0, 200).split(".");
  const kind = stoppableMails.find((name) => name === kindName);
  const userId = idOf(id);
  if (!kind || !userId || more.length > 0) return null;
  const { sessionSecret } = (await getPlatform()).env;
  const expected = signatureOf(sessionSecret, kind, userId);
  const sent = Buffer.from(signature, "base64url");
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? { kind, userId } : null;
}
