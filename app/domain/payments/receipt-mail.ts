import type { MailSite } from "~/domain/mail/mail-site";
import type { Mail } from "~/domain/mail/enqueue-mail";
import { formatDate } from "~/domain/date-text";
import { mailOf } from "~/domain/mail/mail-of";
import { subscriptionPrice } from "./purchase-texts";

type Payment = { paidAt: Date; nextPayment: Date | null };

const formatDay = (date: Date) => formatDate(date, "UTC");

export function writeReceiptMail(
  user: { email: string; username: string },
  { paidAt, nextPayment }: Payment,
  site: MailSite,
): Mail {
  return mailOf(site, {
    recipient: user.email,
    subject: `Your ${site.productName} receipt`,
    paragraphs: [
      "Thank you. We have received your payment:",
      {
        rows: [
          ["Account", user.username],
          ["Subscription", `${site.productName}, billed monthly`],
          ["Amount", `${subscriptionPrice.text} USD`],
          ["Paid on", formatDay(paidAt)],
          ...(nextPayment ? [row("Next payment", formatDay(nextPayment))] : []),
        ],
      },
      "You can cancel anytime. The subscription, its invoices and the card are here, after logging in:",
      { link: `${site.url}/account` },
    ],
  });
}

const row = (label: string, value: string): [string, string] => [label, value];
