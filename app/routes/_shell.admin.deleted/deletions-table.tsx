import { ArrowUturnLeftIcon, TrashIcon } from "@heroicons/react/16/solid";
import { Form, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import { formatDateTime } from "~/domain/date-text";
import type { Deletion } from "~/domain/deletions/list-deletions";
import { relativeTextOf } from "~/domain/relative-text";
import { Button, ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, SortHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

type DeletionsTableProps = { deletions: Deletion[]; sort: string; now: Date };

export function DeletionsTable({ deletions, sort, now }: DeletionsTableProps) {
  return (
    <Table
      label={texts.deleted.tableLabel}
      density="comfortable"
      fold
      head={
        <>
          <SortHeader column="name" sort={sort}>
            {texts.common.name}
          </SortHeader>
          <SortHeader column="kind" sort={sort}>
            {texts.deleted.kind}
          </SortHeader>
          <Header>{texts.common.organization}</Header>
          <SortHeader column="deletedAt" sort={sort}>
            {texts.deleted.deleted}
          </SortHeader>
          <Header numeric>{texts.deleted.daysLeft}</Header>
          <Header actions>{texts.common.actions}</Header>
        </>
      }
    >
      {deletions.map((deletion) => (
        <DeletionRow key={deletion.id} deletion={deletion} now={now} />
      ))}
    </Table>
  );
}

const day = 86_400_000;

function DeletionRow({ deletion, now }: { deletion: Deletion; now: Date }) {
  const { id, kind, name, organizationName, deletedBy, deletedAt, expiresAt } = deletion;
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const hidden = (text: string) => <span className="sr-only">{text}</span>;
  const daysLeft = Math.ceil((expiresAt.getTime() - now.getTime()) / day);
  return (
    <Row>
      <RowHeader>
        <span dir="auto" className="clip" title={name}>
          {name}
        </span>
      </RowHeader>
      <Cell label={texts.deleted.kind}>{texts.deleted.kindOf({ kind })}</Cell>
      <Cell label={texts.common.organization}>
        {organizationName && kind !== "organization" ? (
          <span dir="auto" className="clip" title={organizationName}>
            {organizationName}
          </span>
        ) : (
          <span className="text-muted">{texts.deleted.none}</span>
        )}
      </Cell>
      <Cell label={texts.deleted.deleted}>
        <span title={formatDateTime(deletedAt, zone)}>
          {texts.deleted.deletedBy({ when: relativeTextOf(deletedAt, now), username: deletedBy })}
        </span>
      </Cell>
      <Cell label={texts.deleted.daysLeft} numeric>
        <span title={texts.deleted.restorableUntil({ date: formatDateTime(expiresAt, zone), name })}>
          {texts.deleted.daysUnit({ hidden, days: daysLeft })}
        </span>
      </Cell>
      <Cell actions>
        <Form method="post" noValidate className="flex flex-wrap gap-2 lg:flex-nowrap">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="restore" size="small">
            <ArrowUturnLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
            {texts.deleted.restore({ hidden, name })}
          </Button>
          <ButtonLink to={dialogAddress(search, "erase", id)} preventScrollReset size="small" variant="danger">
            <TrashIcon className="size-4" aria-hidden />
            {texts.deleted.openErase({ hidden, name })}
          </ButtonLink>
        </Form>
      </Cell>
    </Row>
  );
}
