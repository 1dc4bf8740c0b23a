import type { Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";

type User = { email: string; username: string };

export function writePasswordChangedMail(user: User, site: MailSite): Mail {
  return composeMail(site, {
    recipient: user.email,
    subject: `Your ${site.productName} password was changed`,
    paragraphs: [
      `The password of your account "${user.username}" was changed, and all other sign-ins were ended.`,
      "If it was not you, set a new one at once:",
      { link: `${site.url}/password-reset` },
    ],
  });
}

/** Mails to the old and the new address. `by`: the administrator who changed it; missing if the user did. */
export function writeEmailChangedMails(user: User, newEmail: string, site: MailSite, by?: "administrator"): Mail[] {
  const subject = `Your ${site.productName} e-mail address was changed`;
  const [changeText, unexpected] = by
    ? [`An administrator has changed the e-mail address of your account "${user.username}".`, "If that is not right"]
    : [`The e-mail address of your account "${user.username}" was changed.`, "If it was not you"];
  return [
    composeMail(site, {
      recipient: user.email,
      subject,
      paragraphs: [
        `${changeText} It is now ${newEmail}; this one is no longer used, and links sent to it no longer open anything.`,
        `${unexpected}, write to ${site.supportEmail} at once.`,
      ],
    }),
    composeMail(site, {
      recipient: newEmail,
      subject,
      paragraphs: [
        `${changeText} It is now this one: mails and reset links of the account come here.`,
        `${unexpected}, write to ${site.supportEmail} at once.`,
      ],
    }),
  ];
}
