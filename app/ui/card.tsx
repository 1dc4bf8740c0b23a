import type { ReactNode } from "react";

/** A section with a heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
