import { formatDate } from "~/domain/date-text";
import type { Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { texts } from "~/texts";

type User = { username: string; email: string };

const formatDay = (date: Date) => formatDate(date, "UTC");

/** Sent at once, when a payment failed. */
export function writeOverdueMail({ username, email }: User, graceUntil: Date, site: MailSite): Mail {
  return composeMail(site, {
    recipient: email,
    subject: texts.paymentMails.overdueSubject({ productName: site.productName }),
    paragraphs: [
      texts.paymentMails.overdue({ username }),
      texts.paymentMails.payUntil({ date: formatDay(graceUntil) }),
      { link: `${site.url}/account` },
    ],
  });
}

/** Sent a day before the account is closed. */
export function writeGraceReminderMail({ username, email }: User, graceUntil: Date, site: MailSite): Mail {
  const date = formatDay(graceUntil);
  return composeMail(site, {
    recipient: email,
    subject: texts.paymentMails.reminderSubject({ productName: site.productName, date }),
    paragraphs: [
      texts.paymentMails.reminder({ username, date }),
      texts.paymentMails.payNow,
      { link: `${site.url}/account` },
      texts.paymentMails.payLater,
    ],
  });
}
