import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { countPasswordTry } from "~/domain/accounts/count-password-try";
import { verifyPassword } from "~/domain/accounts/password-hash";
import type { Credentials, Device, NewSignIn, RefusedSignIn } from "~/domain/accounts/sign-in";
import { mayUseProvider } from "~/domain/accounts/user-conditions";
import { inTransaction, type Ctx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { enterAccount, link } from "./enter-by-identity";
import { findProvider } from "./find-provider";
import { findPending, takePending } from "./sign-in-states";

/** Links a proven identity to the account whose password was entered, and signs in. */
export async function linkByPassword(
  ctx: Ctx,
  token: string,
  { username, password }: Credentials,
  device: Device,
): Promise<NewSignIn | RefusedSignIn> {
  const pending = await findPending(ctx, token);
  const provider = pending && (await findProvider(ctx, pending.organizationId));
  // The provider may have been replaced meanwhile.
  if (!pending || !provider || provider.state === "draft" || provider.issuer !== pending.identity.issuer)
    throw new Refusal("conflict", say.singleSignOn.startAgain);
  const uncountTry = await countPasswordTry(ctx, username, device);
  const account = await findAccount(ctx, username);
  const matches = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !matches) throw new Refusal("unauthenticated", say.signedOut.wrongPassword);
  await uncountTry();
  if (account.organizationId !== provider.organizationId)
    throw new Refusal("forbidden", say.singleSignOn.otherOrganization({ organization: provider.organizationName }));
  if (!account.may) throw new Refusal("forbidden", say.singleSignOn.passwordOnly);
  const linked = await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [account.id]);
    if (!(await takePending(inner, token))) throw new Refusal("conflict", say.singleSignOn.startAgain);
    return link(inner, provider, account, pending.identity, "password");
  });
  return enterAccount(ctx, provider, linked, pending.identity, device);
}

async function findAccount({ db }: Ctx, username: string) {
  const [account] = await db
    .select({
      id: users.id,
      username: users.username,
      passwordHash: users.passwordHash,
      organizationId: users.organizationId,
      may: mayUseProvider,
    })
    .from(users)
    .where(eq(users.usernameKey, nameKey(username)));
  return account ?? null;
}
