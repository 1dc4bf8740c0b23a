import { type MailSite, composeMail } from "~/domain/mail/compose-mail";
import type { Mail } from "~/domain/mail/enqueue-mail";
import { formatDate } from "~/domain/date-text";
import type { SubscriptionStanding } from "./payment-provider";
import { describeBilling, formatAmount } from "./price";

type Paid = Pick<SubscriptionStanding, "price" | "lastPayment" | "currentPeriodEnd">;

const formatDay = (date: Date) => formatDate(date, "UTC");

/** For the first payment and, if configured, for each renewal. */
export function writeReceiptMail(
  user: { email: string; username: string },
  { price, lastPayment, currentPeriodEnd }: Paid,
  now: Date,
  site: MailSite,
): Mail {
  const payment = lastPayment ?? price;
  return composeMail(site, {
    recipient: user.email,
    subject: `Your ${site.productName} receipt`,
    paragraphs: [
      "Thank you. We have received your payment:",
      {
        rows: [
          ["Account", user.username],
          ["Subscription", [site.productName, ...(price ? [describeBilling(price)] : [])].join(", ")],
          ...(payment ? [row("Amount", formatAmount(payment))] : []),
          ...(lastPayment?.tax ? [row("Tax included", formatAmount({ ...lastPayment, amount: lastPayment.tax }))] : []),
          ["Paid on", formatDay(lastPayment?.paidAt ?? now)],
          ...(currentPeriodEnd ? [row("Next payment", formatDay(currentPeriodEnd))] : []),
        ],
      },
      "You can cancel anytime. The subscription, its invoices and the card are here, after logging in:",
      { link: `${site.url}/account` },
    ],
  });
}

const row = (label: string, value: string): [string, string] => [label, value];
