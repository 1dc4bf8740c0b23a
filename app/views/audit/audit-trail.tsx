import { useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { ChangeSentence } from "~/views/change-sentence";
import type { ListPage } from "~/views/list-page.server";
import { ListBody } from "~/views/list-view";
import type { RecordedChange } from "~/domain/audit/list-changes";
import { formatDateTime } from "~/domain/date-text";
import type { RowPage } from "~/domain/list-query";
import { ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, SearchForm, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

type AuditTrailProps = { page: ListPage<RowPage<RecordedChange>>; hasTitle?: boolean };

/** All administrative changes, newest first; `?q=` searches, `?page=` pages. `hasTitle`: false under a page's own title. */
export function AuditTrail({ page, hasTitle = true }: AuditTrailProps) {
  const [search] = useSearchParams();
  const csvAddress = `/admin/audit-trail/csv?${new URLSearchParams({ q: search.get("q") ?? "" })}`;
  return (
    <section aria-label={texts.systemPage.auditTrail} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {hasTitle && <h2 className="text-lg">{texts.systemPage.auditTrail}</h2>}
        <div className="flex flex-wrap items-center gap-3">
          <SearchForm label={texts.systemPage.searchLabel} />
          <ButtonLink to={csvAddress} reloadDocument>
            {texts.auditPage.downloadCsv}
          </ButtonLink>
        </div>
      </div>
      <ListBody
        page={page}
        empty={{
          title: texts.systemPage.noChanges,
          noMatches: texts.systemPage.nothingFound,
          noEntries: texts.systemPage.noChangesHint,
        }}
        nextStep={<ButtonLink to="/admin/first-steps">{texts.systemPage.openFirstSteps}</ButtonLink>}
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
      label={texts.systemPage.changes}
      fold
      head={
        <>
          <Header>{texts.systemPage.when}</Header>
          <Header>{texts.systemPage.whatHappened}</Header>
          <Header>{texts.common.organization}</Header>
          <Header>{texts.common.details}</Header>
          <Header>{texts.systemPage.signIn}</Header>
        </>
      }
    >
      {changes.map((change) => (
        <Row key={change.id}>
          <RowHeader>
            <time dateTime={change.at.toISOString()}>{formatDateTime(change.at, zone)}</time>
          </RowHeader>
          <Cell label={texts.systemPage.whatHappened}>
            <span className="block py-1 whitespace-normal wrap-anywhere lg:min-w-80">
              <ChangeSentence change={change} />
              <code className="block w-fit font-mono text-xs text-muted">{change.action}</code>
            </span>
          </Cell>
          <Cell label={texts.common.organization}>
            <bdi>{change.organizationName ?? "–"}</bdi>
          </Cell>
          <Cell label={texts.common.details}>
            <Details details={change.details} />
          </Cell>
          <Cell label={texts.systemPage.signIn}>
            {/* The end of the id; its beginning is a timestamp. */}
            <code className="font-mono text-sm text-muted" title={change.signInId ?? change.tokenId ?? undefined}>
              {change.tokenId
                ? texts.apiTokens.inTrail({ id: change.tokenId.slice(-8) })
                : (change.signInId?.slice(-8) ?? "–")}
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
    <span dir="auto" className="clip text-muted" title={text}>
      {text || "–"}
    </span>
  );
}
