// Compares random sequences of account actions with a small model.
import { and, desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { mailOutbox, users } from "~/db/schema";
import { changeOwnEmail, changeOwnPassword } from "~/domain/accounts/change-own-account";
import { createUser } from "~/domain/accounts/create-user";
import { deleteUser } from "~/domain/accounts/delete-user";
import { endSignIn } from "~/domain/accounts/end-sign-in";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { setPasswordByLink, setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { findActor, signIn } from "~/domain/accounts/sign-in";
import { Refusal } from "~/domain/refusal";
import { addOrganization, addUser, asSystemAdmin, testPassword, unique } from "../support/builders";
import { later, testContext } from "../support/database";
import { nowhere, testSite } from "../support/test-site";
import { hashPassword } from "~/domain/accounts/password-hash";

const ctx = await testContext();
const firstHash = await hashPassword(testPassword);
const passwords = [testPassword, "Ap0gee@Kick2026", "Per1gee@Burn2026"];
/** The smallest limit allowed, and how many seats others use. */
const limit = 5;
const others = 2;
const organizationName = "Ours";

/** A secret that opens a new password; `until`: minutes since the beginning. */
type Secret = { kind: "link" | "code"; secret: string; email: string; until: number; isOpen: boolean };
type Account = {
  id: string;
  name: string;
  email: string;
  /** Null: the old password no longer works. */ password: string | null;
  isEnabled: boolean;
  isPending: boolean;
  isGone: boolean;
  secrets: Secret[];
  signIns: { id: string; isLive: boolean }[];
};

// Weighted so that sequences get long: actions that end much are rare.
const kinds = [
  ...(["add", "signIn", "signIn", "signIn", "signIn", "signOut", "change", "address", "address"] as const),
  ...(["askLink", "askLink", "askLink", "useLink", "useLink", "useLink", "useLink"] as const),
  ...(["force", "useCode", "useCode", "disable", "enable", "enable", "delete"] as const),
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.constantFrom(0, 0, 0, 1, 2),
  a: fc.nat(15),
  isOdd: fc.boolean(),
});
type Step = { kind: (typeof kinds)[number]; who: number; a: number; isOdd: boolean };

class Story {
  readonly accounts: Account[] = [];
  private minutes = 0;

  constructor(private readonly organizationId: string) {}

  private get at() {
    return later(ctx, this.minutes);
  }
  private get admin() {
    return asSystemAdmin(this.at);
  }
  private get enabled() {
    return others + this.accounts.filter(({ isGone, isEnabled }) => !isGone && isEnabled).length;
  }

  async take({ kind, who, a, isOdd }: Step) {
    this.minutes += 1 + a;
    if (kind === "add") return this.add();
    const account = this.accounts[who % Math.max(1, this.accounts.length)];
    if (!account) return;
    const password = passwords[a % passwords.length]!;
    if (kind === "signIn") return this.signIn(account, a < 3 ? password : (account.password ?? password));
    if (kind === "signOut") return this.signOut(account, a);
    if (kind === "change" || kind === "address") return this.changeOwn(account, kind, a, password);
    if (kind === "askLink") return this.requestLink(account);
    if (kind === "useLink" || kind === "useCode") return this.useSecret(account, kind, a, password);
    if (account.isGone) return;
    if (kind === "force") return this.force(account, isOdd);
    if (kind === "delete") return isOdd ? this.remove(account) : undefined;
    return this.enable(account, kind === "enable");
  }

  private async add() {
    const name = unique("person");
    const email = `${name}@example.org`;
    const { organizationId } = this;
    const user = {
      username: name,
      email,
      passwordHash: firstHash,
      organizationId,
      role: "User" as const,
      firstName: organizationName,
    };
    const id = await createUser(this.at, user).catch(refusalOf);
    expect(id instanceof Refusal).toBe(this.enabled >= limit);
    if (id instanceof Refusal) return;
    const state = { password: testPassword, isEnabled: true, isPending: false, isGone: false };
    this.accounts.push({ id, name, email, ...state, secrets: [], signIns: [] });
  }

  private async signIn(account: Account, password: string) {
    const outcome = await signIn(this.at, { username: account.name, password }, nowhere).catch(refusalOf);
    if (isToWait(outcome)) return;
    if (account.isGone || account.password !== password)
      return expect(outcome).toMatchObject({ code: "unauthenticated" });
    if (!account.isEnabled) return expect(outcome).toMatchObject({ canPlay: false, reason: "disabled" });
    if (account.isPending) return expect(outcome).toMatchObject({ canPlay: false, reason: "resetRequired" });
    expect(outcome).toMatchObject({ canPlay: true });
    if ("signInId" in outcome) account.signIns.push({ id: outcome.signInId, isLive: true });
  }

  private async signOut({ signIns }: Account, a: number) {
    const one = signIns[a % Math.max(1, signIns.length)];
    if (!one) return;
    await endSignIn(this.at, one.id);
    one.isLive = false;
  }

  private async changeOwn(account: Account, kind: "change" | "address", a: number, newPassword: string) {
    const live = account.signIns.filter(({ isLive }) => isLive);
    const signIn = live[a % Math.max(1, live.length)];
    const actor = signIn && (await findActor(this.at, { signInId: signIn.id }));
    if (!signIn || !actor || account.password === null) return;
    const from = { site: testSite, device: nowhere };
    const by = { ...this.at, actor };
    const currentPassword = account.password;
    const email = `${unique("address")}@example.org`;
    const outcome = await (
      kind === "change"
        ? changeOwnPassword(by, { currentPassword, newPassword, confirmPassword: newPassword }, from)
        : changeOwnEmail(by, { email, currentPassword }, from)
    ).catch(refusalOf);
    if (isToWait(outcome)) return;
    expect(outcome).not.toBeInstanceOf(Refusal);
    voidSecrets(account);
    if (kind === "address") return void (account.email = email);
    account.password = newPassword;
    for (const one of account.signIns) if (one !== signIn) one.isLive = false;
  }

  private async requestLink(account: Account) {
    const outcome = await requestPasswordReset(this.at, account.email, testSite, nowhere).catch(refusalOf);
    if (account.isGone || isToWait(outcome)) return;
    const [mail] = await ctx.db
      .select({ text: mailOutbox.textBody })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, account.email))
      .orderBy(desc(mailOutbox.id))
      .limit(1);
    const secret = /token=([\w-]+)/.exec(mail!.text)![1]!;
    account.secrets.push({ kind: "link", secret, email: account.email, until: this.minutes + 60, isOpen: true });
  }

  private async useSecret(account: Account, kind: "useLink" | "useCode", a: number, newPassword: string) {
    const secrets = account.secrets.filter((one) => one.kind === (kind === "useLink" ? "link" : "code"));
    const one = secrets[a % Math.max(1, secrets.length)];
    if (!one) return;
    const { secret } = one;
    const outcome = await (
      kind === "useLink"
        ? setPasswordByLink(this.at, { email: account.email, token: secret, newPassword }, nowhere)
        : setPasswordByUsername(
            this.at,
            { username: account.name, password: newPassword, passwordConfirmation: newPassword, code: secret },
            null,
            nowhere,
          )
    ).catch(refusalOf);
    if (isToWait(outcome)) return;
    const opens =
      !account.isGone && one.isOpen && this.minutes < one.until && (kind === "useLink" || account.isPending);
    expect(outcome instanceof Refusal).toBe(!opens);
    if (!opens) return;
    Object.assign(account, { password: newPassword, isPending: false });
    voidSecrets(account);
    endSignIns(account);
  }

  private async force(account: Account, voidsPassword: boolean) {
    const { code } = await forcePasswordReset(this.admin, account.id, testSite, { voidsPassword });
    voidSecrets(account);
    endSignIns(account);
    account.isPending = true;
    if (voidsPassword) account.password = null;
    const until = this.minutes + 7 * 24 * 60;
    account.secrets.push({ kind: "code", secret: code, email: account.email, until, isOpen: true });
  }

  private async enable(account: Account, wanted: boolean) {
    const isTooMany = wanted && !account.isEnabled && this.enabled >= limit;
    const outcome = await setEnabled(this.admin, account.id, wanted).catch(refusalOf);
    expect(outcome instanceof Refusal).toBe(isTooMany);
    if (isTooMany) return;
    if (!wanted && account.isEnabled) endSignIns(account);
    account.isEnabled = wanted;
  }

  private async remove(account: Account) {
    await deleteUser(this.admin, account.id);
    account.isGone = true;
    endSignIns(account);
  }

  /** Compares every user's rows with the model. */
  async compare() {
    const stored = await ctx.db
      .select()
      .from(users)
      .where(and(eq(users.organizationId, this.organizationId), eq(users.firstName, organizationName)));
    const remaining = this.accounts.filter(({ isGone }) => !isGone);
    expect(new Map(stored.map((one) => [one.id, [one.email, one.enabled, one.resetPasswordPending]]))).toEqual(
      new Map(remaining.map((one) => [one.id, [one.email, one.isEnabled, one.isPending]])),
    );
    for (const { signIns } of this.accounts)
      for (const { id, isLive } of signIns) expect((await findActor(this.at, { signInId: id })) !== null).toBe(isLive);
  }
}

function voidSecrets({ secrets }: Account) {
  for (const secret of secrets) secret.isOpen = false;
}

function endSignIns({ signIns }: Account) {
  for (const one of signIns) one.isLive = false;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** Rate limits also slow down a random sequence; then nothing has happened. */
const isToWait = (outcome: unknown) => outcome instanceof Refusal && outcome.code === "tooMany";

// ACCOUNT_STEPS=10000 for a long run.
const steps = Number(process.env.ACCOUNT_STEPS ?? 120);
const stepsPerStory = 20;

test(`${steps} random account actions match the model: who signs in, what links open, which sign-ins live`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: stepsPerStory, maxLength: stepsPerStory, size: "max" }),
      async (seats) => {
        const organizationId = await addOrganization(ctx, { userLimit: limit });
        for (let other = 0; other < others; other++) await addUser(ctx, { organizationId });
        const story = new Story(organizationId);
        for (const one of [...seats.slice(0, 2).map((first) => ({ ...first, kind: "add" as const })), ...seats]) {
          await turn();
          await story.take(one);
          await story.compare();
        }
      },
    ),
    { numRuns: Math.ceil(steps / stepsPerStory), endOnFailure: true },
  );
});
