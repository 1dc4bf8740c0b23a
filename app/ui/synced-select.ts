import { useEffect, useRef } from "react";

/**
 * For a select that acts on each change: follows `value` when it changes elsewhere, without losing the focus, unlike a
 * remounted or controlled select.
 */
export function useSyncedSelect(value: string) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return select;
}
