import { ChevronDownIcon, EllipsisHorizontalIcon } from "@heroicons/react/20/solid";
import { useId, useRef, type ReactNode } from "react";

type RowMenuProps = { label: string; hasVisibleLabel?: boolean; children: ReactNode };

/** A menu of rare actions on a row. A browser popover: Esc and a press elsewhere close it, without JavaScript. */
export function RowMenu({ label, hasVisibleLabel = false, children }: RowMenuProps) {
  const id = `menu${useId().replaceAll(":", "-")}`;
  const menu = useRef<HTMLDivElement>(null);
  // React 18 has no types for these attributes, but renders them.
  const opener = { popovertarget: id };
  const opened = { popover: "auto" };
  return (
    <>
      <button type="button" {...opener} className={hasVisibleLabel ? labelledOpener : bareOpener}>
        {hasVisibleLabel ? (
          <>
            {label}
            <ChevronDownIcon className="size-4 text-muted" aria-hidden />
          </>
        ) : (
          <>
            <EllipsisHorizontalIcon className="size-5" aria-hidden />
            <span className="sr-only">{label}</span>
          </>
        )}
      </button>
      {/* Hide the menu, which would otherwise cover a dialog opened from it. */}
      <div
        ref={menu}
        id={id}
        {...opened}
        onClick={() => menu.current?.hidePopover()}
        className="row-menu rounded-md border border-line bg-raised p-1 text-ink shadow-float"
      >
        <div className="grid min-w-44">{children}</div>
      </div>
    </>
  );
}

const bareOpener =
  "grid size-[30px] shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink touch:size-11";

const labelledOpener =
  "inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-md border border-line-strong bg-raised px-3 text-base " +
  "font-medium hover:bg-hover touch:min-h-11";

/** A group of items with a heading. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={title}
      className="grid not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
    >
      <span className="px-3 pt-1.5 text-xs font-semibold text-muted" aria-hidden>
        {title}
      </span>
      {children}
    </div>
  );
}

export const menuItem =
  "flex min-h-9 items-center gap-2 rounded-sm px-3 text-base font-medium hover:bg-hover touch:min-h-11";
