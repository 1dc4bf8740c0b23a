import { useEffect, useRef, type ReactNode } from "react";
import { useClosedFromOutside } from "./closed-from-outside";

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

  useClosedFromOutside(details, overlay);

  return (
    <details ref={details} className={`peer ${className}`}>
      <summary className={summaryClassName}>{summary}</summary>
    </details>
  );
}
