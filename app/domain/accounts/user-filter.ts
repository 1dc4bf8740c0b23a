// The filter of a users list, read from the page's address. Pure: page and query share it.
import { roleNames, type Role } from "~/domain/roles";

/** Users without a usable password: a reset was forced, or the invitation is still open. */
export const pendingKinds = ["reset", "invitation"] as const;
export type Pending = (typeof pendingKinds)[number];

export type UserFilter = {
  role?: Role;
  enabled?: boolean;
  pending?: Pending;
  /** Only users without an organization. */
  isWithoutOrganization?: boolean;
};

/** Stands for "no organization" in an address. */
export const noOrganization = "none";

/** Ignores invalid values, so that an old link still shows a list. */
export function readUserFilter(params: URLSearchParams): UserFilter {
  const role = roleNames.find((name) => name === params.get("role"));
  const enabled = params.get("enabled");
  const pending = pendingKinds.find((name) => name === params.get("pending"));
  return {
    ...(role && { role }),
    ...(enabled === "true" || enabled === "false" ? { enabled: enabled === "true" } : {}),
    ...(pending && { pending }),
    ...(params.get("orgId") === noOrganization && { isWithoutOrganization: true }),
  };
}

export const isFiltering = (filter: UserFilter) => Object.keys(filter).length > 0;

/** The address parameters that narrow the list. */
export const filterParameters = ["role", "enabled", "pending", "orgId"];
