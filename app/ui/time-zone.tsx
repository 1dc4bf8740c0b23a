import { createContext, useContext, useEffect, type ReactNode } from "react";
import { writeCookie } from "./browser-storage";
import { useHydrated } from "./hydrated";

const ZoneContext = createContext<string | null>(null);

const cookie = "tz";

/** `known`: the zone that the server read from the cookie; the browser's own is put there for the next page. */
export function TimeZoneProvider({ known, children }: { known: string | null; children: ReactNode }) {
  const browsers = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;

  useEffect(() => {
    if (browsers && browsers !== known) writeCookie(cookie, browsers, 31_536_000);
  }, [browsers, known]);

  return <ZoneContext.Provider value={browsers ?? known}>{children}</ZoneContext.Provider>;
}

/** The reader's IANA time zone, or null while it is not known (first visit, or no scripts). */
export const useTimeZone = () => useContext(ZoneContext);
