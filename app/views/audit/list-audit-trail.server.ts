import { changeColumns, listChanges } from "~/domain/audit/list-changes";
import type { SignedInCtx } from "~/domain/context";
import { texts } from "~/texts";
import { listPage } from "~/views/list-page.server";

export const listAuditTrail = (ctx: SignedInCtx, request: Request) =>
  listPage(request, {
    columns: changeColumns,
    sort: "-at",
    failure: texts.systemPage.auditTrailFailed,
    read: (query) => listChanges(ctx, query),
  });
