import { Form } from "@remix-run/react";
import { formatDate } from "~/domain/date-text";
import type { OwnSubscription } from "~/domain/payments/own-subscription";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useTimeZone } from "~/ui/time-zone";
import { FormErrorNotice, Panel, type AccountFormProps } from "./account-forms";

/** The subscription's state, and a link to the payment provider's page. */
export function Subscription({
  subscription: { text, isGood, currentPeriodEnd, graceUntil, endsAt, cost },
  refusal,
  busy,
}: AccountFormProps & { subscription: OwnSubscription }) {
  const zone = useTimeZone();
  return (
    <Panel title={texts.account.subscription} className="md:col-span-2">
      <FormErrorNotice refusal={refusal} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Chip tone={isGood ? (endsAt ? "amber" : "good") : "bad"}>{text}</Chip>
        <p className="text-muted tabular-nums">
          {[
            cost,
            endsAt && texts.account.endsOn({ date: formatDate(endsAt, zone) }),
            isGood &&
              !endsAt &&
              currentPeriodEnd &&
              texts.account.paidUntil({ date: formatDate(currentPeriodEnd, zone) }),
            !isGood && graceUntil && texts.account.payBy({ date: formatDate(graceUntil, zone) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {/* Leads to another site, so it needs a document request. */}
        <Form noValidate method="post" action="/account?form=billing" reloadDocument className="md:ms-auto">
          <Button type="submit" busy={busy}>
            {texts.account.manageSubscription}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
