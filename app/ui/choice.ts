import { useEffect, useRef } from "react";

/**
 * For a list that takes effect with each choice: it follows `value` when that changes elsewhere, and keeps the focus
 * and what is chosen meanwhile, which neither a new element nor a bound value would.
 */
export function useChoice(value: string) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return select;
}
