import { EllipsisHorizontalIcon } from "@heroicons/react/20/solid";
import { useId, useRef, type ReactNode } from "react";

/** A menu of rare actions on a row. A browser popover: Esc and a press elsewhere close it, without JavaScript. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = `menu${useId().replaceAll(":", "-")}`;
  const menu = useRef<HTMLDivElement>(null);
  // React 18 has no types for these attributes, but renders them.
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

export const menuItem =
  "flex min-h-9 items-center gap-2 rounded-sm px-3 text-base font-medium hover:bg-hover touch:min-h-11";
