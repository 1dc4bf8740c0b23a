// Pure: the price of a subscription, and its texts.
import * as v from "valibot";
import { texts } from "~/texts";
import { currentTag } from "~/texts/format";
import { currentLocale, directionOf } from "~/texts/locale";

/** `amount` is in the smallest unit of the currency. */
export const Price = v.object({
  id: v.string(),
  amount: v.number(),
  currency: v.string(),
  interval: v.picklist(["day", "week", "month", "year"]),
  intervalCount: v.number(),
  /** Tax is added, by the buyer's address. */
  isBeforeTax: v.optional(v.boolean()),
});
export type Price = v.InferOutput<typeof Price>;

/** The default until the operator creates a price. */
export const firstPrice = { amount: 25_000, currency: "usd", interval: "month", intervalCount: 1 } as const;

type PriceTerms = Omit<Price, "id">;

/** Such as "$250": without cents if they are zero. */
export const formatPrice = (price: PriceTerms) => format(price, true);

/** Such as "$250.00 USD". */
export const formatAmount = (price: Pick<PriceTerms, "amount" | "currency">) =>
  `${format(price, false)} ${price.currency.toUpperCase()}`;

/** Such as "$250, billed monthly". */
export const describeCost = (price: PriceTerms) =>
  texts.subscriptions.cost({ price: formatPrice(price), interval: price.interval, count: price.intervalCount });

function format({ amount, currency }: Pick<PriceTerms, "amount" | "currency">, isShort: boolean): string {
  const style = { style: "currency", currency } as const;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(currentTag(), style).resolvedOptions();
  const value = amount / 10 ** digits;
  const fractionDigits = isShort && Number.isInteger(value) ? { minimumFractionDigits: 0 } : {};
  const text = new Intl.NumberFormat(currentTag(), { ...style, ...fractionDigits }).format(value);
  // A left-to-right mark, because Arabic pages would show "US$" as "$US".
  return directionOf(currentLocale()) === "rtl" ? `${text}\u200e` : text;
}
