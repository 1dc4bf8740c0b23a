import { texts } from "~/texts";

/** Appears after 150 ms, so that it doesn't flicker on quick navigations. */
export function Loading({ text = texts.ui.loading, className = "" }: { text?: string; className?: string }) {
  return (
    <p role="status" className={`flex animate-late items-center gap-2.5 text-muted ${className}`}>
      <svg
        viewBox="0 0 20 20"
        className="size-5 shrink-0 text-accent"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden
      >
        <circle cx="10" cy="10" r="7.2" opacity=".35" />
        <g className="origin-center animate-spin [transform-box:view-box]">
          <circle cx="10" cy="2.8" r="2.1" fill="currentColor" stroke="none" />
        </g>
      </svg>
      {text}
    </p>
  );
}
