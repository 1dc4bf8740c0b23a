import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { usePolling } from "~/views/use-polling";
import { Notice } from "~/ui/notice";

/** Progress of a change that was started elsewhere. */
export function RunningNotice({ text, children }: { text: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  usePolling();
  return (
    <div className="mb-4 grid gap-2">
      <Notice tone="info">{text}</Notice>
      {children}
      <noscript>
        <Link className="link tap" to={`${pathname}${search}`} reloadDocument>
          {texts.userBatch.refresh}
        </Link>
      </noscript>
    </div>
  );
}
