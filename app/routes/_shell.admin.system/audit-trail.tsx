import type { ListPage } from "~/views/list-page.server";
import { ListBody } from "~/views/list-view";
import { describeChange } from "~/domain/audit/change-text";
import type { RecordedChange } from "~/domain/audit/list-changes";
import { formatDateTime } from "~/domain/date-text";
import type { RowPage } from "~/domain/list-query";
import { ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, SearchForm, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

const empty = {
  title: "No Changes Found",
  found: "Try the beginning of a user name, of an action such as user.delete, or of what was changed.",
  none: "What administrators change will be listed here.",
};

/** All administrative changes, newest first; `?q=` searches, `?page=` pages. Nobody can edit it. */
export function AuditTrail({ page }: { page: ListPage<RowPage<RecordedChange>> }) {
  return (
    <section aria-labelledby="audit-trail" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="audit-trail" className="text-lg">
          Audit Trail
        </h2>
        <SearchForm label="Search who, what or whom" />
      </div>
      <ListBody
        page={page}
        empty={empty}
        nextStep={<ButtonLink to="/admin/first-steps">First steps of an installation</ButtonLink>}
      >
        {({ rows }) => <ChangesTable changes={rows} />}
      </ListBody>
    </section>
  );
}

function ChangesTable({ changes }: { changes: RecordedChange[] }) {
  const zone = useTimeZone();
  return (
    <Table
      label="Changes"
      fold
      head={
        <>
          <Header>When</Header>
          <Header>What happened</Header>
          <Header>Organization</Header>
          <Header>Details</Header>
          <Header>Sign-in</Header>
        </>
      }
    >
      {changes.map((change) => (
        <Row key={change.id}>
          <RowHeader>
            <time dateTime={change.at.toISOString()}>{formatDateTime(change.at, zone)}</time>
          </RowHeader>
          <Cell label="What happened">
            <span className="block py-1 whitespace-normal wrap-anywhere lg:min-w-80">
              <b>{change.actorName || "Somebody"}</b> {describeChange(change)}
              <code className="block font-mono text-xs text-muted">{change.action}</code>
            </span>
          </Cell>
          <Cell label="Organization">{change.organizationName ?? "–"}</Cell>
          <Cell label="Details">
            <Details details={change.details} />
          </Cell>
          <Cell label="Sign-in">
            {/* The end of the id; its beginning is a timestamp. */}
            <code className="font-mono text-sm text-muted" title={change.signInId ?? undefined}>
              {change.signInId?.slice(-8) ?? "–"}
            </code>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Details({ details }: { details: Record<string, unknown> }) {
  const text = Object.entries(details)
    .map(
      ([name, value]) =>
        `${name}: ${typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value)}`,
    )
    .join(", ");
  return (
    <span className="clip text-muted" title={text}>
      {text || "–"}
    </span>
  );
}
