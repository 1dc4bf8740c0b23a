import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { writeCookie } from "./browser-storage";

export type ShownBanner = { message: string; endDate: string; key: string };

type BannerState = { banner: ShownBanner | null; isHidden: boolean; close: () => void };

const BannerContext = createContext<BannerState>({ banner: null, isHidden: true, close: () => {} });

export const useBanner = () => useContext(BannerContext);

/** Whether there is no banner on the screen: the game has 35 px more then. */
export const useBannerHidden = () => useBanner().isHidden;

/** Where browsers keep it; games and clients read the same key. */
const flag = "showBanner";

const maxTimer = 2 ** 31 - 1;

type BannerProviderProps = {
  banner: ShownBanner | null;
  /** As the server knows from the cookie. */
  isClosed: boolean;
  /** Where a page that came without its banner finds it. */
  source?: string;
  /** Cookie of the browser session in which the key of a closed banner is kept, so that the server leaves it out. */
  cookie: string;
  children: ReactNode;
};

export function BannerProvider({ cookie, children, ...given }: BannerProviderProps) {
  const { banner, isClosed } = useFetched(given);
  const [closedKey, setClosedKey] = useState<string | null>(null);
  const [overKey, setOverKey] = useState<string | null>(null);
  const isHidden = !banner || isClosed || closedKey === banner.key || overKey === banner.key;

  useEffect(() => {
    if (!banner) return;
    // An end further away than a timer can count is left to the next page.
    const wait = new Date(banner.endDate).getTime() + 1 - Date.now();
    if (wait > maxTimer) return;
    const timer = setTimeout(() => setOverKey(banner.key), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [banner]);

  useEffect(() => {
    try {
      sessionStorage.setItem(flag, isHidden ? "hidden" : "visible");
    } catch {
      // No storage, no flag: nothing here depends on it.
    }
  }, [isHidden, banner]);

  const key = banner?.key;
  const close = useCallback(() => {
    if (!key) return;
    writeCookie(cookie, key);
    setClosedKey(key);
  }, [cookie, key]);

  const state = useMemo(() => ({ banner, isHidden, close }), [banner, isHidden, close]);
  return <BannerContext.Provider value={state}>{children}</BannerContext.Provider>;
}

function useFetched({ source, ...given }: Pick<BannerProviderProps, "banner" | "isClosed" | "source">) {
  const [fetched, setFetched] = useState<{ banner: ShownBanner | null; isBannerClosed: boolean } | null>(null);
  useEffect(() => {
    if (!source) return;
    fetch(source)
      .then((answer) => answer.json())
      .then(setFetched)
      // The banner is worth no page.
      .catch((error: unknown) => console.warn("The banner was not fetched.", error));
  }, [source]);
  return source && fetched ? { banner: fetched.banner, isClosed: fetched.isBannerClosed } : given;
}
