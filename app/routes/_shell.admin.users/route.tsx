import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { listUsers, userColumns } from "~/domain/accounts/list-users";
import { assignableRoles, maxFound, userTexts } from "~/domain/accounts/user-rules";
import { userStats } from "~/domain/accounts/user-stats";
import { mayEver, reachOf } from "~/domain/access";
import { idOf } from "~/domain/id";
import { listQuery, sortText } from "~/domain/list-query";
import { readOrganization } from "~/domain/organizations/read-organization";
import { requirePermission } from "~/http/context.server";
import { refusable } from "~/http/refusal-response.server";
import { ButtonLink } from "~/ui/button";
import { Pager, SearchForm } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { listOrToast } from "../_shell.admin.courses/list-or-toast.server";
import { changeUser } from "./change-user.server";
import { withoutDialog } from "./dialog-address";
import { StatsHeader } from "./stats-header";
import { openUserDialog } from "./user-dialog.server";
import { ResetCodeDialog, UserDialogs } from "./user-dialogs";
import { UsersTable } from "./users-table";

/** `?orgId=…` shows one organization's users to a system administrator. */
export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "user:list");
  const { actor } = ctx;
  const seesAll = reachOf(actor.role, "user:list") === "any";
  const { searchParams } = new URL(request.url);
  const query = listQuery(searchParams, userColumns, { sort: "username", pageSize: 50 });
  const given = idOf(searchParams.get("orgId"));
  const organization = given ? await readOrganization(ctx, given) : null;
  const read = async () => {
    const [users, stats] = await Promise.all([
      listUsers(ctx, query, organization?.id),
      userStats(ctx, organization?.id),
    ]);
    return { ...users, stats };
  };
  const [{ list, toasts }, { dialog, warning }] = await Promise.all([
    listOrToast(read, userTexts.notFetched),
    openUserDialog(ctx, searchParams),
  ]);
  if (list?.rows.length === 0 && query.page > 1)
    throw redirect(pageOf(searchParams, Math.ceil(list.total / query.pageSize)));
  return {
    list,
    dialog,
    organization: seesAll ? organization : null,
    page: query.page,
    pageSize: query.pageSize,
    sort: sortText(query),
    rights: {
      ownId: actor.userId,
      roles: mayEver(actor.role, "user:administer") ? assignableRoles(actor) : [],
      seesAll,
      mayMove: mayEver(actor.role, "user:move"),
    },
    toasts: warning ? [...toasts, { severity: "warning" as const, text: warning }] : toasts,
  };
});

/** Whoever deleted the last user of the last page sees the page before. */
function pageOf(search: URLSearchParams, page: number) {
  const next = new URLSearchParams(search);
  if (page > 1) next.set("page", String(page));
  else next.delete("page");
  return `/admin/users?${next}`;
}

export const action = refusable(async ({ request }: ActionFunctionArgs) =>
  changeUser(request, await requirePermission(request, "user:list")),
);

export default function Users() {
  const { list, dialog, organization, page, pageSize, sort, rights } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const closeTo = withoutDialog(search);
  return (
    <>
      {answer && "reset" in answer && dialog ? (
        <ResetCodeDialog reset={answer.reset} closeTo={closeTo} />
      ) : (
        dialog && (
          <UserDialogs dialog={dialog} closeTo={closeTo} refused={answer && "errors" in answer ? answer : undefined} />
        )
      )}
      <PageHeader
        title="Users"
        count={list?.total}
        subtitle={organization && <OrganizationOnly name={organization.name} />}
      >
        {list && <StatsHeader stats={list.stats} />}
        <SearchForm label="Search users" />
        <ButtonLink to={`/admin/users/import${organization ? `?orgId=${organization.id}` : ""}`}>
          Import Roster
        </ButtonLink>
      </PageHeader>
      {!list && <EmptyState title={userTexts.notFetched}>Reload the page to try again.</EmptyState>}
      {list?.rows.length === 0 && (
        <EmptyState title="No Users Found">
          {search.get("q") ? tryAnother : "Register users with an access code, or import a roster."}
        </EmptyState>
      )}
      {list && list.rows.length > 0 && <UsersTable users={list.rows} sort={sort} rights={rights} />}
      {list && <Pager page={page} pageSize={pageSize} total={list.total} />}
      {list?.isCut && (
        <div className="mt-3">
          <Notice tone="info">
            There are more than {maxFound.toLocaleString("en-US")} matches, and only so many are listed. Type more to
            narrow the search.
          </Notice>
        </div>
      )}
    </>
  );
}

const tryAnother = "Try the beginning of a user name, an e-mail address, a first or a last name.";

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
