import { createContext, useContext, useEffect, type ReactNode } from "react";
import { writeCookie } from "./browser-storage";
import { useHydrated } from "./hydrated";

const ZoneContext = createContext<string | null>(null);

const cookie = "tz";

/** `zoneOfCookie`: the zone of the cookie, for server rendering; the browser's zone is then written to the cookie. */
export function TimeZoneProvider({ zoneOfCookie, children }: { zoneOfCookie: string | null; children: ReactNode }) {
  const browserZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;

  useEffect(() => {
    if (browserZone && browserZone !== zoneOfCookie) writeCookie(cookie, browserZone, 31_536_000);
  }, [browserZone, zoneOfCookie]);

  return <ZoneContext.Provider value={browserZone ?? zoneOfCookie}>{children}</ZoneContext.Provider>;
}

/** The user's IANA time zone; null while unknown, such as on a first visit without JavaScript. */
export const useTimeZone = () => useContext(ZoneContext);
