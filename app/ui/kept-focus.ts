import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

const maxKept = 50;

/**
 * The focus after a change of page: Back gives it to the link again that one left by; otherwise, where what had it is
 * gone, `main` has it, so that the next key does not begin at the top of the document.
 */
export function useKeptFocus(main: RefObject<HTMLElement>) {
  const { key, pathname } = useLocation();
  const { state } = useNavigation();
  const leftBy = useRef(new Map<string, string>());
  const shown = useRef(pathname);

  useEffect(() => {
    const link = document.activeElement?.getAttribute("href");
    if (state !== "loading" || !link) return;
    leftBy.current.delete(key);
    leftBy.current.set(key, link);
    const [oldest] = leftBy.current.keys();
    if (leftBy.current.size > maxKept && oldest !== undefined) leftBy.current.delete(oldest);
  }, [state, key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const left = leftBy.current.get(key);
    const link = left && main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]:not([aria-hidden])`);
    const hasFocus = main.current?.contains(document.activeElement) && document.activeElement !== main.current;
    if (link && !hasFocus) link.focus({ preventScroll: true });
    else if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [key, pathname, main]);
}
