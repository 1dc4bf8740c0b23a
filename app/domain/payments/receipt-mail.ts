import { type MailSite, composeMail } from "~/domain/mail/compose-mail";
import type { Mail } from "~/domain/mail/enqueue-mail";
import { formatDate } from "~/domain/date-text";
import { texts } from "~/texts";
import type { SubscriptionStanding } from "./payment-provider";
import { describeCost, formatAmount } from "./price";

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
    subject: texts.paymentMails.receiptSubject({ productName: site.productName }),
    paragraphs: [
      texts.paymentMails.thanks,
      {
        rows: [
          [texts.paymentMails.account, user.username],
          [texts.paymentMails.subscription, price ? describeCost(price) : site.productName],
          ...(payment ? [row(texts.paymentMails.amount, formatAmount(payment))] : []),
          ...(lastPayment?.tax
            ? [row(texts.paymentMails.taxIncluded, formatAmount({ ...lastPayment, amount: lastPayment.tax }))]
            : []),
          [texts.paymentMails.paidOn, formatDay(lastPayment?.paidAt ?? now)],
          ...(currentPeriodEnd ? [row(texts.paymentMails.nextPayment, formatDay(currentPeriodEnd))] : []),
        ],
      },
      texts.paymentMails.cancelAnytime,
      { link: `${site.url}/account` },
    ],
  });
}

const row = (label: string, value: string): [string, string] => [label, value];
