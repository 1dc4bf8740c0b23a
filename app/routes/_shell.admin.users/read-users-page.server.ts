import { listPage } from "~/admin/list-page.server";
import { mayEver, reachOf } from "~/domain/access";
import { listUsers, userColumns } from "~/domain/accounts/list-users";
import { readUserStats } from "~/domain/accounts/read-user-stats";
import { listAssignableRoles, userTexts } from "~/domain/accounts/user-rules";
import type { SignedInCtx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { readOrganization } from "~/domain/organizations/read-organization";
import { openUserDialog } from "./user-dialog.server";

/** `?orgId=…` shows one organization's users to a system administrator. */
export async function readUsersPage(request: Request, ctx: SignedInCtx) {
  const { actor } = ctx;
  const seesAll = reachOf(actor.role, "user:list") === "any";
  const { searchParams } = new URL(request.url);
  const given = idOf(searchParams.get("orgId"));
  const organization = given ? await readOrganization(ctx, given) : null;
  const [page, { dialog, warning }] = await Promise.all([
    listPage(request, {
      columns: userColumns,
      sort: "username",
      failure: userTexts.notFetched,
      read: async (query) => {
        const [users, stats] = await Promise.all([
          listUsers(ctx, query, organization?.id),
          readUserStats(ctx, organization?.id),
        ]);
        return { ...users, stats };
      },
    }),
    openUserDialog(ctx, searchParams),
  ]);
  return {
    page,
    dialog,
    organization: seesAll ? organization : null,
    rights: {
      ownId: actor.userId,
      roles: mayEver(actor.role, "user:administer") ? listAssignableRoles(actor) : [],
      seesAll,
      mayMove: mayEver(actor.role, "user:move"),
    },
    toasts: warning ? [{ severity: "warning" as const, text: warning }] : [],
  };
}
