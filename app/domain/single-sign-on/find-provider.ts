import { eq, sql, type SQL } from "drizzle-orm";
import { identityProviders, organizations, ownedDomains } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import type { ClaimRule } from "./claim-rules";
import { readRules } from "./provider-settings";

/** An organization's identity provider, with its secret still sealed. */
export type Provider = {
  organizationId: string;
  organizationName: string;
  shortName: string;
  issuer: string;
  clientId: string;
  clientAuth: "secret" | "key";
  secret: string;
  scopes: string;
  /** Values of which the ID token needs one, with spaces between them. Empty: any. */
  requiredAcr: string;
  requiredAmr: string;
  countsAsFactor: boolean;
  state: "draft" | "offered" | "required";
  createsAccounts: boolean;
  rules: ClaimRule[];
  changedAt: Date;
};

/** What a sealed secret of the provider is for. */
export const secretUseOf = (organizationId: string) => `identity-provider ${organizationId}` as const;

export const findProvider = async (ctx: Pick<Ctx, "db">, organizationId: string): Promise<Provider | null> =>
  find(ctx, eq(identityProviders.organizationId, organizationId));

/** The provider that people may sign in with, by the name in its address. Refuses others ("notFound"). */
export async function requireOfferedProvider(ctx: Pick<Ctx, "db">, shortName: string): Promise<Provider> {
  const provider = await find(ctx, eq(identityProviders.shortName, shortName.trim().toLowerCase().slice(0, 100)));
  if (!provider || provider.state === "draft") throw notFound("page");
  return provider;
}

/** The provider for what somebody typed: the organization's short name, or an email address at one of its domains. */
export async function findProviderFor(ctx: Pick<Ctx, "db">, typed: string): Promise<Provider | null> {
  const text = typed.trim().toLowerCase();
  const domain = text.split("@")[1];
  const provider = await (domain === undefined
    ? find(ctx, eq(identityProviders.shortName, text.slice(0, 100)))
    : find(
        ctx,
        sql`${identityProviders.organizationId} = (select ${ownedDomains.organizationId} from ${ownedDomains}
          where ${ownedDomains.domain} = ${domain.slice(0, 253)})`,
      ));
  return provider?.state === "draft" ? null : provider;
}

async function find({ db }: Pick<Ctx, "db">, condition: SQL): Promise<Provider | null> {
  const [row] = await db
    .select({
      organizationId: identityProviders.organizationId,
      organizationName: organizations.name,
      shortName: identityProviders.shortName,
      issuer: identityProviders.issuer,
      clientId: identityProviders.clientId,
      clientAuth: identityProviders.clientAuth,
      secret: identityProviders.secret,
      scopes: identityProviders.scopes,
      requiredAcr: identityProviders.requiredAcr,
      requiredAmr: identityProviders.requiredAmr,
      countsAsFactor: identityProviders.countsAsFactor,
      state: identityProviders.state,
      createsAccounts: identityProviders.createsAccounts,
      rules: identityProviders.rules,
      changedAt: identityProviders.changedAt,
    })
    .from(identityProviders)
    .innerJoin(organizations, eq(organizations.id, identityProviders.organizationId))
    .where(condition);
  return row ? { ...row, rules: readRules(row.rules) } : null;
}

/** Whether the organization owns the domain of the address. */
export async function ownsDomainOf(
  { db }: Pick<Ctx, "db">,
  { organizationId }: Provider,
  email: string,
): Promise<boolean> {
  const domain = email.toLowerCase().split("@").at(-1) ?? "";
  const [owned] = await db
    .select({ organizationId: ownedDomains.organizationId })
    .from(ownedDomains)
    .where(eq(ownedDomains.domain, domain));
  return owned?.organizationId === organizationId;
}
