import { TrashIcon } from "@heroicons/react/16/solid";
import { useSearchParams } from "@remix-run/react";
import { dialogAddress } from "~/views/dialog-address";
import { accessCodeTexts } from "~/domain/access-codes/access-code-texts";
import type { AccessCode } from "~/domain/access-codes/list-access-codes";
import { formatDateTime } from "~/domain/date-text";
import { relativeTextOf } from "~/domain/relative-text";
import { Button, ButtonLink } from "~/ui/button";
import { Code } from "~/ui/code";
import { Cell, Header, Row, RowHeader, SortHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

export function AccessCodesTable({ codes, sort, now }: { codes: AccessCode[]; sort: string; now: Date }) {
  return (
    <Table
      label="Access codes"
      density="comfortable"
      fold
      head={
        <>
          <SortHeader column="code" sort={sort}>
            Code
          </SortHeader>
          <SortHeader column="assignedOrganization" sort={sort}>
            Assigned organization
          </SortHeader>
          <SortHeader column="dateGenerated" sort={sort}>
            Date generated
          </SortHeader>
          <SortHeader column="numberOfUsersAssigned" sort={sort} numeric>
            Users assigned
          </SortHeader>
          <Header actions>Actions</Header>
        </>
      }
    >
      {codes.map((code) => (
        <CodeRow key={code.id} code={code} now={now} />
      ))}
    </Table>
  );
}

function CodeRow({
  code: { id, code, assignedOrganization, dateGenerated, numberOfUsersAssigned },
  now,
}: {
  code: AccessCode;
  now: Date;
}) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  return (
    <Row>
      <RowHeader>
        <Code label={`access code ${code}`}>{code}</Code>
      </RowHeader>
      <Cell label="Organization">
        {assignedOrganization ? (
          <span className="clip" title={assignedOrganization}>
            {assignedOrganization}
          </span>
        ) : (
          <span className="text-muted">None yet</span>
        )}
      </Cell>
      <Cell label="Generated">
        <span title={relativeTextOf(dateGenerated, now)}>{formatDateTime(dateGenerated, zone)}</span>
      </Cell>
      <Cell label="Users assigned" numeric>
        {numberOfUsersAssigned}
      </Cell>
      <Cell actions>
        <div className="flex flex-wrap gap-2 lg:flex-nowrap">
          {assignedOrganization ? (
            <Button size="small" disabled title="This code already has an organization.">
              {accessCodeTexts.edit}
              <span className="sr-only"> of {code}</span>
            </Button>
          ) : (
            <ButtonLink to={dialogAddress(search, "organization", id)} preventScrollReset size="small">
              {accessCodeTexts.edit}
              <span className="sr-only"> of {code}</span>
            </ButtonLink>
          )}
          <ButtonLink to={dialogAddress(search, "delete", id)} preventScrollReset size="small" variant="danger">
            <TrashIcon className="size-4" aria-hidden />
            Delete
            <span className="sr-only"> {code}</span>
          </ButtonLink>
        </div>
      </Cell>
    </Row>
  );
}
