import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import type { Send } from "~/domain/mail/deliver-outbox";
import type { Platform } from "./platform.server";

// Milliseconds; emails that could not be sent are retried later.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Loaded for the first email only, because it takes 2 MB. */
async function openTransport(smtpUrl: string | null): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return smtpUrl
    ? createTransport({ url: smtpUrl, ...timeouts })
    : createTransport({ streamTransport: true, buffer: true });
}

/** Sends by SMTP_URL; without it each email becomes a file in DATA_DIR/outbox and a log line. */
export function createMailSender({ env, log }: Pick<Platform, "env" | "log">): Send {
  let transport: Promise<Transporter> | null = null;
  return async ({ id, recipient, replyTo, stopUrl, subject, textBody, htmlBody }) => {
    const transporter = await (transport ??= openTransport(env.smtpUrl));
    const delivery = await transporter.sendMail({
      from: { name: env.productName, address: env.supportEmail },
      // An address object, not header text: a registered address names one recipient only.
      to: { name: "", address: recipient },
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      subject,
      text: textBody,
      html: htmlBody,
      messageId: `<${id}@${env.supportEmail.split("@")[1]}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        // RFC 8058: mail programs show "Unsubscribe", which stops them without a sign-in.
        ...(stopUrl && { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
      },
    });
    if (env.smtpUrl) return;
    const folder = join(env.dataDir, "outbox");
    const file = join(folder, `${id}.eml`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // The transport's `buffer: true` makes it a Buffer. The links in the file work.
    writeFileSync(`${file}.part`, delivery.message as Buffer, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    log.info({ to: recipient, subject, file }, "no SMTP_URL: wrote email to a file");
  };
}
