// Row height, and whether the header is folded: from the URL, else from a cookie.
import { writeCookie } from "~/ui/browser-storage";

export const densities = ["compact", "regular", "comfortable"] as const;
export type Density = (typeof densities)[number];

/** Pixels of a row. */
export const rowHeights: Record<Density, number> = { compact: 28, regular: 40, comfortable: 52 };

export type ViewSettings = { density: Density; isFolded: boolean };

/** A cookie, so that the server renders the same view. */
export const viewCookie = "gradebook-view";

function parseSettings(density: string | null | undefined, head: string | null | undefined): Partial<ViewSettings> {
  const validDensity = densities.find((name) => name === density);
  return { ...(validDensity && { density: validDensity }), ...(head && { isFolded: head === "folded" }) };
}

/** `remembered`: value of the cookie. */
export function viewSettingsOf(search: URLSearchParams, remembered: string): ViewSettings {
  const [density, head] = remembered.split(".");
  return {
    density: "regular",
    isFolded: false,
    ...parseSettings(density, head),
    ...parseSettings(search.get("density"), search.get("head")),
  };
}

/** Stores the settings in the cookie for a year; returns the cookie's value. */
export function rememberView({ density, isFolded }: ViewSettings): string {
  const text = `${density}.${isFolded ? "folded" : "open"}`;
  writeCookie(viewCookie, text, 31_536_000);
  return text;
}
