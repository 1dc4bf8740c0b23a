import { createContext, useContext, type ReactNode } from "react";

export type Site = {
  productName: string;
  supportEmail: string;
  year: number;
  /** False if mails are only written to files: pages then say what to do instead. */
  sendsMail: boolean;
};

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteProvider above it");
  return site;
}
