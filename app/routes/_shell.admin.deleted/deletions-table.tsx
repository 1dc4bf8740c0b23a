import { ArrowUturnLeftIcon, TrashIcon } from "@heroicons/react/16/solid";
import { Form, useSearchParams } from "@remix-run/react";
import { dialogAddress } from "~/views/dialog-address";
import { formatCount } from "~/domain/count-text";
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
      label="Recently deleted"
      density="comfortable"
      fold
      head={
        <>
          <SortHeader column="name" sort={sort}>
            Name
          </SortHeader>
          <SortHeader column="kind" sort={sort}>
            What
          </SortHeader>
          <Header>Organization</Header>
          <SortHeader column="deletedAt" sort={sort}>
            Deleted
          </SortHeader>
          <Header numeric>Days left</Header>
          <Header actions>Actions</Header>
        </>
      }
    >
      {deletions.map((deletion) => (
        <DeletionRow key={deletion.id} deletion={deletion} now={now} />
      ))}
    </Table>
  );
}

const kinds: Record<Deletion["kind"], string> = { user: "User", course: "Course", organization: "Organization" };
const day = 86_400_000;

function DeletionRow({ deletion, now }: { deletion: Deletion; now: Date }) {
  const { id, kind, name, organizationName, deletedBy, deletedAt, expiresAt } = deletion;
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const daysLeft = Math.ceil((expiresAt.getTime() - now.getTime()) / day);
  return (
    <Row>
      <RowHeader>
        <span className="clip" title={name}>
          {name}
        </span>
      </RowHeader>
      <Cell label="What">{kinds[kind]}</Cell>
      <Cell label="Organization">
        {organizationName && kind !== "organization" ? (
          <span className="clip" title={organizationName}>
            {organizationName}
          </span>
        ) : (
          <span className="text-muted">None</span>
        )}
      </Cell>
      <Cell label="Deleted">
        <span title={formatDateTime(deletedAt, zone)}>
          {relativeTextOf(deletedAt, now)} by {deletedBy}
        </span>
      </Cell>
      <Cell label="Days left" numeric>
        <span title={`Until ${formatDateTime(expiresAt, zone)}, then ${name} is deleted for good`}>
          {daysLeft}
          <span className="sr-only"> {formatCount(daysLeft, "day").replace(/^\S+ /, "")}</span>
        </span>
      </Cell>
      <Cell actions>
        <Form method="post" noValidate className="flex flex-wrap gap-2 lg:flex-nowrap">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="restore" size="small">
            <ArrowUturnLeftIcon className="size-4" aria-hidden />
            Restore
            <span className="sr-only"> {name}</span>
          </Button>
          <ButtonLink to={dialogAddress(search, "erase", id)} preventScrollReset size="small" variant="danger">
            <TrashIcon className="size-4" aria-hidden />
            Delete for Good
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        </Form>
      </Cell>
    </Row>
  );
}
