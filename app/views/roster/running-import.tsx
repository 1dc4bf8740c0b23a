import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { Progress } from "~/views/run-form";
import { usePolling } from "~/views/use-polling";
import type { RosterImport } from "~/domain/roster/read-roster-import";
import { Notice } from "~/ui/notice";
import { useImportAddress } from "./import-address";

/** Progress of an import that was started elsewhere; updates itself. */
export function RunningImport({ rosterImport, total }: { rosterImport: RosterImport; total: number }) {
  usePolling();
  const { importAddress: base } = useImportAddress();
  const isImport = rosterImport.takeBackAt === null;
  return (
    <div className="grid min-w-60 gap-2">
      <Notice tone="info">{isImport ? texts.roster.importRunning : texts.roster.takeBackRunning}</Notice>
      {isImport && <Progress done={rosterImport.rowsDone} total={total} unit="row" />}
      <noscript>
        <Link className="link tap" to={`${base}?id=${rosterImport.id}`} reloadDocument>
          {texts.roster.refresh}
        </Link>
      </noscript>
    </div>
  );
}
