import type { MailSite } from "~/domain/mail/mail-site";
import type { Mail } from "~/domain/mail/enqueue-mail";
import { formatDate } from "~/domain/date-text";
import { mailOf } from "~/domain/mail/mail-of";
import { describeBilling, formatAmount, type Price } from "./price";

type Payment = { paidAt: Date; nextPayment: Date | null; price: Omit<Price, "id"> | null };

const formatDay = (date: Date) => formatDate(date, "UTC");

export function writeReceiptMail(
  user: { email: string; username: string },
  { paidAt, nextPayment, price }: Payment,
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
          ["Subscription", [site.productName, ...(price ? [describeBilling(price)] : [])].join(", ")],
          ...(price ? [["Amount", formatAmount(price)] as [string, string]] : []),
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
