import { Form, Link, useSearchParams } from "@remix-run/react";
import { dialogAddress } from "~/views/dialog-address";
import type { Claim } from "~/domain/attempts/list-claims";
import { isReplacing } from "~/domain/attempts/verified-best";
import { formatDateTime } from "~/domain/date-text";
import { attemptAddressOf, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { Button, ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

type ClaimsTableProps = { label: string; claims: Claim[]; classSessionId: string };

/** Claims with student, scenario, points and date, each with a button to decide. */
export function ClaimsTable({ label, claims, classSessionId }: ClaimsTableProps) {
  return (
    <Table
      label={label}
      density="comfortable"
      fold
      head={
        <>
          <Header>Student</Header>
          <Header>Scenario</Header>
          <Header numeric>Points</Header>
          <Header numeric>Verified best</Header>
          <Header>Received</Header>
          <Header actions>Actions</Header>
        </>
      }
    >
      {claims.map((claim) => (
        <ClaimRow key={claim.attemptId} claim={claim} classSessionId={classSessionId} />
      ))}
    </Table>
  );
}

function ClaimRow({ claim, classSessionId }: { claim: Claim; classSessionId: string }) {
  const zone = useTimeZone();
  const { attemptId, userId, username, fullName, scenarioId, scenarioTitle, verified } = claim;
  const [search] = useSearchParams();
  const whose = `${claim.score}/${claim.maxScore} of ${fullName || username} in ${scenarioTitle}`;
  return (
    <Row>
      <RowHeader>
        <Link to={studentAddressOf(classSessionId, userId, scenarioId)} prefetch="none" className="link tap">
          {fullName || username}
        </Link>
        {fullName && <span className="block text-xs font-normal text-muted">{username}</span>}
      </RowHeader>
      <Cell label="Scenario">
        <Link to={attemptAddressOf(attemptId)} prefetch="none" className="link tap">
          {scenarioTitle}
        </Link>
      </Cell>
      <Cell label="Points" numeric>
        {claim.score}/{claim.maxScore}
      </Cell>
      <Cell label="Verified best" numeric>
        {verified ? `${verified.score}/${verified.maxScore}` : "–"}
      </Cell>
      <Cell label="Received">
        {formatDateTime(claim.receivedAt, zone)}
        {claim.accepted && <span className="block text-xs text-muted">accepted by {claim.accepted.by}</span>}
      </Cell>
      <Cell actions>
        {!claim.accepted && isReplacing(claim, verified) ? (
          // Accepting would replace a verified score, so a dialog says that first.
          <ButtonLink to={dialogAddress(search, "accept", attemptId)} preventScrollReset replace size="small">
            Accept…<span className="sr-only"> {whose}</span>
          </ButtonLink>
        ) : (
          <Form method="post" replace preventScrollReset noValidate>
            <input type="hidden" name="attemptId" value={attemptId} />
            <Button type="submit" size="small" name="intent" value={claim.accepted ? "takeBack" : "accept"}>
              {claim.accepted ? "Take back" : "Accept"}
              <span className="sr-only"> {whose}</span>
            </Button>
          </Form>
        )}
      </Cell>
    </Row>
  );
}
