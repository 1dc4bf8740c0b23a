import { Form, Link } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import { releaseParts, type ReleasePart } from "~/domain/grades/release-parts";
import type { PartRelease, ScenarioRelease } from "~/domain/releases/read-releases";
import { texts } from "~/texts";
import { list } from "~/texts/format";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

/** What students see now of each scenario, and a button that shows all of it. */
export function ReleaseTable({ scenarios }: { scenarios: ScenarioRelease[] }) {
  return (
    <Table
      label={texts.releases.title}
      density="comfortable"
      fold
      head={
        <>
          <Header>{texts.releases.scenario}</Header>
          {releaseParts.map((part) => (
            <Header key={part}>{texts.releases.part({ part })}</Header>
          ))}
          <Header actions>
            <span className="sr-only">{texts.common.actions}</span>
          </Header>
        </>
      }
    >
      {scenarios.map((scenario) => (
        <ScenarioRow key={scenario.column.scenarioId} {...scenario} />
      ))}
    </Table>
  );
}

function ScenarioRow({ column, isLesson, parts, waiting, handedIn }: ScenarioRelease) {
  const { scenarioId, scenarioTitle: scenario } = column;
  const isAnyHeld = releaseParts.some((part) => parts[part].isHeld);
  return (
    <Row id={scenarioId}>
      <RowHeader>
        <bdi>{scenario}</bdi>
        <span className="block text-xs font-normal text-muted">
          <bdi>{column.campaignTitle}</bdi> · {texts.releases.handedIn({ students: handedIn })}
        </span>
        {waiting.length > 0 && (
          <span className="block text-xs font-normal wrap-anywhere whitespace-normal text-muted">
            {texts.releases.waiting({ names: list(waiting) })}
          </span>
        )}
      </RowHeader>
      {releaseParts.map((part) => (
        <Cell key={part} label={texts.releases.part({ part })}>
          {isLesson && part !== "feedback" ? (
            <Chip tone="good">{texts.releases.shown}</Chip>
          ) : (
            <PartState part={part} parts={parts} waiting={waiting.length} />
          )}
        </Cell>
      ))}
      <Cell actions>
        <div className="flex flex-wrap items-center justify-end gap-3">
          {isAnyHeld && (
            <Form noValidate method="post" preventScrollReset>
              <input type="hidden" name="scenarioId" value={scenarioId} />
              <Button
                type="submit"
                name="intent"
                value="release"
                size="small"
                aria-label={texts.releases.releaseOf({ scenario })}
              >
                {texts.releases.releaseNow}
              </Button>
            </Form>
          )}
          <Link to={`?change=${scenarioId}`} className="link tap" aria-label={texts.releases.changeOf({ scenario })}>
            {texts.releases.change}
          </Link>
        </div>
      </Cell>
    </Row>
  );
}

type PartStateProps = { part: ReleasePart; parts: Record<ReleasePart, PartRelease>; waiting: number };

function PartState({ part, parts, waiting }: PartStateProps) {
  const zone = useTimeZone();
  const { rule, opensAt, isHeld, isReleased, setBy, setAt } = parts[part];
  if (!isHeld)
    return (
      <>
        <Chip tone="good">{texts.releases.shown}</Chip>
        {isReleased && setAt && (
          <Detail>{texts.releases.shownSince({ dateTime: formatDateTime(setAt, zone), by: setBy ?? "" })}</Detail>
        )}
      </>
    );
  const isOfGrades = part === "answers" && (rule === "atOnce" || (rule === "at" && opensAt && parts.grades.isHeld));
  return (
    <>
      <Chip tone="amber">{texts.releases.heldMark}</Chip>
      <Detail>
        {isOfGrades
          ? texts.releases.waitsForGrades
          : rule === "at" && opensAt
            ? texts.releases.heldUntil({ dateTime: formatDateTime(opensAt, zone) })
            : rule === "allHandedIn"
              ? texts.releases.heldForAll({ waiting })
              : texts.releases.heldBy({ by: setBy ?? "" })}
      </Detail>
    </>
  );
}

const Detail = ({ children }: { children: string }) => (
  <span className="mt-1 block text-xs wrap-anywhere whitespace-normal text-muted">{children}</span>
);
