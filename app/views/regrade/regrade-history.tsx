import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { ListedFlightRegrade, ListedRegrade } from "~/domain/regrades/list-regrades";
import { texts } from "~/texts";
import { list } from "~/texts/format";
import { Button } from "~/ui/button";
import { useTimeZone } from "~/ui/time-zone";

type Past = Pick<ListedRegrade, "id" | "reason" | "at" | "attempts" | "isUndone"> & {
  entry: string;
  rule: string;
  undoLabel: string;
};

/** The regrades of a quiz, newest first; each can be undone on its own. */
export const RegradeHistory = ({ regrades }: { regrades: ListedRegrade[] }) => (
  <History
    title={texts.regrades.history}
    regrades={regrades.map(({ by, question, rule, ...past }) => ({
      ...past,
      entry: texts.regrades.entry({ by, question }),
      rule: describeRule(rule),
      undoLabel: texts.regrades.undoLabel({ question }),
    }))}
  />
);

/** The same of flights that were flown again. */
export const FlightsHistory = ({ regrades }: { regrades: ListedFlightRegrade[] }) => (
  <History
    title={texts.flightRegrades.history}
    regrades={regrades.map(({ by, rule: { model, maxScore, neverLower }, ...past }) => ({
      ...past,
      entry: texts.flightRegrades.entry({ by }),
      rule: [
        texts.flightRegrades.model({ model: String(model), most: String(maxScore) }),
        ...(neverLower ? [texts.regrades.entryNeverLower] : []),
      ].join(" · "),
      undoLabel: texts.flightRegrades.undoLabel,
    }))}
  />
);

function History({ title, regrades }: { title: string; regrades: Past[] }) {
  const zone = useTimeZone();
  if (regrades.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{title}</h2>
      <ol className="grid gap-3">
        {regrades.map(({ id, entry, rule, reason, at, attempts, isUndone, undoLabel }) => (
          <li key={id} className="border-s-2 border-line ps-3 wrap-anywhere">
            <span className={isUndone ? "text-muted line-through" : "font-medium"}>{entry}</span>
            {isUndone && <span className="ms-2 text-xs text-muted">{texts.decisions.undone}</span>}
            <span className="block text-sm text-muted">{rule}</span>
            {/* On the side where the page begins, in the direction of its own text. */}
            <span className="block whitespace-pre-line">
              <bdi>{reason}</bdi>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
              {formatDateTime(at, zone)}
              <span>{texts.regrades.changedAttempts({ attempts })}</span>
              {!isUndone && (
                <Form method="post" noValidate preventScrollReset className="print:hidden">
                  <input type="hidden" name="regradeId" value={id} />
                  <Button type="submit" name="intent" value="undo" size="small" variant="quiet" aria-label={undoLabel}>
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
