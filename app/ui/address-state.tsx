// useSearchParams: the address is the router's.
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

/** Shows the page with another query: as a new entry of the history, unless `replace` says otherwise. */
type Follow = (search: string, options?: { replace?: boolean }) => void;

const AddressContext = createContext<Follow | null>(null);

/**
 * For a page that has all its data: links inside that change only the query take effect at once and ask the server
 * nothing (`askUnlessWhole`). Each is an entry of the history, so Back undoes it; without scripts the server reads it.
 */
export function AddressState({ children }: { children: (search: URLSearchParams, follow: Follow) => ReactNode }) {
  const follow = useNavigateToQuery();
  return <AddressContext.Provider value={follow}>{children(useQuery(), follow)}</AddressContext.Provider>;
}

/** The pages around which an `AddressState` stands: at both addresses of the gradebook. */
const wholePages = /^(\/instructor)?\/gradebook\/[^/]+$/;

/** As `shouldRevalidate` of these pages and of the layouts around them: another query needs no new data. */
export const askUnlessWhole: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  defaultShouldRevalidate,
}) => {
  // A refused form has changed nothing.
  if (actionStatus >= 400) return false;
  const isQueryAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isQueryAlone && formMethod === undefined && wholePages.test(nextUrl.pathname)
    ? false
    : defaultShouldRevalidate;
};

/** The query that the page shows. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Shows the page with another query. */
export function useFollow(): Follow {
  const navigate = useNavigateToQuery();
  return useContext(AddressContext) ?? navigate;
}

function useNavigateToQuery(): Follow {
  const navigate = useNavigate();
  return useCallback(
    (search, { replace } = {}) => navigate(search || "?", { preventScrollReset: true, flushSync: true, replace }),
    [navigate],
  );
}

/** A link to the same page with another query. */
export function QueryLink({ to, ...props }: ComponentProps<"a"> & { to: string }) {
  const followLink = useContext(AddressContext);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    followLink?.(to);
  };
  // Of the router's links, those that it does not follow anyway cost a server the most in a wide grid.
  return followLink ? <a href={to} onClick={follow} {...props} /> : <Link to={to} preventScrollReset {...props} />;
}

/** The address of the same page with these parameters changed; null takes one away. */
export function searchWith(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return `?${next}`;
}
