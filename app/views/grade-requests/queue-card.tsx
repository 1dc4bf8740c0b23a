import type { ReactNode } from "react";
import { texts } from "~/texts";

type QueueCardProps = {
  /** Of the heading. */
  id: string;
  of: { username: string; name: string; scenario: string; courseName: string; className: string };
  /** When it was asked or decided. */
  when: string;
  children: ReactNode;
  answer: ReactNode;
};

/** Whose grade in which scenario it is about, with what is known on one side and the answer on the other. */
export function QueueCard({ id, of, when, children, answer }: QueueCardProps) {
  const { username, name, scenario, courseName, className } = of;
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-4 lg:grid-cols-2"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <div>
          <h2 id={id} className="wrap-anywhere">
            <bdi>{username}</bdi>: <bdi>{scenario}</bdi>
          </h2>
          <p className="text-sm wrap-anywhere text-muted">
            {name && (
              <>
                <bdi>{name}</bdi> ·{" "}
              </>
            )}
            {texts.common.classOfCourse({ course: courseName, className })} · {when}
          </p>
        </div>
        {children}
      </div>
      {answer}
    </article>
  );
}
