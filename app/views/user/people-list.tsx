import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Card } from "~/ui/card";

type ListedPerson = { id: string; username: string; details?: string; reason?: string };

const rowClasses =
  "grid gap-x-4 gap-y-0.5 border-line py-2 not-first:border-t sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]";

type PeopleListProps = {
  title: string;
  introduction?: ReactNode;
  people: readonly ListedPerson[];
  /** Total number, if `people` holds only the first. */
  total?: number;
};

/** Users with a text for each. */
export function PeopleList({ title, introduction, people, total = people.length }: PeopleListProps) {
  if (people.length === 0) return null;
  return (
    <Card title={title}>
      {introduction && <p className="text-muted">{introduction}</p>}
      <ul>
        {people.map(({ id, username, details, reason }) => (
          <li key={id} className={rowClasses}>
            <div className="min-w-0">
              <Link to={`/admin/users/${id}`} className="link wrap-anywhere">
                <bdi>{username}</bdi>
              </Link>
              {details && <bdi className="block text-sm wrap-anywhere text-muted">{details}</bdi>}
            </div>
            {reason && <p className="min-w-0 wrap-anywhere text-muted">{reason}</p>}
          </li>
        ))}
      </ul>
      {total > people.length && (
        <p className="text-muted">{texts.userBatch.andMore({ count: total - people.length })}</p>
      )}
    </Card>
  );
}
