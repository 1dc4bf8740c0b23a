import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import * as v from "valibot";
import { RegistrationOutcome } from "~/domain/registration/registration-outcome";
import { useHydrated } from "~/ui/hydrated";

/** How registering went. */
export const useOutcome = (fromCookie: RegistrationOutcome | null) => useHandedState(RegistrationOutcome, fromCookie);

/** From the cookie that the page before left, or else from the navigation of a script. */
export function useHandedState<State>(schema: v.GenericSchema<State>, fromCookie: State | null): State | null {
  const state: unknown = useLocation().state;
  // The server knows nothing of a navigation's state: it is looked at when the page stands.
  const isHydrated = useHydrated();
  useEffect(() => {
    // The cookie is gone after a while; where the router keeps state, a reload finds it.
    if (fromCookie) window.history.replaceState({ ...window.history.state, usr: fromCookie }, "");
  }, [fromCookie]);
  if (fromCookie || !isHydrated) return fromCookie;
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output : null;
}
