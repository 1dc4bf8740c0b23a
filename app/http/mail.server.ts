import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport, type Transporter } from "nodemailer";
import type { Send } from "~/domain/mail/deliver-outbox";
import type { Platform } from "./platform.server";

// A receiver that says nothing for so long has failed; the mail is tried again later.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends by SMTP_URL; without it each mail becomes a file in DATA_DIR/outbox and a line in the log. */
export function createMailSender({ env, log }: Pick<Platform, "env" | "log">): Send {
  const transport: Transporter = env.smtpUrl
    ? createTransport({ url: env.smtpUrl, ...patience })
    : createTransport({ streamTransport: true, buffer: true });
  return async ({ id, recipient, subject, textBody, htmlBody }) => {
    const sent = await transport.sendMail({
      from: { name: env.productName, address: env.supportEmail },
      // An address, never a header's text: what somebody registered with names one recipient.
      to: { name: "", address: recipient },
      subject,
      text: textBody,
      html: htmlBody,
      messageId: `<${id}@${env.supportEmail.split("@")[1]}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    if (env.smtpUrl) return;
    const folder = join(env.dataDir, "outbox");
    const file = join(folder, `${id}.eml`);
    mkdirSync(folder, { recursive: true });
    // `buffer: true` above makes it one.
    writeFileSync(`${file}.part`, sent.message as Buffer);
    renameSync(`${file}.part`, file);
    log.info({ to: recipient, subject, file }, "no SMTP_URL: the mail is a file");
  };
}
