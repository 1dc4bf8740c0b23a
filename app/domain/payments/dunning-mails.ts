import { formatDate } from "~/domain/date-text";
import type { Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";

type User = { username: string; email: string };

const formatDay = (date: Date) => `${formatDate(date, "UTC")} (UTC)`;

/** Sent at once, when a payment failed. */
export function writeOverdueMail({ username, email }: User, graceUntil: Date, site: MailSite): Mail {
  return composeMail(site, {
    recipient: email,
    subject: `Your ${site.productName} payment failed`,
    paragraphs: [
      `The payment for the subscription of your account "${username}" was not taken.`,
      `The account stays open until ${formatDay(graceUntil)}. Please enter another card, or pay the open ` +
        "invoice, until then:",
      { link: `${site.url}/account` },
    ],
  });
}

/** Sent a day before the account is closed. */
export function writeGraceReminderMail({ username, email }: User, graceUntil: Date, site: MailSite): Mail {
  return composeMail(site, {
    recipient: email,
    subject: `Your ${site.productName} account closes on ${formatDate(graceUntil, "UTC")}`,
    paragraphs: [
      `The payment for the subscription of your account "${username}" is still open. From ` +
        `${formatDay(graceUntil)} on you cannot log in to play.`,
      "Enter another card, or pay the open invoice, here:",
      { link: `${site.url}/account` },
      "After that day, log in as always: the page that opens lets you pay again.",
    ],
  });
}
