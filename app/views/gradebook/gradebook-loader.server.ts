import type { LoaderFunctionArgs } from "@remix-run/node";
import { catalogueOf, readGradebook } from "~/domain/gradebook/read-gradebook";
import { listToGradeIn } from "~/domain/gradebook/list-to-grade";
import { listHeld } from "~/domain/grades/list-held";
import { countLooksOfClass } from "~/domain/second-looks/list-looks";
import { cookiesOf } from "~/http/cookies.server";
import { requirePermission } from "~/http/context.server";
import { getPlatform } from "~/http/platform.server";
import { asReadFailure } from "~/http/read-failure.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { waitingKey } from "./waiting-grades";
import { viewCookie } from "./view-settings";

/** A class's gradebook, at both of its URLs. */
export const gradebookLoader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "gradebook:read");
  const { cacheBytes } = (await getPlatform()).env;
  const gradebook = await readGradebook(ctx, params.sessionId ?? "", cacheBytes).catch(asReadFailure);
  if ("notRead" in gradebook) return gradebook;
  const { session, columns, matrix, version } = gradebook;
  // Most classes have none of these, and a query costs more than a grade's row.
  const toGrade = columns.some(({ hasSandbox }) => hasSandbox) ? await listToGradeIn(ctx, session.id) : [];
  const held = session.hasReleases ? await listHeld(ctx, session.id) : new Map();
  const waitingLooks = session.hasDecisions ? await countLooksOfClass(ctx, session.id) : 0;
  const marked = columns.map((column) => (held.has(column.scenarioId) ? { ...column, isHeld: true } : column));
  // As strings, because many small values are slow to encode.
  return {
    session: { ...session, waitingLooks },
    columns: JSON.stringify(marked),
    rules: JSON.stringify(session.rules),
    catalogue: catalogueOf(session),
    matrix,
    version,
    waiting: toGrade.map(({ userId, scenarioId }) => waitingKey(userId, scenarioId)).join(","),
    at: ctx.now.toISOString(),
    remembered: cookiesOf(request)[viewCookie] ?? "",
  };
});
