import type { ReactNode } from "react";

/** A section with a heading. */
export function Card({ title, children, className = "" }: { title: string; children: ReactNode; className?: string }) {
  return (
    <section className={`grid content-start gap-3 rounded-lg border border-line bg-surface p-4 ${className}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
