// Visitors' new passwords are hashed in the same queue as sign-ins.
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test, vi } from "vitest";
import { accessCodes, users } from "~/db/schema";
import { passwordQueue } from "~/domain/accounts/password-queue";
import { registerWithCode } from "~/domain/registration/register-with-code";
import { grantOf } from "~/domain/accounts/reset-grant";
import { setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { addUser, unique } from "../support/builders";
import { testContext } from "../support/database";
import { nowhere, testSite } from "../support/test-site";

const ctx = await testContext();

/** Runs `work` while all slots of the queue are busy, and frees them once it waits. */
async function inFullLine<Result>(work: () => Promise<Result>): Promise<Result> {
  let end = () => {};
  const release = new Promise<void>((done) => (end = done));
  const busy = [1, 2, 3, 4].map(() => passwordQueue.run({ group: "others", createRefusal: Error }, () => release));
  const before = passwordQueue.waiting;
  const result = work();
  try {
    await vi.waitFor(() => expect(passwordQueue.waiting).toBe(before + 1), { timeout: 10_000 });
  } finally {
    end();
  }
  await Promise.all(busy);
  return await result;
}

test("a registration waits for its turn among sign-ins", async () => {
  const [username, accessCode] = [unique("newcomer"), unique("CODE")];
  await ctx.db.insert(accessCodes).values({ id: uuid(), code: accessCode, createdAt: ctx.now });
  const details = {
    ...{ username, password: "Str0ng@Passw", email: `${username}@example.org`, firstName: "", lastName: "" },
    ...{ rankTitle: "", accessCode, isFreeUser: false, nationality: "" },
  };
  await inFullLine(() => registerWithCode(ctx, details, testSite, nowhere));
  expect(await ctx.db.$count(users, eq(users.username, username))).toBe(1);
});

test("a password reset waits for its turn among sign-ins", async () => {
  const { id, userName: username } = await addUser(ctx);
  const [before] = await ctx.db
    .update(users)
    .set({ resetPasswordPending: true })
    .where(eq(users.id, id))
    .returning({ passwordHash: users.passwordHash });
  const grant = grantOf({ id, passwordHash: before?.passwordHash ?? null });
  const password = "Str0ng@Passw";
  const input = { username, password, passwordConfirmation: password, code: "" };
  await inFullLine(() => setPasswordByUsername(ctx, input, grant, nowhere));
  const [after] = await ctx.db.select().from(users).where(eq(users.id, id));
  expect(after?.passwordHash).not.toBe(before?.passwordHash);
});
