import type { ReactNode } from "react";

/** A short list in a card; `none`: text if it is empty. */
export function Entries({ none, children }: { none: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="text-muted">{none}</p>;
  return <ul className="grid">{children}</ul>;
}

/** A row with something at its end, which wraps below on narrow screens. */
export function Entry({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line py-2 not-first:border-t">
      <div className="min-w-0">{children}</div>
      <div className="text-sm text-muted tabular-nums">{end}</div>
    </li>
  );
}
