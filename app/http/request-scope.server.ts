import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor } from "~/domain/context";
import { defaultLocale, localeSlot, type Locale } from "~/texts/locale";

/** State of a request from start to end. Log lines include `requestId`, `route` and `userId`. */
export type RequestScope = {
  requestId: string;
  /** A pattern, never the path itself, which may contain a secret. */
  route: string | null;
  userId: string | null;
  /** The reader's language. */
  locale: Locale;
  /** Actors by page cookie, looked up once per page; null in requests that change data. */
  actors: Map<string, Promise<Actor | null>> | null;
  /** Bytes of an unread body to wait for, so that its sender reads the response. */
  maxUnreadBytes: number;
};

const defaultUnreadBytes = 64 * 1024 * 1024;

/** For a new request; `method` in upper case. */
export const createScope = (requestId: string, method: string, locale: Locale = defaultLocale): RequestScope => ({
  requestId,
  locale,
  route: null,
  userId: null,
  actors: ["GET", "HEAD"].includes(method) ? new Map() : null,
  maxUnreadBytes: defaultUnreadBytes,
});

const slot = Symbol.for("apsis.request-scope");
// The only place that the host and the bundle of pages share.
const shared = globalThis as { [slot]?: AsyncLocalStorage<RequestScope> };

/** Shared by the host and the bundle of pages; empty outside of requests and on Vercel. */
export const requestScope = (shared[slot] ??= new AsyncLocalStorage<RequestScope>());

// In the global scope for the same reason: the host and the bundle of pages each have their own app/texts.
Object.assign(globalThis, { [localeSlot]: { getStore: () => requestScope.getStore()?.locale } });

export function noteRoute(route: string) {
  const scope = requestScope.getStore();
  if (scope) scope.route = route;
}

export function noteUser(actor: { userId: string } | null) {
  const scope = requestScope.getStore();
  if (scope) scope.userId = actor?.userId ?? null;
}

export const readMaxUnreadBytes = () => requestScope.getStore()?.maxUnreadBytes ?? defaultUnreadBytes;

/** For users who may send large bodies, but are refused for another reason. */
export function allowUnreadBytes(bytes: number) {
  const scope = requestScope.getStore();
  if (scope) scope.maxUnreadBytes = bytes;
}
