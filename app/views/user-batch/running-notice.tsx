import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRefresh } from "~/views/use-refresh";
import { Notice } from "~/ui/notice";

/** A change that another page, or an earlier one, has begun: it says how far it is. */
export function RunningNotice({ text, children }: { text: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  useRefresh();
  return (
    <div className="mb-4 grid gap-2">
      <Notice tone="info">{text}</Notice>
      {children}
      <noscript>
        <Link className="link tap" to={`${pathname}${search}`} reloadDocument>
          Refresh
        </Link>
      </noscript>
    </div>
  );
}
