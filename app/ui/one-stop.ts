import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

const focusable = "a[href]:not([aria-hidden]), button, select";

type OneStop<E extends HTMLElement> = {
  ref: RefObject<E>;
  onFocus: (event: FocusEvent<E>) => void;
  onKeyDown: (event: KeyboardEvent<E>) => void;
};

/**
 * One Tab stop for all that can be focused inside; arrow keys, Home and End move on from there. Without scripts each is
 * a stop of its own.
 */
export function useOneStop<E extends HTMLElement>(): OneStop<E> {
  const ref = useRef<E>(null);
  const last = useRef<HTMLElement | null>(null);
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];

  // After each drawing: links come and go. React knows nothing of these attributes, and leaves them.
  useEffect(() => {
    const all = items();
    const stop = last.current && all.includes(last.current) ? last.current : all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  });

  return {
    ref,
    onFocus: ({ target }) => {
      const all = items();
      if (!(target instanceof HTMLElement) || !all.includes(target)) return;
      last.current = target;
      for (const item of all) item.tabIndex = item === target ? 0 : -1;
    },
    onKeyDown: (event) => {
      const all = items();
      const at = all.findIndex((item) => item === event.target);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nextPlace(event.key, at, all.length);
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}

function nextPlace(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
