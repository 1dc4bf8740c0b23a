import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { DeletedLink } from "~/views/deleted-link";
import { ListView } from "~/views/list-view";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { ButtonLink } from "~/ui/button";
import { changeUser } from "./change-user.server";
import { TooManyMatchesNotice, OrganizationFilterNote, UndoableChanges } from "./list-notes";
import { readUsersPage } from "./read-users-page.server";
import { selectionOf, SelectMany } from "./select-many";
import { StatsHeader } from "./stats-header";
import { ResetCodeDialog, UserDialogs } from "./user-dialogs";
import { UserFilters } from "./user-filters";
import { UsersTable } from "./users-table";

export const handle = {
  permission: "user:list",
  section: { label: () => texts.shell.users, place: 10 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) =>
  readUsersPage(request, await requirePermission(request, handle.permission)),
);

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeUser(request, await requirePermission(request, handle.permission)),
);

export default function Users() {
  const { page, dialog, organization, organizations, filter, isNarrowed, undoable, imports, erasureRequests, rights } =
    useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const selection = page.list && selectionOf(search, page.list);
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : undefined;
  const ofOrganization = organization ? `?orgId=${organization.id}` : "";
  const addUser = rights.mayAdminister && (
    <ButtonLink to={`/admin/users/add${ofOrganization}`} variant="primary">
      {texts.users.addUser}
    </ButtonLink>
  );
  return (
    <>
      {answer && "reset" in answer && dialog ? (
        <ResetCodeDialog reset={answer.reset} />
      ) : (
        dialog && <UserDialogs dialog={dialog} refusal={refusal} />
      )}
      <ListView
        title={texts.common.users}
        subtitle={
          <>
            {organization && (
              <>
                <OrganizationFilterNote name={organization.name} /> ·{" "}
              </>
            )}
            {rights.mayAdminister && <DeletedLink />}
            {erasureRequests > 0 && (
              <>
                {" · "}
                <Link className="link" to="/admin/users/erasures">
                  {texts.erasure.openRequests({ count: erasureRequests })}
                </Link>
              </>
            )}
          </>
        }
        stats={page.list && <StatsHeader stats={page.list.stats} />}
        searchLabel={texts.users.search}
        actions={
          <>
            {rights.mayImport && (
              <ButtonLink to={`/admin/users/import${ofOrganization}`}>{texts.users.importRoster}</ButtonLink>
            )}
            {addUser}
          </>
        }
        page={page}
        isFiltered={isNarrowed}
        filters={
          <>
            <UserFilters filter={filter} organizations={organizations} isNarrowed={isNarrowed} />
            {undoable.length + imports.length > 0 && <UndoableChanges changes={undoable} imports={imports} />}
          </>
        }
        empty={{ title: texts.users.noUsers, noMatches: texts.users.noMatch, noEntries: texts.users.noUsersHint }}
        nextStep={addUser}
      >
        {(list) => (
          <>
            {rights.mayAdminister && <SelectMany {...list} selection={selection} mayMove={rights.mayMove} />}
            <UsersTable users={list.rows} sort={page.sort} rights={rights} selection={selection} />
          </>
        )}
      </ListView>
      {page.list?.isCut && <TooManyMatchesNotice />}
    </>
  );
}
