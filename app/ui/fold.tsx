import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useCloseOnOutsidePress } from "./close-on-outside-press";

type FoldProps = {
  summary: ReactNode;
  summaryClassName: string;
  /** Hides the summary where the content is always visible, such as `md:hidden`. */
  className: string;
  /** Closes when this changes, such as on navigation. */
  closeOn: string;
  /** The content covers the page: Esc or a press elsewhere closes it. */
  overlay?: boolean;
};

/**
 * A <details> that opens its next sibling: give that `max-md:peer-not-open:hidden`. As a sibling, the content can be
 * always visible on wide screens without a second copy or JavaScript.
 */
export function Fold({ summary, summaryClassName, className, closeOn, overlay = false }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [closeOn]);

  useCloseOnOutsidePress(details, overlay);
  useInertPageBehind(details, overlay);

  return (
    <details ref={details} className={`peer ${className}`}>
      <summary className={summaryClassName}>{summary}</summary>
    </details>
  );
}

/** While an overlay is open, the keyboard and screen readers reach only its header, not the page that it covers. */
function useInertPageBehind(details: RefObject<HTMLDetailsElement>, isOn: boolean) {
  useEffect(() => {
    const element = details.current;
    const header = element?.closest("header");
    if (!isOn || !element || !header) return;
    const setInert = (isInert: boolean) => {
      for (let behind = header.nextElementSibling; behind; behind = behind.nextElementSibling)
        behind.toggleAttribute("inert", isInert);
    };
    // On a wide screen the summary has no box: the content covers nothing.
    const update = () => setInert(element.open && element.getClientRects().length > 0);
    element.addEventListener("toggle", update);
    addEventListener("resize", update);
    return () => {
      element.removeEventListener("toggle", update);
      removeEventListener("resize", update);
      setInert(false);
    };
  }, [details, isOn]);
}
