import { Form, useSearchParams } from "@remix-run/react";
import { formatDate, formatDateTime } from "~/domain/date-text";
import type { RecordedDecision } from "~/domain/grades/list-decisions";
import type { RecordedLook } from "~/domain/grades/list-looks";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { useTimeZone } from "~/ui/time-zone";
import { decisionText } from "./explain-grade";
import { RubricMarks } from "./rubric-marks";

/** What instructors decided about a grade, newest first; each decision can be undone on its own. */
export function GradeHistory({ decisions, looks }: { decisions: RecordedDecision[]; looks: RecordedLook[] }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  if (decisions.length === 0) return null;
  return (
    <details className="mt-1" open={search.has("history")}>
      <summary className="link tap text-xs">{texts.decisions.history({ entries: decisions.length })}</summary>
      <ol className="mt-1 grid gap-2 text-sm whitespace-normal">
        {decisions.map((decision) => (
          <li key={decision.id} className="border-s-2 border-line ps-2">
            <span className={decision.isWithdrawn ? "text-muted line-through" : ""}>{decisionText(decision)}</span>
            {decision.isWithdrawn && <span className="ms-2 text-xs text-muted">{texts.decisions.undone}</span>}
            <RubricMarks marks={decision.rubric} />
            {decision.reason && (
              <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
                {decision.reason}
              </span>
            )}
            <Looks looks={looks.filter(({ decisionId }) => decisionId === decision.id)} />
            <span className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
              {formatDateTime(decision.at, zone)}
              {!decision.isWithdrawn && decision.kind !== "note" && decision.kind !== "withdraw" && (
                <Form method="post" noValidate preventScrollReset className="print:hidden">
                  <input type="hidden" name="decisionId" value={decision.id} />
                  <Button type="submit" name="intent" value="withdraw" size="small" variant="quiet">
                    {texts.decisions.undo}
                  </Button>
                </Form>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Looks({ looks }: { looks: RecordedLook[] }) {
  const zone = useTimeZone();
  return (
    <>
      {looks.map(({ outcome, by, at }) =>
        outcome && by && at ? (
          <span key={at.getTime()} className="block text-xs wrap-anywhere">
            {texts.secondLooks.entry({ outcome, by, date: formatDate(at, zone) })}
          </span>
        ) : null,
      )}
      {looks.some(({ waits }) => waits) && <span className="block text-xs text-amber">{texts.secondLooks.waits}</span>}
    </>
  );
}
