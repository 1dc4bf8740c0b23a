// The page that a visitor asked for before signing in. Links in mails, calendars and from instructors lead there
// afterwards; other pages don't, so that a sign-in ends on the landing page of the role.
import { serialize } from "hono/utils/cookie";
import * as v from "valibot";
import { canRole } from "~/domain/access";
import type { Role } from "~/domain/roles";
import { cookieOptionsOf, cookiesOf, hostCookie } from "./cookies.server";
import { ownPath } from "./own-path.server";

const name = "apsis_wanted";
const seconds = 600;

/** The game with a class, scenario or mission, own results, and what instructors get links to. */
const isLinked = (path: string) =>
  /^\/(play\?(.*&)?(class|scenario|mission)=|results([/?]|$)|account[/?]|handed-in\/)/.test(path) || isOfStaff(path);
const isOfStaff = (path: string) => /^\/instructor\/(gradebook|attempts|requests|comments)([/?]|$)/.test(path);

const maxLength = 1_000;

/** The cookie for the page of this request, or the one that clears an earlier page. */
export function writeWantedPage(request: Request): string[] {
  const { pathname, search } = new URL(request.url);
  const path = v.parse(ownPath, pathname + search);
  if (request.method === "GET" && isLinked(path) && path.length <= maxLength) return [writeCookie(request, path)];
  return forgetWantedPage(request);
}

export const forgetWantedPage = (request: Request): string[] =>
  cookiesOf(request)[hostCookie(request, name)] === undefined ? [] : [writeCookie(request, "")];

/** Null: no page was asked for, or one that the role can't open. */
export function wantedPageOf(request: Request, role: Role): string | null {
  const path = v.parse(ownPath, cookiesOf(request)[hostCookie(request, name)] ?? "/");
  if (!isLinked(path) || (isOfStaff(path) && !canRole(role, "instructor:open"))) return null;
  return path;
}

const writeCookie = (request: Request, path: string) =>
  serialize(hostCookie(request, name), path, {
    ...cookieOptionsOf(request),
    httpOnly: true,
    maxAge: path === "" ? 0 : seconds,
  });
