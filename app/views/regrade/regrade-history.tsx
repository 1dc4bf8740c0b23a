import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { ListedRegrade } from "~/domain/regrades/list-regrades";
import { texts } from "~/texts";
import { list } from "~/texts/format";
import { Button } from "~/ui/button";
import { useTimeZone } from "~/ui/time-zone";

/** The regrades of a quiz, newest first; each can be undone on its own. */
export function RegradeHistory({ regrades }: { regrades: ListedRegrade[] }) {
  const zone = useTimeZone();
  if (regrades.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{texts.regrades.history}</h2>
      <ol className="grid gap-3">
        {regrades.map(({ id, by, question, rule, reason, at, attempts, isUndone }) => (
          <li key={id} className="border-s-2 border-line ps-3 wrap-anywhere">
            <span className={isUndone ? "text-muted line-through" : "font-medium"}>
              {texts.regrades.entry({ by, question })}
            </span>
            {isUndone && <span className="ms-2 text-xs text-muted">{texts.decisions.undone}</span>}
            <span className="block text-sm text-muted">{describeRule(rule)}</span>
            <span dir="auto" className="block whitespace-pre-line">
              {reason}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
              {formatDateTime(at, zone)}
              <span>{texts.regrades.changedAttempts({ attempts })}</span>
              {!isUndone && (
                <Form method="post" noValidate preventScrollReset className="print:hidden">
                  <input type="hidden" name="regradeId" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="undo"
                    size="small"
                    variant="quiet"
                    aria-label={texts.regrades.undoLabel({ question })}
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

function describeRule({ right, points, counts, neverLower }: ListedRegrade["rule"]): string {
  return [
    ...(right === null ? [] : [texts.regrades.entryRight({ answers: list(right) })]),
    ...(points === null ? [] : [texts.regrades.entryPoints({ points: String(points) })]),
    ...(counts ? [] : [texts.regrades.entryLeftOut]),
    ...(neverLower ? [texts.regrades.entryNeverLower] : []),
  ].join(" · ");
}
