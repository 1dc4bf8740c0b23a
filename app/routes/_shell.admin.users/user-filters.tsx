import { Link } from "@remix-run/react";
import { filterParameters, noOrganization, type UserFilter } from "~/domain/accounts/user-filter";
import type { OrganizationName } from "~/domain/organizations/organization-names";
import { roleNames } from "~/domain/roles";
import { texts } from "~/texts";
import { searchWith, useQuery } from "~/ui/query-navigation";
import { FilterSelect } from "~/ui/filter-select";
import { FilterLinks } from "~/ui/filter-links";

type UserFiltersProps = { filter: UserFilter; organizations: OrganizationName[] | null; isNarrowed: boolean };

const states = [
  { state: "any", enabled: null, pending: null },
  { state: "enabled", enabled: "true", pending: null },
  { state: "disabled", enabled: "false", pending: null },
  { state: "resetPending", enabled: null, pending: "reset" },
  { state: "invited", enabled: null, pending: "invitation" },
] as const;

/** Filters by role, state and organization. */
export function UserFilters({ filter, organizations, isNarrowed }: UserFiltersProps) {
  const { role, enabled, pending = null } = filter;
  const state = enabled === undefined ? null : String(enabled);
  const search = useQuery();
  const clearedParams = Object.fromEntries([...filterParameters, "page"].map((name) => [name, null]));
  return (
    <div role="group" aria-label={texts.users.usersShown} className="mb-3 flex flex-wrap items-center gap-2">
      <FilterLinks
        label={texts.users.filterByRole}
        choices={[undefined, ...roleNames].map((name) => ({
          label: name ? texts.roles.nameOf({ role: name }) : texts.users.allRoles,
          isCurrent: name === role,
          sets: { role: name ?? null },
        }))}
      />
      <FilterLinks
        label={texts.users.filterByState}
        choices={states.map(({ state: name, ...sets }) => ({
          label: texts.users.stateOf({ state: name }),
          isCurrent: sets.enabled === state && sets.pending === pending,
          sets,
        }))}
      />
      {organizations && <OrganizationFilter organizations={organizations} />}
      {isNarrowed && (
        <Link to={searchWith(search, clearedParams)} preventScrollReset className="link tap text-sm">
          {texts.users.showAll}
        </Link>
      )}
    </div>
  );
}

/** A select, because there may be hundreds. */
function OrganizationFilter({ organizations }: { organizations: OrganizationName[] }) {
  const current = useQuery().get("orgId");
  return (
    <FilterSelect
      name="orgId"
      label={texts.users.filterByOrganization}
      none={texts.users.allOrganizations}
      value={current}
      options={[
        { id: noOrganization, title: texts.users.noOrganization },
        ...organizations.map(({ id, name }) => ({ id, title: name })),
      ]}
      className={
        "min-h-8 max-w-60 min-w-0 cursor-pointer rounded-md border border-line-strong bg-surface px-2 text-sm " +
        "font-medium text-ellipsis hover:bg-hover touch:min-h-11 touch:text-touch " +
        (current ? "text-accent" : "text-muted")
      }
    />
  );
}
