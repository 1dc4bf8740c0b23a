import { Link, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { RosterImport } from "~/domain/roster/read-roster-import";
import { Notice } from "~/ui/notice";
import { useImportAddress } from "./import-address";
import { RowsDone } from "./run-form";

const everyTwoSeconds = 2_000;

/** An import that somebody else's page, or an earlier one, has begun: it says how far it is, and goes on by itself. */
export function Running({ roster, total }: { roster: RosterImport; total: number }) {
  const revalidator = useRevalidator();
  const { base } = useImportAddress();
  useEffect(() => {
    const timer = setInterval(() => {
      if (revalidator.state === "idle") revalidator.revalidate();
    }, everyTwoSeconds);
    return () => clearInterval(timer);
  }, [revalidator]);
  const isImport = roster.takeBackAt === null;
  return (
    <div className="grid min-w-60 gap-2">
      <Notice tone="info">
        {isImport
          ? "This roster is being imported now. The import continues if you leave this page."
          : "This roster is being taken back now. That continues if you leave this page."}
      </Notice>
      {isImport && <RowsDone done={roster.rowsDone} total={total} />}
      <noscript>
        <Link className="link tap" to={`${base}?id=${roster.id}`} reloadDocument>
          Refresh
        </Link>
      </noscript>
    </div>
  );
}
