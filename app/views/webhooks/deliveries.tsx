import { Link } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { Webhook } from "~/domain/webhooks/read-webhooks";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip, type ChipTone } from "~/ui/chip";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

type Outcome = Pick<Webhook["deliveries"][number], "deliveredAt" | "failedAt" | "tries">;

const stateOf = ({ deliveredAt, failedAt, tries }: Outcome) =>
  deliveredAt ? "delivered" : failedAt ? "failed" : tries > 0 ? "retrying" : "waiting";
const tones: Record<ReturnType<typeof stateOf>, ChipTone> = {
  delivered: "good",
  failed: "bad",
  retrying: "amber",
  waiting: "off",
};

export function DeliveryChip({ delivery }: { delivery: Outcome }) {
  const state = stateOf(delivery);
  return <Chip tone={tones[state]}>{texts.webhooks.stateOf({ state })}</Chip>;
}

const unseen = (text: string) => <span className="sr-only">{text}</span>;

type DeliveriesProps = Pick<Webhook, "deliveries" | "waiting" | "nextAfter"> & { page: string; isNewest: boolean };

/** What was sent to an endpoint, newest first. */
export function Deliveries({ deliveries, waiting, nextAfter, page, isNewest }: DeliveriesProps) {
  const zone = useTimeZone();
  return (
    <Card title={texts.webhooks.deliveriesTitle}>
      <p className="text-sm text-muted">
        {texts.webhooks.deliveriesHint} {waiting > 0 && texts.webhooks.waiting({ count: waiting })}
      </p>
      {deliveries.length === 0 && isNewest && <p className="text-muted">{texts.webhooks.noDeliveries}</p>}
      {deliveries.length > 0 && (
        <Table
          label={texts.webhooks.deliveriesTitle}
          fold
          head={
            <>
              <Header>{texts.webhooks.event}</Header>
              <Header>{texts.webhooks.state}</Header>
              <Header>{texts.webhooks.time}</Header>
              <Header numeric>{texts.webhooks.tries}</Header>
              <Header>{texts.webhooks.answer}</Header>
              <Header actions>{texts.common.actions}</Header>
            </>
          }
        >
          {deliveries.map((delivery) => (
            <Row key={delivery.id}>
              <RowHeader>
                <code dir="ltr" className="font-mono">
                  {delivery.type}
                </code>
              </RowHeader>
              <Cell label={texts.webhooks.state}>
                <DeliveryChip delivery={delivery} />
              </Cell>
              <Cell label={texts.webhooks.time}>
                <span className="tabular-nums">{formatDateTime(delivery.triedAt ?? delivery.createdAt, zone)}</span>
              </Cell>
              <Cell numeric label={texts.webhooks.tries}>
                {delivery.tries}
              </Cell>
              <Cell label={texts.webhooks.answer}>
                <span dir="ltr">{delivery.answerStatus ?? delivery.error ?? "–"}</span>
              </Cell>
              <Cell actions>
                <Link to={`${page}/${delivery.id}`}>{texts.webhooks.show({ event: delivery.type, unseen })}</Link>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {(nextAfter || !isNewest) && (
        <p className="flex flex-wrap gap-3">
          {!isNewest && <ButtonLink to={page}>{texts.webhooks.newest}</ButtonLink>}
          {nextAfter && <ButtonLink to={`?after=${nextAfter}`}>{texts.webhooks.older}</ButtonLink>}
        </p>
      )}
    </Card>
  );
}
