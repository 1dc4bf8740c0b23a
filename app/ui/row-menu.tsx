import { EllipsisHorizontalIcon } from "@heroicons/react/20/solid";
import { useId, useRef, type ReactNode } from "react";

/**
 * What is seldom done with a row, behind a button. The browser opens and closes it (Escape, a press elsewhere), also
 * without scripts.
 */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = `menu${useId().replaceAll(":", "-")}`;
  const menu = useRef<HTMLDivElement>(null);
  // React 18 has no types for these attributes, and passes them on.
  const opener = { popovertarget: id };
  const opened = { popover: "auto" };
  return (
    <>
      <button
        type="button"
        {...opener}
        className={
          "grid size-[30px] shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink " +
          "touch:size-11"
        }
      >
        <EllipsisHorizontalIcon className="size-5" aria-hidden />
        <span className="sr-only">{label}</span>
      </button>
      {/* What is opened from it stands above the page, but the menu would stand above that. */}
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

export const menuItem =
  "flex min-h-9 items-center gap-2 rounded-sm px-3 text-base font-medium hover:bg-hover touch:min-h-11";
