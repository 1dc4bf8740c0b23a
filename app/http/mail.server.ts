import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import type { Send } from "~/domain/mail/deliver-outbox";
import type { Platform } from "./platform.server";

// A receiver that says nothing for so long has failed; the mail is tried again later.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Loaded with the first mail: it takes 2 MB, and this asks every two seconds whether there is one. */
async function openTransport(smtpUrl: string | null): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return smtpUrl
    ? createTransport({ url: smtpUrl, ...patience })
    : createTransport({ streamTransport: true, buffer: true });
}

/** Sends by SMTP_URL; without it each mail becomes a file in DATA_DIR/outbox and a line in the log. */
export function createMailSender({ env, log }: Pick<Platform, "env" | "log">): Send {
  let transport: Promise<Transporter> | null = null;
  return async ({ id, recipient, subject, textBody, htmlBody }) => {
    const transporter = await (transport ??= openTransport(env.smtpUrl));
    const sent = await transporter.sendMail({
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
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // `buffer: true` above makes it one. Its links work.
    writeFileSync(`${file}.part`, sent.message as Buffer, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    log.info({ to: recipient, subject, file }, "no SMTP_URL: the mail is a file");
  };
}
