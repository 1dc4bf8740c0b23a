import { Form, useSearchParams } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { RecordedDecision } from "~/domain/grades/list-decisions";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { useTimeZone } from "~/ui/time-zone";
import { signed } from "./explain-grade";
import { RubricMarks } from "./rubric-marks";

/** What instructors decided about a grade, newest first; each decision can be undone on its own. */
export function GradeHistory({ decisions }: { decisions: RecordedDecision[] }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  if (decisions.length === 0) return null;
  return (
    <details className="mt-1" open={search.has("history")}>
      <summary className="link tap text-xs">{texts.decisions.history({ entries: decisions.length })}</summary>
      <ol className="mt-1 grid gap-2 text-sm whitespace-normal">
        {decisions.map((decision) => (
          <li key={decision.id} className="border-s-2 border-line ps-2">
            <span className={decision.isWithdrawn ? "text-muted line-through" : ""}>{entryText(decision)}</span>
            {decision.isWithdrawn && <span className="ms-2 text-xs text-muted">{texts.decisions.undone}</span>}
            <RubricMarks marks={decision.rubric} />
            {decision.reason && (
              <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
                {decision.reason}
              </span>
            )}
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

function entryText({ kind, by, points, maxPoints }: RecordedDecision): string {
  const value = kind === "override" ? `${points ?? 0}/${maxPoints ?? 0}` : kind === "adjust" ? signed(points ?? 0) : "";
  return texts.decisions.entry({ kind, by, value });
}
