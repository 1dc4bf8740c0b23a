import type { Action } from "./access";

/**
 * What a page says of itself, as `export const handle`. Whatever must be known of it elsewhere is read or made from it;
 * nothing lists pages.
 */
export type Page = {
  /** What its tab is called, where a line of the sidebar or the page's data do not say it. */
  title?: string;
  /** What its visitors must be allowed to do; its loader and action ask for it. */
  permission?: Action;
  /** Said by the layout of the area. */
  area?: "admin" | "instructor";
  /** Its line in the sidebar of the admin area, in the order of `place`. */
  section?: { label: string; place: number };
  /** The same for every visitor: rendered once, when the product is built or starts. */
  exported?: true;
  /** A Content-Security-Policy with more in it: scripts must load the page as a document. */
  policy?: "cards" | "game" | "play";
  /** Pages of this site may show it in a frame; `bySite`: those at APP_URL, where it is itself at GAME_ORIGIN. */
  framed?: true | "bySite";
  /** The largest form it takes, where that is more than forms have. */
  maxFormBytes?: number;
};

/** The handle of a route as it comes from Remix, which does not know its type. */
export const pageOf = (handle: unknown): Page => handle ?? {};
