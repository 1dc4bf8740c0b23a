import { useEffect, type RefObject } from "react";

/** Closes a <details> on Esc, and on a press outside of its parent. */
export function useCloseOnOutsidePress(details: RefObject<HTMLDetailsElement>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const close = (event: KeyboardEvent | PointerEvent) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        element.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && element.parentElement?.contains(event.target)) {
        return;
      }
      element.open = false;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [details, isOn]);
}
