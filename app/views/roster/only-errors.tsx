import { Link, useSearchParams } from "@remix-run/react";

/** Switches between all rows and those with errors. */
export function OnlyErrors({ onlyErrors, all, errors }: { onlyErrors: boolean; all: number; errors: number }) {
  const [search] = useSearchParams();
  const to = (only: boolean) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    if (only) next.set("only", "errors");
    else next.delete("only");
    return `?${next}`;
  };
  const tab =
    "tap min-h-9 rounded-md px-3 font-medium text-muted hover:bg-hover aria-[current]:bg-accent-soft " +
    "aria-[current]:text-accent";
  return (
    <nav aria-label="Rows shown" className="flex gap-1">
      <Link to={to(false)} preventScrollReset aria-current={onlyErrors ? undefined : "true"} className={tab}>
        All rows ({all.toLocaleString("en-US")})
      </Link>
      <Link to={to(true)} preventScrollReset aria-current={onlyErrors ? "true" : undefined} className={tab}>
        Errors ({errors.toLocaleString("en-US")})
      </Link>
    </nav>
  );
}
