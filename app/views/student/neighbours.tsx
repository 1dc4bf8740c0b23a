import { ChevronLeftIcon, ChevronRightIcon } from "@heroicons/react/16/solid";
import { Link, useSearchParams } from "@remix-run/react";
import { withListQueryOf, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { StudentNeighbours as NeighboursInList } from "~/domain/gradebook/read-neighbours";
import { texts } from "~/texts";

type NeighboursProps = { neighbours: NeighboursInList; classSessionId: string };

/** Links to the previous and next student of the gradebook's filtered list. */
export function Neighbours({ neighbours, classSessionId }: NeighboursProps) {
  const [search] = useSearchParams();
  if (!neighbours || neighbours.count < 2) return null;
  const { previous, next, place, count } = neighbours;
  return (
    <nav aria-label={texts.common.students} className="flex items-center gap-1 tabular-nums">
      <NeighbourLink
        to={previous && withListQueryOf(studentAddressOf(classSessionId, previous.userId), search)}
        label={texts.studentRecord.previousStudent}
      >
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
      </NeighbourLink>
      <span className="text-muted">{texts.grades.countOf({ count: place, all: count })}</span>
      <NeighbourLink
        to={next && withListQueryOf(studentAddressOf(classSessionId, next.userId), search)}
        label={texts.studentRecord.nextStudent}
      >
        <ChevronRightIcon className="size-4 rtl:-scale-x-100" aria-hidden />
      </NeighbourLink>
    </nav>
  );
}

type NeighbourLinkProps = { to: string | null; label: string; children: React.ReactNode };

function NeighbourLink({ to, label, children }: NeighbourLinkProps) {
  const classes = "grid size-9 place-items-center rounded-md touch:size-11";
  if (!to) return <span className={`${classes} opacity-40`}>{children}</span>;
  return (
    <Link to={to} aria-label={label} title={label} className={`${classes} text-muted hover:bg-hover hover:text-ink`}>
      {children}
    </Link>
  );
}
