import type { Mail } from "~/domain/mail/enqueue-mail";
import { mailOf } from "~/domain/mail/mail-of";
import type { MailSite } from "~/domain/mail/mail-site";

type User = { email: string; username: string };

export function passwordChangedMail(user: User, site: MailSite): Mail {
  return mailOf(site, {
    recipient: user.email,
    subject: `Your ${site.productName} password was changed`,
    paragraphs: [
      `The password of your account "${user.username}" was changed, and all other sign-ins were ended.`,
      "If it was not you, set a new one at once:",
      { link: `${site.url}/password-reset` },
    ],
  });
}

/** Goes to the address that was replaced. */
export function emailChangedMail(user: User, newEmail: string, site: MailSite): Mail {
  return mailOf(site, {
    recipient: user.email,
    subject: `Your ${site.productName} e-mail address was changed`,
    paragraphs: [
      `The e-mail address of your account "${user.username}" is now ${newEmail}. This one is no longer used.`,
      `If it was not you, write to ${site.supportEmail} at once.`,
    ],
  });
}
