import { describeBilling, formatPrice, type Price } from "~/domain/payments/price";
import { Notice } from "~/ui/notice";

type Offer = { price: (Omit<Price, "id"> & { id?: string }) | null; problem: string | null };

/** The subscription's price at Stripe, or why it can't be bought. */
export function Payments({ offer: { price, problem } }: { offer: Offer }) {
  return (
    <section aria-labelledby="payments" className="grid max-w-[46rem] gap-3">
      <h2 id="payments" className="text-lg">
        Payments
      </h2>
      {problem !== null && (
        <Notice tone="error">
          Nobody can buy a subscription: {problem.replace(/\.$/, "")}. Set STRIPE_PRICE_ID to an active, recurring
          price.
        </Notice>
      )}
      {price && (
        <p className="tabular-nums">
          A subscription costs <b>{formatPrice(price)}</b>, {describeBilling(price)}.{" "}
          {price.id && <code className="text-sm text-muted">{price.id}</code>}
        </p>
      )}
    </section>
  );
}
