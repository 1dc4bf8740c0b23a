import { listPage } from "~/views/list-page.server";
import { canRole, reachOf } from "~/domain/access";
import { listUsers, userColumns } from "~/domain/accounts/list-users";
import { isFiltering, readUserFilter } from "~/domain/accounts/user-filter";
import { readUserStats } from "~/domain/accounts/read-user-stats";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import type { SignedInCtx } from "~/domain/context";
import { listRequests } from "~/domain/erasure/erasure-requests";
import { idOf } from "~/domain/id";
import { listOrganizationNames } from "~/domain/organizations/organization-names";
import { readOrganization } from "~/domain/organizations/read-organization";
import { listUndoableImports } from "~/domain/roster/read-roster-import";
import { listUndoableBatches } from "~/domain/user-batches/read-batch";
import { texts } from "~/texts";
import { openUserDialog } from "./user-dialog.server";

/** With `?orgId=…` a system administrator sees one organization's users. */
export async function readUsersPage(request: Request, ctx: SignedInCtx) {
  const { actor } = ctx;
  const canAdminister = canRole(actor.role, "user:administer");
  const seesAll = reachOf(actor.role, "user:list") === "any";
  const { searchParams } = new URL(request.url);
  const organizationId = idOf(searchParams.get("orgId"));
  const organization = organizationId ? await readOrganization(ctx, organizationId) : null;
  const filter = readUserFilter(searchParams);
  const [page, { dialog, warning }, organizations, undoable, imports, requests] = await Promise.all([
    listPage(request, {
      columns: userColumns,
      sort: "username",
      failure: texts.userRefusals.notFetched,
      read: async (query) => {
        const [users, stats] = await Promise.all([
          listUsers(ctx, query, organization?.id, filter),
          readUserStats(ctx, organization?.id),
        ]);
        return { ...users, stats };
      },
    }),
    openUserDialog(ctx, searchParams),
    canRole(actor.role, "organization:administer") ? listOrganizationNames(ctx) : null,
    canAdminister ? listUndoableBatches(ctx) : [],
    canRole(actor.role, "user:import") ? listUndoableImports(ctx) : [],
    canAdminister && !organization ? listRequests(ctx) : [],
  ]);
  return {
    page,
    dialog,
    organization: seesAll ? organization : null,
    filter,
    isNarrowed: isFiltering(filter) || organization !== null,
    /** For the filter; null if there is only one organization. */
    organizations,
    undoable,
    imports,
    erasureRequests: requests.length,
    rights: {
      ownId: actor.userId,
      roles: canAdminister ? listAssignableRoles(actor) : [],
      mayAdminister: canAdminister,
      mayImport: canRole(actor.role, "user:import"),
      seesAll,
      mayMove: canRole(actor.role, "user:move"),
    },
    toasts: warning ? [{ severity: "warning" as const, text: warning }] : [],
  };
}
