import type { ReactNode } from "react";

/** For empty lists: a title and, optionally, what to do next. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div
      className={
        "grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-14 " + "text-center"
      }
    >
      <svg width="72" height="44" viewBox="0 0 72 44" fill="none" className="mb-2 text-line-strong" aria-hidden>
        <ellipse
          cx="36"
          cy="22"
          rx="33"
          ry="13"
          transform="rotate(-14 36 22)"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="3 5"
        />
        <circle cx="36" cy="22" r="5" fill="currentColor" />
      </svg>
      <p className="text-md font-semibold">{title}</p>
      {children && <div className="max-w-[46ch] text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
