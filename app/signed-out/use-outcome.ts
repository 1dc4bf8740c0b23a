import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import * as v from "valibot";
import { RegistrationOutcome } from "~/domain/registration/registration-outcome";
import { useHydrated } from "~/ui/hydrated";

export const useOutcome = (fromCookie: RegistrationOutcome | null) =>
  useStateFromCookie(RegistrationOutcome, fromCookie);

/** Reads state from the previous page's cookie, or else from a client navigation. */
export function useStateFromCookie<State>(schema: v.GenericSchema<State>, fromCookie: State | null): State | null {
  const state: unknown = useLocation().state;
  // The server can't see a navigation's state, so wait for hydration.
  const isHydrated = useHydrated();
  useEffect(() => {
    // The cookie expires soon; router state survives a reload. The router keeps it in `usr`.
    if (fromCookie) window.history.replaceState({ ...window.history.state, usr: fromCookie }, "");
  }, [fromCookie]);
  if (fromCookie || !isHydrated) return fromCookie;
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output : null;
}
