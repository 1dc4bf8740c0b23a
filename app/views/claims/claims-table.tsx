import { Form, Link, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
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
          <Header>{texts.common.student}</Header>
          <Header>{texts.claims.scenario}</Header>
          <Header numeric>{texts.common.points}</Header>
          <Header numeric>{texts.claims.verifiedBest}</Header>
          <Header>{texts.claims.received}</Header>
          <Header actions>{texts.common.actions}</Header>
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
  const { attemptId, userId, username, fullName, scenarioId, scenarioTitle, verified: verifiedBest } = claim;
  const [search] = useSearchParams();
  const points = `${claim.score}/${claim.maxScore}`;
  const button = {
    points,
    studentName: fullName || username,
    scenarioTitle,
    unseen: (text: string) => <span className="sr-only">{text}</span>,
  };
  return (
    <Row>
      <RowHeader>
        <Link to={studentAddressOf(classSessionId, userId, scenarioId)} prefetch="none" className="link tap">
          {fullName || username}
        </Link>
        {fullName && (
          <span className="block text-xs font-normal text-muted">
            <bdi>{username}</bdi>
          </span>
        )}
      </RowHeader>
      <Cell label={texts.claims.scenario}>
        <Link to={attemptAddressOf(attemptId)} prefetch="none" className="link tap">
          <bdi>{scenarioTitle}</bdi>
        </Link>
      </Cell>
      <Cell label={texts.common.points} numeric>
        {points}
      </Cell>
      <Cell label={texts.claims.verifiedBest} numeric>
        {verifiedBest ? `${verifiedBest.score}/${verifiedBest.maxScore}` : "–"}
      </Cell>
      <Cell label={texts.claims.received}>
        {formatDateTime(claim.receivedAt, zone)}
        {claim.accepted && (
          <span className="block text-xs text-muted">{texts.claims.acceptedBy({ by: claim.accepted.by })}</span>
        )}
      </Cell>
      <Cell actions>
        {!claim.accepted && isReplacing(claim, verifiedBest) ? (
          // Accepting would replace a verified score, so a dialog says that first.
          <ButtonLink to={dialogAddress(search, "accept", attemptId)} preventScrollReset replace size="small">
            {texts.claims.openAccept(button)}
          </ButtonLink>
        ) : (
          <Form method="post" replace preventScrollReset noValidate>
            <input type="hidden" name="attemptId" value={attemptId} />
            <Button type="submit" size="small" name="intent" value={claim.accepted ? "takeBack" : "accept"}>
              {claim.accepted ? texts.claims.takeBack(button) : texts.claims.accept(button)}
            </Button>
          </Form>
        )}
      </Cell>
    </Row>
  );
}
