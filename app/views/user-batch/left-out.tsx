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
      title={`Left out: ${total.toLocaleString("en-US")}`}
      lead={
        total > people.length || reasons.length > 1 ? (
          <ul className="grid gap-1">
            {reasons.map(({ reason, people: count }) => (
              <li key={reason} className="wrap-anywhere tabular-nums">
                {count.toLocaleString("en-US")}: {reason}
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
