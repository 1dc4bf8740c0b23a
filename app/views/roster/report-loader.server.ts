import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRecentProof, type Action } from "~/domain/access";
import { requireId } from "~/domain/id";
import { readRosterImport } from "~/domain/roster/read-roster-import";
import { writeRosterReport, writeRosterTemplate } from "~/domain/roster/roster-report";
import { requirePermission } from "~/http/context.server";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";

/** CSV downloads: `?id=…` the result of each row, `?template` an empty roster. */
export const createReportLoader = (permission: Action) =>
  answerRefusals(async ({ request }: LoaderFunctionArgs) => {
    const ctx = await requirePermission(request, permission);
    const { searchParams } = new URL(request.url);
    if (searchParams.has("template")) return answerCsv(writeRosterTemplate(), "Roster.csv");
    const id = requireId(searchParams.get("id"), "import");
    // One-time codes of new accounts are in it.
    requireRecentProof(ctx);
    const { fileName } = await readRosterImport(ctx, id);
    let text = "";
    for await (const chunk of writeRosterReport(ctx, id, (await getPlatform()).env.sessionSecret)) text += chunk;
    return answerCsv(text, texts.roster.reportFileName({ fileName: fileName.replace(/\.csv$/i, "") }));
  });

const answerCsv = (text: string, name: string) =>
  new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachmentHeaderOf(name),
      "Cache-Control": "no-store",
    },
  });
