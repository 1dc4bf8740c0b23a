import { useLocation, useSearchParams } from "@remix-run/react";
import { dialogAddress } from "~/admin/dialog-address";
import { formatDateTime } from "~/domain/date-text";
import { uncountedTexts } from "~/domain/attempts/uncounted";
import { percentText } from "~/domain/gradebook/figures";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import { attemptAddressOf, inList, plotAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useHydrated } from "~/ui/hydrated";
import { contentOf, markup, type Markup } from "~/ui/markup";
import { PlainLinks } from "~/ui/plain-links";
import { useTimeZone } from "~/ui/time-zone";
import { checked } from "./checked-words";
import { Grade } from "./grade";
import { useOpenParts } from "./open-parts";
import type { ScenarioGrade } from "./progress-path";

/** Every scenario with its grade beside that of the class, and the attempts behind it. */
export function GradesTable({ grades, classSessionId }: { grades: ScenarioGrade[]; classSessionId: string }) {
  const { hash } = useLocation();
  const open = useOpenParts();
  const [search] = useSearchParams();
  // What a click within the application leads to is no :target of the document's.
  const led = useHydrated() ? hash.slice(1) : null;
  return (
    <section>
      <PlainLinks>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2>Grades</h2>
          <a href={open.toggleAll} data-stays="" className="link tap text-sm print:hidden">
            {open.isAllOpen ? "Close older attempts and answers" : "Open all attempts and answers"}
          </a>
        </div>
        <Table
          label="Grades of this student by scenario"
          density="comfortable"
          fold
          head={
            <>
              <Header>Scenario</Header>
              <Header>Best grade</Header>
              <Header numeric>Class median</Header>
              <Header>Attempts, latest first</Header>
            </>
          }
        >
          {grades.map(({ column, best, median, attempts }) => (
            <Row
              key={column.scenarioId}
              id={column.scenarioId}
              className={`target:bg-accent-soft ${led === column.scenarioId ? "bg-accent-soft" : ""}`}
            >
              <RowHeader>
                {column.scenarioTitle}
                <span className="block text-xs font-normal text-muted">{column.campaignTitle}</span>
              </RowHeader>
              <Cell label="Best grade">
                {best ? <Grade attempt={best} /> : <span className="text-muted">not played</span>}
              </Cell>
              <Cell label="Class median" numeric>
                {median === null ? (
                  "–"
                ) : (
                  <a href={inList(plotAddressOf(classSessionId, column.scenarioId), search)} className="link">
                    {percentText(median)}
                    <span className="sr-only"> of the class in {column.scenarioTitle}: plot</span>
                  </a>
                )}
              </Cell>
              <Cell label="Attempts">
                <LatestAttempts scenarioId={column.scenarioId} attempts={attempts} />
              </Cell>
            </Row>
          ))}
        </Table>
      </PlainLinks>
    </section>
  );
}

const listed = 3;

function LatestAttempts({ scenarioId, attempts }: { scenarioId: string; attempts: RecordedAttempt[] }) {
  const open = useOpenParts();
  if (attempts.length === 0) return <span className="text-muted">–</span>;
  const isOpen = open.isOpen(scenarioId);
  const older = attempts.length - listed;
  const address = open.toggle(scenarioId);
  return (
    <>
      <Attempts attempts={isOpen ? attempts : attempts.slice(0, listed)} />
      {older > 0 && address && (
        <a href={address} data-stays="" aria-expanded={isOpen} className={`link tap ${isOpen ? "print:hidden" : ""}`}>
          {isOpen ? "Only the latest" : `${older} older`}
        </a>
      )}
    </>
  );
}

function Attempts({ attempts }: { attempts: RecordedAttempt[] }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  return (
    <ul className="grid gap-0.5 py-1.5 whitespace-normal">
      {attempts.map((attempt) => {
        const { id, score, maxScore, receivedAt, setAside } = attempt;
        const decision = claimDialogOf(attempt);
        return (
          <li key={id} className="tabular-nums">
            <span {...contentOf(writeAttempt(attempt, zone, inList(attemptAddressOf(id), search)))} />
            <a
              href={dialogAddress(search, setAside ? "count" : "aside", id)}
              data-stays=""
              className="link ml-2 text-xs whitespace-nowrap print:hidden"
              aria-label={`${changeTextOf(setAside)}: ${score}/${maxScore}, ${formatDateTime(receivedAt, zone)}`}
            >
              {changeTextOf(setAside)}
            </a>
            {decision && (
              <a
                href={dialogAddress(search, decision.dialog, id)}
                data-stays=""
                className="link ml-2 text-xs whitespace-nowrap print:hidden"
                aria-label={`${decision.text}: ${score}/${maxScore}, ${formatDateTime(receivedAt, zone)}`}
              >
                {decision.text}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What is said of an attempt. The link beside it, which has the focus again after its dialog, stays React's. */
function writeAttempt(
  { score, maxScore, receivedAt, counts, checkedBy, isLate, startedAt, setAside, uncounted, accepted }: RecordedAttempt,
  zone: string | null,
  address: string,
): Markup {
  const { hint, word } = checked[checkedBy];
  const began = isLate && startedAt ? `, began ${formatDateTime(startedAt, zone)}` : "";
  const time = markup`<a href="${address}" class="link">${formatDateTime(receivedAt, zone)}</a>`;
  const counted = counts ? markup`<span class="ml-2 text-xs font-semibold text-accent">counts</span>` : "";
  const late = isLate ? markup`<span class="ml-2 text-xs text-amber">handed in late${began}</span>` : "";
  const checkedWord = markup`<span class="ml-2 text-xs text-muted" title="${hint}">${word}</span>`;
  const aside = setAside
    ? markup`<span class="ml-2 text-xs text-bad" title="${setAside.by}: ${setAside.reason}">does not count: ${setAside.reason}</span>`
    : "";
  const waits = uncounted
    ? markup`<span class="ml-2 text-xs text-amber">${uncountedTexts[uncounted].short}</span>`
    : "";
  const by = accepted ? markup`<span class="ml-2 text-xs text-muted">accepted by ${accepted.by}</span>` : "";
  return markup`${score}/${maxScore} ${time}${counted}${late}${checkedWord}${by}${waits}${aside}`;
}

const changeTextOf = (setAside: RecordedAttempt["setAside"]) => (setAside ? "Count again" : "Set aside");

/** What may be decided about a claim. */
function claimDialogOf({ uncounted, accepted, setAside }: RecordedAttempt) {
  if (accepted) return { dialog: "takeBack", text: "Take back" };
  return uncounted === "claim" && !setAside ? { dialog: "accept", text: "Accept claim" } : null;
}
