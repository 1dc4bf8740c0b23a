// How the gradebook looks, as its address says or this browser remembers: how high rows are, and whether what stands
// above the toolbar is folded.
import { writeCookie } from "~/ui/browser-storage";

export const densities = ["compact", "regular", "comfortable"] as const;
export type Density = (typeof densities)[number];

/** Pixels of a row. */
export const rowHeights: Record<Density, number> = { compact: 28, regular: 40, comfortable: 52 };

export type ViewSettings = { density: Density; isFolded: boolean };

/** The cookie that this browser remembers them in: the server draws the page as it will stay. */
export const viewCookie = "gradebook-view";

function settingsIn(density: string | null | undefined, head: string | null | undefined): Partial<ViewSettings> {
  const known = densities.find((one) => one === density);
  return { ...(known && { density: known }), ...(head && { isFolded: head === "folded" }) };
}

/** `remembered`: the cookie's text. */
export function viewSettingsOf(search: URLSearchParams, remembered: string): ViewSettings {
  const [density, head] = remembered.split(".");
  return {
    density: "regular",
    isFolded: false,
    ...settingsIn(density, head),
    ...settingsIn(search.get("density"), search.get("head")),
  };
}

/** Remembers them for a year. */
export function rememberView({ density, isFolded }: ViewSettings): string {
  const text = `${density}.${isFolded ? "folded" : "open"}`;
  writeCookie(viewCookie, text, 31_536_000);
  return text;
}
