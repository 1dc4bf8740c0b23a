// Signatures by Standard Webhooks (https://www.standardwebhooks.com).
import { createHmac } from "node:crypto";

const prefix = "whsec_";

/** The text of a secret, as receivers enter it. */
export const secretTextOf = (bytes: Buffer) => prefix + bytes.toString("base64");

export type WebhookMessage = { id: string; at: Date; body: string };

/** The headers of a try. Each secret signs: after a rotation, receivers may have either. */
export function signWebhook({ id, at, body }: WebhookMessage, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "content-type": "application/json",
    "user-agent": "Apsis-Webhooks",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
