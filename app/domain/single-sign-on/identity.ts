import * as v from "valibot";
import { roleNames, type Role } from "~/domain/roles";
import { nothingGiven, type ClaimGrants, type Claims } from "./claim-rules";

/** What a provider has proved about somebody. */
export type ProvenIdentity = {
  issuer: string;
  subject: string;
  claims: Claims;
  /** The provider's own session, and its sealed token. */
  providerSession: string | null;
  idToken: string | null;
};

export type IdentityAccount = {
  id: string;
  username: string;
  role: Role;
  rankTitle: string;
  organizationId: string | null;
  /** Whether a provider may sign this account in. */
  mayUseProvider: boolean;
  given: ClaimGrants;
};

const StoredGiven = v.object({
  role: v.nullable(v.picklist(roleNames)),
  courseIds: v.array(v.string()),
  rankTitle: v.nullable(v.string()),
});

export function readGiven(stored: unknown): ClaimGrants {
  const parsed = v.safeParse(StoredGiven, stored);
  return parsed.success ? parsed.output : nothingGiven;
}
