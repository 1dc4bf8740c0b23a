import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

const maxEntries = 50;

/**
 * Sets the focus after navigation: Back restores the link that was followed; otherwise `main` gets it if the focused
 * element is gone, so that Tab doesn't start at the top.
 */
export function usePreservedFocus(main: RefObject<HTMLElement>) {
  const { key, pathname } = useLocation();
  const { state } = useNavigation();
  const lastLinks = useRef(new Map<string, string>());
  const currentPath = useRef(pathname);

  useEffect(() => {
    const link = document.activeElement?.getAttribute("href");
    if (state !== "loading" || !link) return;
    lastLinks.current.delete(key);
    lastLinks.current.set(key, link);
    const [oldest] = lastLinks.current.keys();
    if (lastLinks.current.size > maxEntries && oldest !== undefined) lastLinks.current.delete(oldest);
  }, [state, key]);

  useEffect(() => {
    if (currentPath.current === pathname) return;
    currentPath.current = pathname;
    const href = lastLinks.current.get(key);
    const link = href && main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([aria-hidden])`);
    const hasFocus = main.current?.contains(document.activeElement) && document.activeElement !== main.current;
    if (link && !hasFocus) link.focus({ preventScroll: true });
    else if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [key, pathname, main]);
}
