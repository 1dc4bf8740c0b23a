import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { writeCookie } from "./browser-storage";

export type VisibleBanner = { message: string; endDate: string; key: string };

type BannerState = { banner: VisibleBanner | null; isHidden: boolean; close: () => void };

const BannerContext = createContext<BannerState>({ banner: null, isHidden: true, close: () => {} });

export const useBanner = () => useContext(BannerContext);

/** Whether no banner is visible: the game then fills its 35 px too. */
export const useBannerHidden = () => useBanner().isHidden;

/** Session storage key; games and clients read it. */
const storageKey = "showBanner";

const maxTimeoutMs = 2 ** 31 - 1;

type BannerProviderProps = {
  banner: VisibleBanner | null;
  /** Whether the cookie says that this banner was closed. */
  isClosed: boolean;
  /** URL of the banner, for pages rendered without it. */
  source?: string;
  /** Session cookie with the key of the closed banner, so that the server leaves it out. */
  cookie: string;
  children: ReactNode;
};

export function BannerProvider({ cookie, children, ...initial }: BannerProviderProps) {
  const { banner, isClosed } = useFetchedBanner(initial);
  const [closedKey, setClosedKey] = useState<string | null>(null);
  const [expiredKey, setExpiredKey] = useState<string | null>(null);
  const isHidden = !banner || isClosed || closedKey === banner.key || expiredKey === banner.key;

  useEffect(() => {
    if (!banner) return;
    // An end too far away for a timer: a later page sets the timer.
    const remainingMs = new Date(banner.endDate).getTime() + 1 - Date.now();
    if (remainingMs > maxTimeoutMs) return;
    const timer = setTimeout(() => setExpiredKey(banner.key), Math.max(0, remainingMs));
    return () => clearTimeout(timer);
  }, [banner]);

  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, isHidden ? "hidden" : "visible");
    } catch {
      // Optional: only games and clients read it.
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

function useFetchedBanner({ source, ...initial }: Pick<BannerProviderProps, "banner" | "isClosed" | "source">) {
  const [fetched, setFetched] = useState<{ banner: VisibleBanner | null; isBannerClosed: boolean } | null>(null);
  useEffect(() => {
    if (!source) return;
    fetch(source)
      .then((answer) => answer.json())
      .then(setFetched)
      // A page works without its banner.
      .catch((error: unknown) => console.warn("The banner was not fetched.", error));
  }, [source]);
  return source && fetched ? { banner: fetched.banner, isClosed: fetched.isBannerClosed } : initial;
}
