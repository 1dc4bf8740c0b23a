import { describeCost, type Price } from "~/domain/payments/price";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";

type Offer = { price: (Omit<Price, "id"> & { id?: string }) | null; problem: string | null };

/** The subscription's price at Stripe, or why it can't be bought. */
export function Payments({ offer: { price, problem } }: { offer: Offer }) {
  return (
    <section aria-labelledby="payments" className="grid max-w-[46rem] gap-3">
      <h2 id="payments" className="text-lg">
        {texts.systemPage.payments}
      </h2>
      {problem !== null && (
        <Notice tone="error">{texts.systemPage.notSelling({ problem: problem.replace(/\.$/, "") })}</Notice>
      )}
      {price && (
        <p className="tabular-nums">
          {texts.subscriptions.offer({ cost: <b>{describeCost(price)}</b> })}{" "}
          {price.id && <code className="text-sm text-muted">{price.id}</code>}
        </p>
      )}
    </section>
  );
}
