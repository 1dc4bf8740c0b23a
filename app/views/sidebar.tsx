import { ChevronDownIcon } from "@heroicons/react/16/solid";
import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Fold } from "~/ui/fold";

export type SidebarItem = {
  /** Null: disabled, because there is nothing to open. */
  to: string | null;
  label: string;
  current: boolean;
  /** A chip or number on the right. */
  badge?: ReactNode;
  /** Indented below the previous item. */
  nested?: boolean;
};

type SidebarProps = { label: string; items: SidebarItem[]; top?: ReactNode; bottom?: ReactNode };

/** `label` names the navigation, and the folded menu if no item is current. */
export function Sidebar({ label, items, top, bottom }: SidebarProps) {
  const { key } = useLocation();
  const current = items.findLast((item) => item.current);
  return (
    <aside
      aria-label={texts.pageParts.sidebar({ name: label })}
      className="border-line bg-surface max-lg:border-b lg:border-e print:hidden"
    >
      <Fold
        className="group lg:hidden"
        summaryClassName={
          "flex min-h-11 items-center justify-between gap-3 px-4 font-medium " + "focus-visible:outline-offset-[-3px]"
        }
        closeOn={key}
        summary={
          <>
            <span className="min-w-0 truncate">{current?.label ?? label}</span>
            <ChevronDownIcon
              className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
              aria-hidden
            />
          </>
        }
      />
      <div
        className={
          "grid content-start gap-4 px-3 py-4 max-lg:pt-1 max-lg:peer-not-open:hidden lg:sticky lg:top-14 " +
          "lg:max-h-[calc(100dvh-56px)] lg:overflow-y-auto"
        }
      >
        {top && <div className="px-1">{top}</div>}
        <nav aria-label={label} className="grid gap-1">
          {items.map((item) => (
            <SidebarLink key={item.label} {...item} />
          ))}
        </nav>
        {bottom && <div className="px-3">{bottom}</div>}
      </div>
    </aside>
  );
}

function SidebarLink({ to, label, current, badge, nested }: SidebarItem) {
  if (to === null)
    return (
      <span aria-disabled className="flex min-h-9 items-center rounded-md px-3 py-1.5 text-muted touch:min-h-11">
        {label}
      </span>
    );
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className={
        "flex min-h-9 items-center justify-between gap-3 rounded-md py-1.5 pe-3 font-medium text-muted " +
        "hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent " +
        `touch:min-h-11 ${nested ? "ps-7" : "ps-3"}`
      }
    >
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {badge && <span className="shrink-0">{badge}</span>}
    </Link>
  );
}
