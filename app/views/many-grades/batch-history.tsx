import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { ListedBatch } from "~/domain/gradebook/decide-many";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { useTimeZone } from "~/ui/time-zone";
import { signed } from "~/views/student/explain-grade";

/** Decisions about several grades, newest first; each is undone as a whole. */
export function BatchHistory({ batches }: { batches: ListedBatch[] }) {
  const zone = useTimeZone();
  if (batches.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{texts.batches.history}</h2>
      <ol className="grid gap-3">
        {batches.map((batch) => (
          <li key={batch.id} className="border-s-2 border-line ps-3 wrap-anywhere">
            <span className={batch.undone === batch.grades ? "text-muted line-through" : "font-medium"}>
              {texts.batches.entry({ kind: batch.kind, by: batch.by, value: valueOf(batch) })}
            </span>
            <span dir="auto" className="block whitespace-pre-line">
              {batch.reason}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
              {formatDateTime(batch.at, zone)}
              <span>{texts.batches.counted(batch)}</span>
              {batch.undone < batch.grades && (
                <Form method="post" noValidate preventScrollReset className="print:hidden">
                  <input type="hidden" name="batchId" value={batch.id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="undo"
                    size="small"
                    variant="quiet"
                    aria-label={texts.batches.undoLabel({ date: formatDateTime(batch.at, zone) })}
                  >
                    {texts.decisions.undo}
                  </Button>
                </Form>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function valueOf({ kind, points, maxPoints }: ListedBatch): string {
  if (kind === "override") return `${points ?? 0}/${maxPoints ?? 0}`;
  return kind === "adjust" ? signed(points ?? 0) : "";
}
