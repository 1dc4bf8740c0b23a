import type { ReactNode } from "react";

type PageHeaderProps = {
  title: string;
  count?: number;
  /** Beside the title: a status or a code. */
  aside?: ReactNode;
  subtitle?: ReactNode;
  /** On the right: stats, a search form, buttons. */
  children?: ReactNode;
};

export function PageHeader({ title, count, aside, subtitle, children }: PageHeaderProps) {
  const heading = (
    <h1 className="wrap-anywhere">
      <bdi>{title}</bdi>
      {count !== undefined && (
        <span className="ms-3 text-base font-normal tracking-normal text-muted tabular-nums">{count}</span>
      )}
    </h1>
  );
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        {aside ? (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {heading}
            {aside}
          </div>
        ) : (
          heading
        )}
        {subtitle && <div className="mt-1 text-muted wrap-anywhere">{subtitle}</div>}
      </div>
      {children && <div className="flex min-w-0 flex-wrap items-center gap-3 max-sm:w-full">{children}</div>}
    </header>
  );
}

/** A row of figures; `tone="bad"` and a `title` for one that needs attention. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-4 gap-y-2">{children}</dl>;
}

export function Stat({ label, value, tone, title }: { label: string; value: ReactNode; tone?: "bad"; title?: string }) {
  return (
    <div className="flex flex-col-reverse" title={title}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={`text-lg leading-6 font-bold tabular-nums ${tone === "bad" ? "text-bad" : ""}`}>{value}</dd>
    </div>
  );
}
