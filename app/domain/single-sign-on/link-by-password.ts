import { eq, type SQL } from "drizzle-orm";
import { users } from "~/db/schema";
import { countPasswordTry } from "~/domain/accounts/count-password-try";
import { verifyPassword } from "~/domain/accounts/password-hash";
import { grantOf } from "~/domain/accounts/reset-grant";
import type { Credentials, Device, Factor, NewSignIn, RefusedSignIn } from "~/domain/accounts/sign-in";
import { hasFactors, mayUseProvider } from "~/domain/accounts/user-conditions";
import { inTransaction, type Ctx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { enterAccount, findByIdentity, link } from "./enter-by-identity";
import { findProvider } from "./find-provider";
import { findPending, takePending } from "./sign-in-states";

/**
 * Links a proven identity to the account whose password was entered, and signs in. An account with second factors asks
 * for one first; `linkAfterFactor` continues.
 */
export async function linkByPassword(
  ctx: Ctx,
  token: string,
  { username, password }: Credentials,
  device: Device,
): Promise<NewSignIn | RefusedSignIn> {
  const pending = await requirePending(ctx, token);
  const uncountTry = await countPasswordTry(ctx, username, device);
  const account = await findAccount(ctx, eq(users.usernameKey, nameKey(username)));
  const matches = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !matches) throw new Refusal("unauthenticated", say.signedOut.wrongPassword);
  await uncountTry();
  requireOwn(pending, account);
  if (account.hasFactors) {
    const step = { ...grantOf(account), way: "link" as const, username: account.username };
    return { canPlay: false, userId: account.id, reason: "factorRequired", step };
  }
  return linkAccount(ctx, token, pending, { account, device });
}

type ProvedFactor = { userId: string; factor: Factor; device: Device };

/** Signs in with an organization that leaves the second factor to this site, after one. */
export async function enterAfterFactor(ctx: Ctx, token: string, { userId, factor, device }: ProvedFactor) {
  const { provider, identity } = await requirePending(ctx, token);
  const account = await findByIdentity(ctx, identity);
  if (account?.id !== userId || !(await takePending(ctx, token)))
    throw new Refusal("conflict", say.singleSignOn.startAgain);
  return enterAccount(ctx, provider, account, identity, device, factor);
}

/** The same as `linkByPassword` for a user who has proved a second factor, too. */
export async function linkAfterFactor(ctx: Ctx, token: string, { userId, factor, device }: ProvedFactor) {
  const pending = await requirePending(ctx, token);
  const account = await findAccount(ctx, eq(users.id, userId));
  if (!account) throw new Refusal("conflict", say.singleSignOn.startAgain);
  requireOwn(pending, account);
  return linkAccount(ctx, token, pending, { account, device, factor });
}

type Pending = Awaited<ReturnType<typeof requirePending>>;
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

async function requirePending(ctx: Ctx, token: string) {
  const pending = await findPending(ctx, token);
  const provider = pending && (await findProvider(ctx, pending.organizationId));
  // The provider may have been replaced meanwhile.
  if (!pending || !provider || provider.state === "draft" || provider.issuer !== pending.identity.issuer)
    throw new Refusal("conflict", say.singleSignOn.startAgain);
  return { provider, identity: pending.identity };
}

function requireOwn({ provider }: Pending, account: Account) {
  if (account.organizationId !== provider.organizationId)
    throw new Refusal("forbidden", say.singleSignOn.otherOrganization({ organization: provider.organizationName }));
  if (!account.may) throw new Refusal("forbidden", say.singleSignOn.passwordOnly);
}

type Linking = { account: Account; device: Device; factor?: Factor };

async function linkAccount(ctx: Ctx, token: string, pending: Pending, { account, device, factor }: Linking) {
  const { provider, identity } = pending;
  const linked = await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [account.id]);
    if (!(await takePending(inner, token))) throw new Refusal("conflict", say.singleSignOn.startAgain);
    return link(inner, provider, account, identity, "password");
  });
  return enterAccount(ctx, provider, linked, identity, device, factor);
}

async function findAccount({ db }: Ctx, condition: SQL) {
  const [account] = await db
    .select({
      id: users.id,
      username: users.username,
      passwordHash: users.passwordHash,
      organizationId: users.organizationId,
      may: mayUseProvider,
      hasFactors,
    })
    .from(users)
    .where(condition);
  return account ?? null;
}
