import { and, count, eq, gt, sql } from "drizzle-orm";
import { oneRow } from "~/db/one-row";
import { signIns, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { Ctx } from "~/domain/context";
import { formatDateTime } from "~/domain/date-text";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { texts } from "~/texts";
import { deviceNameOf, storedDeviceNameOf } from "./device-name";
import { findKnownDeviceId, type KnownDevices } from "./known-device";
import { writeForUser } from "./own-language";

type Account = { id: string; username: string; organizationId: string | null; lastActive: Date | null };

type Device = { userAgent: string; address: string; known?: KnownDevices; site?: MailSite };

const dayMs = 24 * 3_600_000;
const maxPerDay = 3;

/**
 * Whether a sign-in has to be reported: neither is the account's first, nor does the browser have its cookie, nor has
 * the same client signed in from the same address before. At most three a day.
 */
export async function isNewDevice({ db, now }: Ctx, account: Account, device: Device): Promise<boolean> {
  if (account.lastActive === null || findKnownDeviceId(device.known, account.username) !== null) return false;
  const isSame = and(
    eq(signIns.userAgent, device.userAgent.slice(0, 300)),
    eq(signIns.address, device.address.slice(0, 64)),
  );
  const isRecent = and(eq(signIns.isNewDevice, true), gt(signIns.createdAt, new Date(now.getTime() - dayMs)));
  const { same, reported } = oneRow(
    await db
      .select({
        same: count(sql`case when ${isSame} then 1 end`),
        reported: count(sql`case when ${isRecent} then 1 end`),
      })
      .from(signIns)
      .where(eq(signIns.userId, account.id)),
  );
  return same === 0 && reported < maxPerDay;
}

type NewSignIn = { signInId: string; way: (typeof signIns.$inferSelect)["way"]; device: Device };

/** Mails the owner about a sign-in from a new device, and audits it. */
export async function reportNewDevice(ctx: Ctx, account: Account, { way, signInId, device }: NewSignIn) {
  const { id: userId, username, organizationId } = account;
  const { address, userAgent, site } = device;
  await recordChange(
    ctx,
    {
      action: "user.newDevice",
      subject: { type: "user", id: userId, name: username },
      organizationId,
      details: { device: storedDeviceNameOf(userAgent), address },
    },
    { userId, username, signInId },
  );
  if (!site) return;
  const { email } = oneRow(await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId)));
  const mail = await writeForUser(ctx, userId, () =>
    composeMail(site, {
      recipient: email,
      subject: texts.signIns.newDeviceSubject({ productName: site.productName }),
      paragraphs: [
        texts.signIns.newDeviceMail({ username }),
        texts.signIns.newDeviceDetails({
          device: deviceNameOf(userAgent),
          address: address || "–",
          way: texts.signIns.wayName({ way }),
          dateTime: formatDateTime(ctx.now, null),
        }),
        texts.signIns.newDeviceHint,
        { link: `${site.url}/account` },
      ],
    }),
  );
  await enqueueMail(ctx, mail);
}
