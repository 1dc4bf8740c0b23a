import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { hostedIntent } from "./card-payment";

/** Shown while Stripe can't be loaded: it is retried, and the payment page works without it. */
export function CardFieldsUnavailable({ busy, tryAgain }: { busy: boolean; tryAgain: () => void }) {
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{texts.registration.stripeNotLoadedRetrying}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={tryAgain}>{texts.registration.tryAgain}</Button>
        <Button type="submit" name="intent" value={hostedIntent} busy={busy}>
          {texts.registration.payOnPage}
        </Button>
      </div>
    </div>
  );
}
