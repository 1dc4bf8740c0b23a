import type { Mail } from "~/domain/mail/enqueue-mail";
import { mailOf } from "~/domain/mail/mail-of";
import type { MailSite } from "~/domain/mail/mail-site";

export function writeResetLinkMail(user: { email: string; username: string }, token: string, site: MailSite): Mail {
  const link = `${site.url}/reset-password?${new URLSearchParams({ email: user.email, token })}`;
  return mailOf(site, {
    recipient: user.email,
    subject: `Reset your ${site.productName} password`,
    paragraphs: [
      `Somebody, hopefully you, asked to reset the password of the account "${user.username}".`,
      "Open this link within one hour to set a new password:",
      { link },
      "If it was not you, ignore this mail: your password stays as it is.",
    ],
  });
}
