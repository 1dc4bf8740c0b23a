import { Link } from "@remix-run/react";
import { filterParameters, noOrganization, type UserFilter } from "~/domain/accounts/user-filter";
import type { OrganizationName } from "~/domain/organizations/organization-names";
import { roleNames } from "~/domain/roles";
import { searchWith, useQuery } from "~/ui/query-navigation";
import { FilterSelect } from "~/ui/filter-select";
import { FilterLinks } from "~/ui/filter-links";

type UserFiltersProps = { filter: UserFilter; organizations: OrganizationName[] | null; isNarrowed: boolean };

const states = [
  { label: "Any state", enabled: null, pending: null },
  { label: "Enabled", enabled: "true", pending: null },
  { label: "Disabled", enabled: "false", pending: null },
  { label: "Reset pending", enabled: null, pending: "reset" },
  { label: "Invited", enabled: null, pending: "invitation" },
];

/** Filters by role, state and organization. */
export function UserFilters({ filter, organizations, isNarrowed }: UserFiltersProps) {
  const { role, enabled, pending = null } = filter;
  const state = enabled === undefined ? null : String(enabled);
  const search = useQuery();
  const clearedParams = Object.fromEntries([...filterParameters, "page"].map((name) => [name, null]));
  return (
    <div role="group" aria-label="Users shown" className="mb-3 flex flex-wrap items-center gap-2">
      <FilterLinks
        label="Filter by role"
        choices={[undefined, ...roleNames].map((name) => ({
          label: name ?? "All roles",
          isCurrent: name === role,
          sets: { role: name ?? null },
        }))}
      />
      <FilterLinks
        label="Filter by state"
        choices={states.map(({ label, ...sets }) => ({
          label,
          isCurrent: sets.enabled === state && sets.pending === pending,
          sets,
        }))}
      />
      {organizations && <OrganizationFilter organizations={organizations} />}
      {isNarrowed && (
        <Link to={searchWith(search, clearedParams)} preventScrollReset className="link tap text-sm">
          Show all
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
      label="Filter by organization"
      none="All organizations"
      value={current}
      options={[
        { id: noOrganization, title: "No organization" },
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
