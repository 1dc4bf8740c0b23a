// Which of the users a list shows, as its address asks. Pure: page and query read the same.
import { roleNames, type Role } from "~/domain/roles";

/** Who waits for a new password: asked for by an administrator, or never set since the account was made. */
export const pendings = ["reset", "invitation"] as const;
export type Pending = (typeof pendings)[number];

export type UserFilter = {
  role?: Role;
  enabled?: boolean;
  pending?: Pending;
  /** Only those who belong to no organization. */
  isWithoutOrganization?: boolean;
};

/** Stands for "no organization" where the address names one. */
export const noOrganization = "none";

/** What does not fit counts as not given, so that an old link still shows a list. */
export function readUserFilter(params: URLSearchParams): UserFilter {
  const role = roleNames.find((name) => name === params.get("role"));
  const enabled = params.get("enabled");
  const pending = pendings.find((name) => name === params.get("pending"));
  return {
    ...(role && { role }),
    ...(enabled === "true" || enabled === "false" ? { enabled: enabled === "true" } : {}),
    ...(pending && { pending }),
    ...(params.get("orgId") === noOrganization && { isWithoutOrganization: true }),
  };
}

export const isFiltering = (filter: UserFilter) => Object.keys(filter).length > 0;

/** The parameters of an address that narrow the list. */
export const filterParameters = ["role", "enabled", "pending", "orgId"];
