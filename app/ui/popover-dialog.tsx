import { XMarkIcon } from "@heroicons/react/20/solid";
import { useEffect, useRef, type FocusEvent, type ReactNode } from "react";
import { texts } from "~/texts";
import { useHydrated } from "./hydrated";

// React 18 has no types for the popover attributes, but renders them.

/** Spread on the button that opens the dialog: `<Button {...openerOf(id)}>`. */
export const openerOf = (id: string) => ({ popovertarget: id, "aria-haspopup": "dialog" as const });

/** Spread on a button that closes it. For a submit button use `closeOnSubmit`: submit buttons don't toggle popovers. */
export const closerOf = (id: string) => ({ popovertarget: id, popovertargetaction: "hide" });

type PopoverDialogProps = {
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** Open at first, for a form that returned with errors; without JavaScript it is then part of the page. */
  defaultOpen?: boolean;
  /** For confirmations whose result shows elsewhere. */
  closeOnSubmit?: boolean;
};

/** Uses the browser's popover: opening, Esc and restoring the focus work without JavaScript. */
export function PopoverDialog({ id, title, children, defaultOpen = false, closeOnSubmit = false }: PopoverDialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const inPage = !useHydrated() && defaultOpen;

  useEffect(() => {
    // React renders `autofocus` only on the server. With it, the browser moves the focus into the dialog.
    dialog.current?.setAttribute("autofocus", "");
  }, []);
  useEffect(() => {
    if (!inPage && defaultOpen) dialog.current?.showPopover();
  }, [inPage, defaultOpen]);

  const hide = () => dialog.current?.matches(":popover-open") && dialog.current.hidePopover();
  // Not modal: tabbing out closes it, so that the focus never ends up behind its backdrop.
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
  };

  return (
    <div
      ref={dialog}
      id={id}
      {...(inPage ? {} : { popover: "auto" })}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      autoFocus
      onBlur={leave}
      onSubmit={closeOnSubmit ? hide : undefined}
      className={
        "m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-auto rounded-lg " +
        "border border-line bg-raised p-5 text-start font-normal whitespace-normal text-ink shadow-float " +
        "outline-none open:animate-rise"
      }
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="min-w-0 text-lg font-bold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        {!inPage && (
          <button
            type="button"
            {...closerOf(id)}
            className={
              "-mt-1 -me-2 grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover " +
              "hover:text-ink touch:-mt-2.5 touch:-me-3 touch:size-11"
            }
          >
            <XMarkIcon className="size-5" aria-hidden />
            <span className="sr-only">{texts.ui.close}</span>
          </button>
        )}
      </div>
      <div className="mt-3">{children}</div>
    </div>
  );
}
