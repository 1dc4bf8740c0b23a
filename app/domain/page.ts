import type { Action } from "./access";

/** A text of the catalogue, read when it is shown. */
export type PageText = (() => string) | string;

/**
 * The description of a page, as `export const handle`. Other code derives everything about pages from it; there is no
 * list of pages.
 */
export type Page = {
  /** The tab's title, unless the sidebar's entry or the page's data give it. */
  title?: PageText;
  /** The permission that its loader and action require. */
  permission?: Action;
  /** Set by the layout of the area. */
  area?: "admin" | "instructor";
  /** Its entry in the sidebar of the admin area, in the order of `place`. */
  section?: { label: PageText; place: number };
  /** The same for every visitor: rendered once, at build time or at the start. */
  exported?: true;
  /** An extended Content-Security-Policy: scripts must load the page as a document. */
  policy?: "cards" | "game" | "play";
  /** Pages of this site may show it in a frame; `bySite`: pages at APP_URL may, while it is at GAME_ORIGIN. */
  framed?: true | "bySite";
  /** Maximum form size, if larger than the default. */
  maxFormBytes?: number;
};

export const readPageText = (text: PageText | undefined) => (typeof text === "function" ? text() : text);

/** A route's handle; Remix doesn't know its type. */
export const pageOf = (handle: unknown): Page => handle ?? {};
