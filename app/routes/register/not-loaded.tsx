import { registrationTexts } from "~/domain/registration/registration-mode";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { hostedIntent } from "./card-payment";

/** While the card fields do not come: that they are asked for again, and the way that needs none. */
export function NotLoaded({ busy, tryAgain }: { busy: boolean; tryAgain: () => void }) {
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
