import { sql } from "drizzle-orm";
import type { Ctx } from "~/domain/context";

/** Mails that their readers can stop. */
export const stoppableMails = ["feedback", "dueDates"] as const;
export type StoppableMail = (typeof stoppableMails)[number];

/** The address that stops mails of this kind to a person, without a sign-in. */
export type StopUrl = (kind: StoppableMail, userId: string) => string;

/** Stops mails of this kind to a person; changes nothing if they are stopped already, or the person is gone. */
export async function stopMails({ db }: Pick<Ctx, "db">, kind: StoppableMail, userId: string): Promise<void> {
  await db.execute(
    kind === "feedback"
      ? sql`insert into feedback_mails (user_id, is_wanted) select id, false from users where id = ${userId}
            on conflict (user_id) do update set is_wanted = false`
      : sql`delete from due_reminders where user_id = ${userId}`,
  );
}
