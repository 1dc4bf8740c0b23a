import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { listPage } from "~/admin/list-page.server";
import { ListView } from "~/admin/list-view";
import { mayEver, reachOf } from "~/domain/access";
import { listUsers, userColumns } from "~/domain/accounts/list-users";
import { listAssignableRoles, maxFound, userTexts } from "~/domain/accounts/user-rules";
import { readUserStats } from "~/domain/accounts/read-user-stats";
import { idOf } from "~/domain/id";
import { readOrganization } from "~/domain/organizations/read-organization";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { changeUser } from "./change-user.server";
import { StatsHeader } from "./stats-header";
import { openUserDialog } from "./user-dialog.server";
import { ResetCodeDialog, UserDialogs } from "./user-dialogs";
import { UsersTable } from "./users-table";

export const handle = { permission: "user:list", section: { label: "Users", place: 10 } } satisfies Page;

/** `?orgId=…` shows one organization's users to a system administrator. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
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
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeUser(request, await requirePermission(request, handle.permission)),
);

const empty = {
  title: "No Users Found",
  found: "Try the beginning of a user name, an e-mail address, a first or a last name.",
  none: "Register users with an access code, or import a roster.",
};

export default function Users() {
  const { page, dialog, organization, rights } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && "errors" in answer ? answer : undefined;
  return (
    <>
      {answer && "reset" in answer && dialog ? (
        <ResetCodeDialog reset={answer.reset} />
      ) : (
        dialog && <UserDialogs dialog={dialog} refused={refused} />
      )}
      <ListView
        title="Users"
        subtitle={organization && <OrganizationOnly name={organization.name} />}
        stats={page.list && <StatsHeader stats={page.list.stats} />}
        searchLabel="Search users"
        actions={
          <ButtonLink to={`/admin/users/import${organization ? `?orgId=${organization.id}` : ""}`}>
            Import Roster
          </ButtonLink>
        }
        page={page}
        empty={empty}
      >
        {({ rows }) => <UsersTable users={rows} sort={page.sort} rights={rights} />}
      </ListView>
      {page.list?.isCut && <CutNotice />}
    </>
  );
}

function CutNotice() {
  return (
    <div className="mt-3">
      <Notice tone="info">
        There are more than {maxFound.toLocaleString("en-US")} matches, and only so many are listed. Type more to narrow
        the search.
      </Notice>
    </div>
  );
}

function OrganizationOnly({ name }: { name: string }) {
  return (
    <>
      Only of {name} ·{" "}
      <Link to="/admin/users" className="link">
        show all
      </Link>
    </>
  );
}
