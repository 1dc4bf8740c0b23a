// What is open on a student's page stands in its address, by scenario: it is read and drawn only when asked for, works
// without scripts, and can be sent or printed as it is.
import { useSearchParams } from "@remix-run/react";

const parameter = "open";
const all = "all";

/** Whether the older attempts and the answers of a scenario are asked for. */
export function openIn(search: URLSearchParams): (scenarioId: string) => boolean {
  const open = new Set(search.getAll(parameter));
  return (scenarioId) => open.has(all) || open.has(scenarioId);
}

/** `toggle` and `toggleAll` are addresses. While all are open none is closed by itself. */
export function useOpenParts() {
  const [search] = useSearchParams();
  const isOpen = openIn(search);
  const isAllOpen = search.getAll(parameter).includes(all);
  const withOpen = (ids: string[]) => {
    const changed = new URLSearchParams(search);
    changed.delete(parameter);
    for (const id of ids) changed.append(parameter, id);
    return `?${changed}`;
  };
  return {
    isOpen,
    isAllOpen,
    toggle: (scenarioId: string) => {
      if (isAllOpen) return undefined;
      const rest = search.getAll(parameter).filter((id) => id !== scenarioId);
      return withOpen(isOpen(scenarioId) ? rest : [...rest, scenarioId]);
    },
    toggleAll: withOpen(isAllOpen ? [] : [all]),
  };
}
