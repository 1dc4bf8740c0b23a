import { useEffect, type RefObject } from "react";

/** Esc closes a <details>, and so does a press outside of what it stands in. */
export function useClosedFromOutside(details: RefObject<HTMLDetailsElement>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
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
  }, [details, isOn]);
}
