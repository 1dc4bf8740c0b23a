import { useNavigate } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";

type PlainLinksProps = {
  children: ReactNode;
  /** Where an address within the application leads. */ addressOf?: (address: string) => string;
};

/**
 * Follows the plain `<a>` inside within the application; `data-stays` keeps the place one has scrolled to. For long
 * lists: on the server a hundred `<Link>` cost more than the rest of a page.
 */
export function PlainLinks({ children, addressOf = (address) => address }: PlainLinksProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isOther = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || event.defaultPrevented || isOther || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(addressOf(link.pathname + link.search + link.hash), { preventScrollReset: "stays" in link.dataset });
  };
  return (
    <div className="contents" onClick={follow}>
      {children}
    </div>
  );
}
