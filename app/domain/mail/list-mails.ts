import { and, count, desc, eq, isNotNull, isNull, min } from "drizzle-orm";
import { mailOutbox } from "~/db/schema";
import type { Ctx } from "~/domain/context";

export type ListedMail = {
  id: string;
  subject: string;
  createdAt: Date;
  /** When the mail server accepted it. */
  sentAt: Date | null;
  failedAt: Date | null;
  tries: number;
};

const maxShown = 10;

/** The latest mails to an address, newest first. The caller checks the permission to read about its owner. */
export function listMailsTo({ db }: Pick<Ctx, "db">, email: string): Promise<ListedMail[]> {
  return db
    .select({
      id: mailOutbox.id,
      subject: mailOutbox.subject,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
      failedAt: mailOutbox.failedAt,
      tries: mailOutbox.tries,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.createdAt), mailOutbox.id)
    .limit(maxShown);
}

/** The state of the outbox, for operators. */
export async function readMailState({ db }: Pick<Ctx, "db">) {
  const waiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));
  const [[counted], [last], [failing], givenUp] = await Promise.all([
    db
      .select({ waiting: count(), oldest: min(mailOutbox.createdAt) })
      .from(mailOutbox)
      .where(waiting),
    db
      .select({ sentAt: mailOutbox.sentAt })
      .from(mailOutbox)
      .where(isNotNull(mailOutbox.sentAt))
      .orderBy(desc(mailOutbox.sentAt))
      .limit(1),
    db
      .select({ error: mailOutbox.lastError })
      .from(mailOutbox)
      .where(and(waiting, isNotNull(mailOutbox.lastError)))
      .orderBy(desc(mailOutbox.createdAt))
      .limit(1),
    db.$count(mailOutbox, isNotNull(mailOutbox.failedAt)),
  ]);
  return {
    waiting: counted?.waiting ?? 0,
    oldestWaiting: counted?.oldest ?? null,
    lastAccepted: last?.sentAt ?? null,
    lastError: failing?.error ?? null,
    givenUp,
  };
}
export type MailState = Awaited<ReturnType<typeof readMailState>>;
