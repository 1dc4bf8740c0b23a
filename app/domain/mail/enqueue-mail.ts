import { v7 as uuid } from "uuid";
import { mailOutbox } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/**
 * `replyTo`: the address for replies, if not the sender's. `stopUrl`: stops mails of its kind. `isLast`: nothing of it
 * stays once it is sent.
 */
export type Mail = {
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  replyTo?: string | null;
  stopUrl?: string | null;
  isLast?: boolean;
};

/** Adds a mail to the outbox, in the transaction of the change that it reports. */
export const enqueueMail = (ctx: Ctx, mail: Mail) => enqueueMails(ctx, [mail]);

export async function enqueueMails({ db, now }: Ctx, mails: Mail[]) {
  if (mails.length === 0) return;
  await db.insert(mailOutbox).values(mails.map((mail) => ({ id: uuid(), ...mail, createdAt: now, nextTryAt: now })));
}
