import { Link, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";

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
    <nav aria-label={texts.roster.rowsShown} className="flex gap-1">
      <Link to={to(false)} preventScrollReset aria-current={onlyErrors ? undefined : "true"} className={tab}>
        {texts.roster.allRows({ all })}
      </Link>
      <Link to={to(true)} preventScrollReset aria-current={onlyErrors ? "true" : undefined} className={tab}>
        {texts.roster.errors({ errors })}
      </Link>
    </nav>
  );
}
