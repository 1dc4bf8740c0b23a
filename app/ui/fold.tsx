import { useEffect, useRef, type ReactNode } from "react";

type FoldProps = {
  summary: ReactNode;
  summaryClassName: string;
  /** Hides the summary where everything is open anyway, such as `md:hidden`. */
  className: string;
  /** When this changes (a navigation), it closes. */
  closeOn: string;
  /** What opens lies over the page: Esc, or a press elsewhere, closes it. */
  overlay?: boolean;
};

/**
 * A <details> that opens what stands after it: give that `max-md:peer-not-open:hidden`. Being a sibling and not its
 * content, that can be always visible on wide screens, without a second copy and without JavaScript.
 */
export function Fold({ summary, summaryClassName, className, closeOn, overlay = false }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [closeOn]);

  useEffect(() => {
    if (!overlay) return;
    const close = (event: KeyboardEvent | PointerEvent) => {
      const fold = details.current;
      if (!fold?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        fold.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && fold.parentElement?.contains(event.target)) {
        return;
      }
      fold.open = false;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [overlay]);

  return (
    <details ref={details} className={`peer ${className}`}>
      <summary className={summaryClassName}>{summary}</summary>
    </details>
  );
}
