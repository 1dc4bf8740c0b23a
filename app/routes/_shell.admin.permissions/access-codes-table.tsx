import { TrashIcon } from "@heroicons/react/16/solid";
import { useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
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
      label={texts.accessCodes.tableLabel}
      density="comfortable"
      fold
      head={
        <>
          <SortHeader column="code" sort={sort}>
            {texts.accessCodes.code}
          </SortHeader>
          <SortHeader column="assignedOrganization" sort={sort}>
            {texts.accessCodes.assignedOrganization}
          </SortHeader>
          <SortHeader column="dateGenerated" sort={sort}>
            {texts.accessCodes.dateGenerated}
          </SortHeader>
          <SortHeader column="numberOfUsersAssigned" sort={sort} numeric>
            {texts.accessCodes.usersAssigned}
          </SortHeader>
          <Header actions>{texts.common.actions}</Header>
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
  const hidden = (text: string) => <span className="sr-only">{text}</span>;
  return (
    <Row>
      <RowHeader>
        <Code copyLabel={texts.accessCodes.copyCode({ code })}>{code}</Code>
      </RowHeader>
      <Cell label={texts.common.organization}>
        {assignedOrganization ? (
          <span dir="auto" className="clip" title={assignedOrganization}>
            {assignedOrganization}
          </span>
        ) : (
          <span className="text-muted">{texts.accessCodes.noneYet}</span>
        )}
      </Cell>
      <Cell label={texts.accessCodes.generated}>
        <span title={relativeTextOf(dateGenerated, now)}>{formatDateTime(dateGenerated, zone)}</span>
      </Cell>
      <Cell label={texts.accessCodes.usersAssigned} numeric>
        {numberOfUsersAssigned}
      </Cell>
      <Cell actions>
        <div className="flex flex-wrap gap-2 lg:flex-nowrap">
          {assignedOrganization ? (
            <Button size="small" disabled title={texts.accessCodes.hasOrganization}>
              {texts.accessCodes.edit({ hidden, code })}
            </Button>
          ) : (
            <ButtonLink to={dialogAddress(search, "organization", id)} preventScrollReset size="small">
              {texts.accessCodes.edit({ hidden, code })}
            </ButtonLink>
          )}
          <ButtonLink to={dialogAddress(search, "delete", id)} preventScrollReset size="small" variant="danger">
            <TrashIcon className="size-4" aria-hidden />
            {texts.accessCodes.openDelete({ hidden, code })}
          </ButtonLink>
        </div>
      </Cell>
    </Row>
  );
}
