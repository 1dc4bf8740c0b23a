import type { ReactNode } from "react";

export type ChipTone = "accent" | "good" | "amber" | "bad" | "off";

const tones: Record<ChipTone, string> = {
  accent: "border-transparent bg-accent-soft text-accent",
  good: "border-transparent bg-good-soft text-good",
  amber: "border-transparent bg-amber-soft text-amber",
  bad: "border-transparent bg-bad-soft text-bad",
  off: "border-line-strong text-muted",
};

/** The text carries the meaning; dot and colour only support it. */
export function Chip({ tone = "accent", title, children }: { tone?: ChipTone; title?: string; children: ReactNode }) {
  return (
    <span
      title={title}
      className={
        "inline-flex h-[22px] max-w-full items-center gap-1.5 rounded-full border px-2 text-xs " +
        `font-semibold whitespace-nowrap tabular-nums ${tones[tone]}`
      }
    >
      <span className="size-1.5 shrink-0 rounded-full bg-current" aria-hidden />
      <span className="truncate">{children}</span>
    </span>
  );
}
