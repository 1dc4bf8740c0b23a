// The URL says which scenarios are open on a student's page: details are read only for those, and it works without
// JavaScript and for printing.
import { useSearchParams } from "@remix-run/react";

const parameterName = "open";
const allId = "all";

/** Whether a scenario's older attempts and answers are open. */
export function readIsOpen(search: URLSearchParams): (scenarioId: string) => boolean {
  const open = new Set(search.getAll(parameterName));
  return (scenarioId) => open.has(allId) || open.has(scenarioId);
}

/** `toggle` and `toggleAll` return URLs. While all are open, single ones can't be closed. */
export function useOpenParts() {
  const [search] = useSearchParams();
  const isOpen = readIsOpen(search);
  const isAllOpen = search.getAll(parameterName).includes(allId);
  const addressWithOpen = (ids: string[]) => {
    const changed = new URLSearchParams(search);
    changed.delete(parameterName);
    for (const id of ids) changed.append(parameterName, id);
    return `?${changed}`;
  };
  return {
    isOpen,
    isAllOpen,
    toggleAddress: (scenarioId: string) => {
      if (isAllOpen) return undefined;
      const rest = search.getAll(parameterName).filter((id) => id !== scenarioId);
      return addressWithOpen(isOpen(scenarioId) ? rest : [...rest, scenarioId]);
    },
    toggleAllAddress: addressWithOpen(isAllOpen ? [] : [allId]),
  };
}
