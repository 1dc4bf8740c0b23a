import { texts } from "~/texts";
import { PeopleList } from "~/views/user/people-list";
import type { BatchPage } from "./batch-page.server";

type LeftOutProps = Pick<Extract<BatchPage, { step: "report" }>, "reasons"> & {
  people: Extract<BatchPage, { step: "report" }>["leftOut"];
  total: number;
};

/** Users left out with the reason; for many, the numbers by reason. */
export function LeftOut({ people, reasons, total }: LeftOutProps) {
  return (
    <PeopleList
      title={texts.userBatch.leftOut({ count: total })}
      introduction={
        total > people.length || reasons.length > 1 ? (
          <ul className="grid gap-1">
            {reasons.map(({ reason, people: count }) => (
              <li key={reason} className="wrap-anywhere tabular-nums">
                {texts.userBatch.peopleByReason({ people: count, reason })}
              </li>
            ))}
          </ul>
        ) : undefined
      }
      people={people}
      total={total}
    />
  );
}
