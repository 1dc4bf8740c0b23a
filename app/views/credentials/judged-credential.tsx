import type { ReactNode } from "react";
import type { JudgedResult, Judgement } from "~/domain/credentials/judge-credential";
import { formatDate, formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { Notice, type NoticeTone } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { useFlownAgain, type FlownAgain } from "./use-flown-again";

/** What a file is worth, and what it says. */
export function JudgedCredential({ judgement }: { judgement: Judgement }) {
  const zone = useTimeZone();
  const { tone, title, sentence } = verdictOf(judgement, (date) => formatDateTime(date, zone));
  return (
    <>
      <Notice tone={tone}>
        <h2 className="text-base">{title}</h2>
        <p className="font-normal">{sentence}</p>
      </Notice>
      {judgement.kind === "genuine" && (
        <Card title={judgement.achievement}>
          <dl className="mb-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <Fact label={texts.credentials.person} value={judgement.person} />
            <Fact label={texts.credentials.date} value={formatDate(judgement.issuedAt, zone)} />
            <Fact label={texts.credentials.issuer} value={`${judgement.issuer.name}, ${judgement.issuer.url}`} />
            {judgement.organization !== null && (
              <Fact label={texts.credentials.organization} value={judgement.organization} />
            )}
          </dl>
          <Results results={judgement.results} />
        </Card>
      )}
    </>
  );
}

type Verdict = { tone: NoticeTone; title: string; sentence: ReactNode };

function verdictOf(judgement: Judgement, dateTextOf: (date: Date) => string): Verdict {
  if (judgement.kind === "unreadable")
    return { tone: "error", title: texts.credentials.unreadableTitle, sentence: texts.credentials.unreadable };
  if (judgement.kind === "forged")
    return { tone: "error", title: texts.credentials.forgedTitle, sentence: texts.credentials.forged };
  if (judgement.kind === "foreign")
    return {
      tone: "warning",
      title: texts.credentials.foreignTitle,
      sentence: judgement.issuer
        ? texts.credentials.foreign({ issuer: <bdi>{judgement.issuer}</bdi> })
        : texts.credentials.foreignUnnamed,
    };
  if (judgement.revokedAt)
    return {
      tone: "error",
      title: texts.credentials.revokedTitle,
      sentence: texts.credentials.revoked({ dateTime: dateTextOf(judgement.revokedAt) }),
    };
  if (judgement.status === "unknown")
    return { tone: "error", title: texts.credentials.unknownTitle, sentence: texts.credentials.unknown };
  if (judgement.isAltered)
    return { tone: "error", title: texts.credentials.alteredTitle, sentence: texts.credentials.altered };
  return { tone: "success", title: texts.credentials.validTitle, sentence: texts.credentials.valid };
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="wrap-anywhere">
      <bdi>{value}</bdi>
    </dd>
  </div>
);

function Results({ results }: { results: JudgedResult[] }) {
  const flown = useFlownAgain(results);
  return (
    <>
      <Table
        label={texts.credentials.scenarios}
        density="comfortable"
        fold
        head={
          <>
            <Header>{texts.credentials.scenario}</Header>
            <Header numeric>{texts.credentials.points}</Header>
            <Header>{texts.credentials.evidence}</Header>
          </>
        }
      >
        {results.map(({ title, version, points, maxPoints, source, state }, index) => (
          <Row key={index}>
            <RowHeader>
              <bdi>{title}</bdi>
              {version !== null && (
                <span className="block text-xs font-normal text-muted">
                  {texts.credentials.version} {version}
                </span>
              )}
            </RowHeader>
            <Cell label={texts.credentials.points} numeric>
              <div>
                <bdi>
                  {points}/{maxPoints}
                </bdi>
                <span className="block text-xs text-muted">{texts.credentials.source({ source })}</span>
              </div>
            </Cell>
            <Cell label={texts.credentials.evidence} wide>
              <div>
                <span className={state === "altered" ? "text-bad" : ""}>{texts.credentials.state({ state })}</span>
                <FlightLine flown={flown[index]} />
              </div>
            </Cell>
          </Row>
        ))}
      </Table>
      {results.some(({ flight }) => flight !== null) && (
        <noscript>
          <p className="mt-2 text-sm text-muted">{texts.credentials.flyNeedsScripts}</p>
        </noscript>
      )}
    </>
  );
}

function FlightLine({ flown }: { flown: FlownAgain | undefined }) {
  if (!flown) return null;
  if (flown.is === "flying") return <span className="block text-xs text-muted">{texts.credentials.flying}</span>;
  if (flown.is === "not") return <span className="block text-xs text-amber">{texts.credentials.flownNot}</span>;
  const points = String(Math.floor(flown.points));
  return flown.is === "same" ? (
    <span className="block text-xs text-good">{texts.credentials.flownSame({ points })}</span>
  ) : (
    <span className="block text-xs text-bad">{texts.credentials.flownOther({ points })}</span>
  );
}
