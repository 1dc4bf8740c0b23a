import { and, eq, inArray } from "drizzle-orm";
import { authenticatorApps, recoveryCodes, users } from "~/db/schema";
import { setOrganizationLimits } from "~/domain/accounts/sign-in-limits";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { appSecretUse } from "~/domain/factors/change-factors";
import { sealSecret } from "~/domain/sealed-secret";
import { generateToken, hashToken } from "~/domain/tokens";

const hour = 3_600_000;
const day = 24 * hour;
const minutesADay = 24 * 60;

/** What an administrator finds about sign-ins: limits, failures, and a student with a second factor. */
export async function addSignInEvents(admin: SignedInCtx, organizationId: string) {
  await setOrganizationLimits(admin, organizationId, {
    idleMinutes: 14 * minutesADay,
    absoluteMinutes: null,
    staffIdleMinutes: 7 * minutesADay,
    staffAbsoluteMinutes: 30 * minutesADay,
  });
  const found = await admin.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), inArray(users.username, ["nadia", "viktor"])));
  for (const user of found) await (user.username === "nadia" ? addFactors : addFailures)(admin, user, organizationId);
}

type User = { id: string; username: string };

/** An app and what is left of its recovery codes, all of which nobody knows. */
async function addFactors({ db, now }: SignedInCtx, { id, username }: User, organizationId: string) {
  const createdAt = new Date(now.getTime() - 20 * day);
  const usedAt = new Date(now.getTime() - 2 * day);
  const secret = sealSecret([generateToken()], appSecretUse(id), generateToken());
  await db.insert(authenticatorApps).values({ userId: id, secret, lastStep: 0, createdAt, lastUsedAt: usedAt });
  const codes = Array.from({ length: 9 }, () => ({ codeHash: hashToken(generateToken()), kind: "own" as const }));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ ...code, userId: id, createdAt })));
  const subject = { type: "user" as const, id, name: username };
  const author = { userId: id, username, signInId: null };
  for (const [action, at] of [
    ["factor.addApp", createdAt],
    ["factor.useRecoveryCode", usedAt],
  ] as const)
    await recordChange({ db, now: at, actor: null }, { action, subject, organizationId }, author);
}

async function addFailures({ db, now }: SignedInCtx, { id, username }: User, organizationId: string) {
  const nobody = { userId: null, username: "", signInId: null };
  const subject = { type: "user" as const, id, name: username };
  for (const [hoursAgo, tries] of [
    [30, 4],
    [6, 12],
  ] as const)
    await recordChange(
      { db, now: new Date(now.getTime() - hoursAgo * hour), actor: null },
      { action: "user.failedSignIns", subject, organizationId, details: { tries, address: "203.0.113.24" } },
      nobody,
    );
}
