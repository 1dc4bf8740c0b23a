import { Link, useLocation } from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import * as v from "valibot";
import { RegistrationOutcome } from "~/domain/accounts/registration-outcome";
import { useHydrated } from "~/ui/hydrated";
import { Mark } from "~/ui/mark";
import { useSite } from "~/ui/site";

/** From the cookie that the form's answer left, or else from the navigation of a script. */
export function useOutcome(fromCookie: RegistrationOutcome | null): RegistrationOutcome | null {
  const state: unknown = useLocation().state;
  // The server knows nothing of a navigation's state: it is looked at when the page stands.
  const isHydrated = useHydrated();
  useEffect(() => {
    // The cookie is gone after a while; where the router keeps state, a reload finds it.
    if (fromCookie) window.history.replaceState({ ...window.history.state, usr: fromCookie }, "");
  }, [fromCookie]);
  if (fromCookie || !isHydrated) return fromCookie;
  const parsed = v.safeParse(RegistrationOutcome, state);
  return parsed.success ? parsed.output : null;
}

/** Without children: somebody came here by the address alone. */
export function OutcomePage({ heading, icon, children }: { heading: string; icon?: ReactNode; children?: ReactNode }) {
  const { productName } = useSite();
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh grid-rows-[1fr_auto_1.4fr] px-5 py-8">
      <div className="row-start-2 mx-auto grid w-full max-w-[30rem] gap-6">
        <span className="flex items-center gap-2.5 text-accent">
          <Mark size={30} />
          <span className="text-touch font-bold text-ink">{productName}</span>
        </span>
        <div className="grid gap-4">
          <h1 className="flex items-center gap-3 text-2xl">
            {icon}
            {heading}
          </h1>
          {children ?? (
            <p className="flex flex-wrap gap-x-5">
              <Link className="link tap" to="/register" reloadDocument>
                Create Account
              </Link>
              <Link className="link tap" to="/">
                Back to Login
              </Link>
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
