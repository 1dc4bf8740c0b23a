// Link, useLocation, useNavigate: these are the query's links, and the query belongs to the router.
import { Link, useLocation, useNavigate, type ShouldRevalidateFunction } from "@remix-run/react";
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";

/** Changes the page's query; adds a history entry unless `replace` is set. */
type NavigateToQuery = (search: string, options?: { replace?: boolean }) => void;

const QueryNavigationContext = createContext<NavigateToQuery | null>(null);

/**
 * For pages that filter in the client: links that only change the query work without a request
 * (`revalidateUnlessQueryOnly`). Each is a history entry, so Back undoes it; without JavaScript the server reads the
 * query.
 */
export function QueryNavigation({
  children,
}: {
  children: (search: URLSearchParams, navigate: NavigateToQuery) => ReactNode;
}) {
  const navigate = useNavigateToQuery();
  return (
    <QueryNavigationContext.Provider value={navigate}>{children(useQuery(), navigate)}</QueryNavigationContext.Provider>
  );
}

/** The pages that use QueryNavigation: the gradebook at both of its URLs. */
const clientFilteredPages = /^(\/instructor)?\/gradebook\/[^/]+$/;

/** `shouldRevalidate` of these pages and their layouts: a change of the query alone needs no new data. */
export const revalidateUnlessQueryOnly: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  defaultShouldRevalidate,
}) => {
  // A refused form has changed nothing.
  if (actionStatus >= 400) return false;
  const isQueryOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isQueryOnly && formMethod === undefined && clientFilteredPages.test(nextUrl.pathname)
    ? false
    : defaultShouldRevalidate;
};

export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export function useQueryNavigation(): NavigateToQuery {
  const navigate = useNavigateToQuery();
  return useContext(QueryNavigationContext) ?? navigate;
}

function useNavigateToQuery(): NavigateToQuery {
  const navigate = useNavigate();
  return useCallback(
    (search, { replace } = {}) => navigate(search || "?", { preventScrollReset: true, flushSync: true, replace }),
    [navigate],
  );
}

/** A link that changes the page's query. */
export function QueryLink({ to, ...props }: ComponentProps<"a"> & { to: string }) {
  const navigateTo = useContext(QueryNavigationContext);
  const navigate = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigateTo?.(to);
  };
  // Router links are slow to render on the server, which adds up in a wide grid.
  return navigateTo ? <a href={to} onClick={navigate} {...props} /> : <Link to={to} preventScrollReset {...props} />;
}

/** The query with some parameters changed; null removes one. */
export function searchWith(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return `?${next}`;
}
