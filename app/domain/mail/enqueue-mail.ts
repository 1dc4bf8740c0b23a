import { v7 as uuid } from "uuid";
import { mailOutbox } from "~/db/schema";
import type { Ctx } from "~/domain/context";

export type Mail = { recipient: string; subject: string; textBody: string; htmlBody: string };

/** Puts a mail into the outbox, in the transaction of what it is about. */
export async function enqueueMail({ db, now }: Ctx, mail: Mail) {
  await db.insert(mailOutbox).values({ id: uuid(), ...mail, createdAt: now, nextTryAt: now });
}
