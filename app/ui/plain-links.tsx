import { useNavigate } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";

type PlainLinksProps = {
  children: ReactNode;
  /** Maps a link's URL to the route to open. */ resolveUrl?: (address: string) => string;
};

/**
 * Client navigation for the plain `<a>` inside; `data-stays` keeps the scroll position. For long lists: rendering a
 * hundred `<Link>` on the server costs more than the rest of a page.
 */
export function PlainLinks({ children, resolveUrl = (address) => address }: PlainLinksProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || event.defaultPrevented || opensElsewhere || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(resolveUrl(link.pathname + link.search + link.hash), { preventScrollReset: "stays" in link.dataset });
  };
  return (
    <div className="contents" onClick={follow}>
      {children}
    </div>
  );
}
