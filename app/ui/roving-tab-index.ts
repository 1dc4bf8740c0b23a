import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { mirrorKey } from "./direction";

const focusable = "a[href]:not([aria-hidden]), button, select";

type RovingTabIndex<E extends HTMLElement> = {
  ref: RefObject<E>;
  onFocus: (event: FocusEvent<E>) => void;
  onKeyDown: (event: KeyboardEvent<E>) => void;
};

/**
 * Roving tabindex: one Tab stop for all focusable elements inside; arrow keys, Home and End move between them. Without
 * JavaScript each is a stop.
 */
export function useRovingTabIndex<E extends HTMLElement>(): RovingTabIndex<E> {
  const ref = useRef<E>(null);
  const lastFocused = useRef<HTMLElement | null>(null);
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];

  // After each render, because links may have changed. React doesn't manage these attributes, so they stay.
  useEffect(() => {
    const elements = items();
    const tabStop = lastFocused.current && elements.includes(lastFocused.current) ? lastFocused.current : elements[0];
    for (const item of elements) item.tabIndex = item === tabStop ? 0 : -1;
  });

  return {
    ref,
    onFocus: ({ target }) => {
      const elements = items();
      if (!(target instanceof HTMLElement) || !elements.includes(target)) return;
      lastFocused.current = target;
      for (const item of elements) item.tabIndex = item === target ? 0 : -1;
    },
    onKeyDown: (event) => {
      const elements = items();
      const index = elements.findIndex((item) => item === event.target);
      if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nextIndex(mirrorKey(event.key), index, elements.length);
      if (next === null) return;
      event.preventDefault();
      elements[next]?.focus();
    },
  };
}

function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
