import { ChevronLeftIcon, ChevronRightIcon } from "@heroicons/react/16/solid";
import { Link, useSearchParams } from "@remix-run/react";
import { inList, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Neighbours as NeighboursInList } from "~/domain/gradebook/read-neighbours";

type NeighboursProps = { neighbours: NeighboursInList; classSessionId: string };

/** The students before and after this one among those that the gradebook showed. */
export function Neighbours({ neighbours, classSessionId }: NeighboursProps) {
  const [search] = useSearchParams();
  if (!neighbours || neighbours.count < 2) return null;
  const { previous, next, place, count } = neighbours;
  return (
    <nav aria-label="Students" className="flex items-center gap-1 tabular-nums">
      <Step to={previous && inList(studentAddressOf(classSessionId, previous.userId), search)} label="Previous student">
        <ChevronLeftIcon className="size-4" aria-hidden />
      </Step>
      <span className="text-muted">
        {place} of {count}
      </span>
      <Step to={next && inList(studentAddressOf(classSessionId, next.userId), search)} label="Next student">
        <ChevronRightIcon className="size-4" aria-hidden />
      </Step>
    </nav>
  );
}

type StepProps = { to: string | null; label: string; children: React.ReactNode };

function Step({ to, label, children }: StepProps) {
  const look = "grid size-9 place-items-center rounded-md touch:size-11";
  if (!to) return <span className={`${look} opacity-40`}>{children}</span>;
  return (
    <Link to={to} aria-label={label} title={label} className={`${look} text-muted hover:bg-hover hover:text-ink`}>
      {children}
    </Link>
  );
}
