// useSearchParams: the address is the router's until something here changes it.
import { Link, useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";

type Replace = (search: string) => void;

const AddressContext = createContext<{ search: URLSearchParams; replace?: Replace } | null>(null);

/**
 * For a page that has all its data: links that change only the query, inside, take effect at once and ask the server
 * nothing. The address follows, so that it can be kept, sent and come back to; without scripts the server reads it.
 */
export function AddressState({ children }: { children: (search: URLSearchParams, replace: Replace) => ReactNode }) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const given = params.toString();
  const [text, setText] = useState(given);
  // Also when a link leads to the address that the router still knows.
  useEffect(() => setText(given), [given, key]);
  const state = useMemo(() => {
    const replace = (search: string) => {
      // The router's own entry stays: going back comes to this address.
      window.history.replaceState(window.history.state, "", search || window.location.pathname);
      setText(new URLSearchParams(search).toString());
    };
    return { search: new URLSearchParams(text), replace };
  }, [text]);
  return <AddressContext.Provider value={state}>{children(state.search, state.replace)}</AddressContext.Provider>;
}

/** The query that the page shows. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  const state = useContext(AddressContext);
  return useMemo(() => state?.search ?? new URLSearchParams(search), [state, search]);
}

/** Shows the page with another query. */
export function useFollow(): (search: string) => void {
  const navigate = useNavigate();
  const replace = useContext(AddressContext)?.replace;
  return replace ?? ((search) => navigate(search, { preventScrollReset: true }));
}

/** A link to the same page with another query. */
export function QueryLink({ to, ...props }: ComponentProps<"a"> & { to: string }) {
  const replace = useContext(AddressContext)?.replace;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    replace?.(to);
  };
  // Of the router's links, those that it does not follow anyway cost a server the most in a wide grid.
  return replace ? <a href={to} onClick={follow} {...props} /> : <Link to={to} preventScrollReset {...props} />;
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
