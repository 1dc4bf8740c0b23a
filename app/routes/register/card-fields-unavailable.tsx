import { registrationTexts } from "~/domain/registration/registration-mode";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { hostedIntent } from "./card-payment";

/** Shown while Stripe can't be loaded: it is retried, and the payment page works without it. */
export function CardFieldsUnavailable({ busy, tryAgain }: { busy: boolean; tryAgain: () => void }) {
  return (
    <div className="grid gap-3">
      <Notice tone="warning">
        {registrationTexts.stripeNotLoaded} {registrationTexts.tryingAgain}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={tryAgain}>Try again</Button>
        <Button type="submit" name="intent" value={hostedIntent} busy={busy}>
          Pay on the payment page instead
        </Button>
      </div>
    </div>
  );
}
