import type { ReactNode } from "react";

/** Instead of a game that does not run: what is wrong, and a way to try again. */
export function GameNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="m-auto grid max-w-[34rem] justify-items-start gap-3 p-6 text-night-ink">
      <h1 className="text-lg font-bold">{title}</h1>
      <p className="text-night-muted wrap-anywhere">{children}</p>
      {/* A link to the same address: works without scripts, and lets go of whatever a half-loaded game holds. */}
      <a
        href="/play"
        className="mt-2 inline-flex min-h-11 items-center rounded-md bg-night-orbit px-4 font-medium text-night"
      >
        Retry
      </a>
    </div>
  );
}
