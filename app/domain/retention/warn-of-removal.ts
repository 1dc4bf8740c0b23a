import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, timeOf } from "~/db/rows.server";
import { users } from "~/db/schema";
import { writeForUser } from "~/domain/accounts/own-language";
import { roleCan } from "~/domain/accounts/user-conditions";
import type { Ctx } from "~/domain/context";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { texts } from "~/texts";
import { longDate } from "~/texts/format";
import { day, isOfLeft, isWarned, tablesOfLeft } from "./due-data";
import { warningDays } from "./retention-kinds";

const maxRecipients = 50;

const Warned = v.object({ people: v.number(), attempts: v.number() });
type Warned = v.InferOutput<typeof Warned>;

/**
 * Mails the administrators of one organization which attempts of people who left will be removed 30 days from now, and
 * notes whose they are. False if there is nothing to report.
 */
export async function warnOfRemoval(
  ctx: Ctx,
  rule: { days: number; organizationId: string | null },
  site: MailSite,
): Promise<boolean> {
  const isDueSoon = sql`${isOfLeft(
    rule.organizationId,
    timeOf(new Date(ctx.now.getTime() + (warningDays - rule.days) * day)),
  )} and not ${isWarned()}`;
  const places = sql`(select distinct t.class_session_id, t.user_id, c.organization_id
    from (${sql.join(
      tablesOfLeft.map((name) => sql`select class_session_id, user_id from ${sql.raw(name)}`),
      sql` union all `,
    )}) t join class_sessions s on s.id = t.class_session_id join courses c on c.id = s.course_id where ${isDueSoon})`;
  const [first] = await rowsOf(
    ctx.db,
    v.object({ organizationId: v.string() }),
    sql`select organization_id as "organizationId" from ${places} due limit 1`,
  );
  if (!first) return false;
  const warned = await rowOf(
    ctx.db,
    Warned,
    sql`with noted as (insert into retention_warnings (class_session_id, user_id, warned_at)
        select class_session_id, user_id, ${timeOf(ctx.now)} from ${places} due
        where organization_id = ${first.organizationId}
        on conflict (class_session_id, user_id) do update set warned_at = excluded.warned_at
        returning class_session_id, user_id)
      select (select count(distinct user_id)::int from noted) as people,
        (select count(*)::int from attempts t join noted using (class_session_id, user_id)) as attempts`,
  );
  await mailAdministrators(ctx, first.organizationId, warned, site);
  return true;
}

async function mailAdministrators(ctx: Ctx, organizationId: string, warned: Warned, site: MailSite) {
  const date = new Date(ctx.now.getTime() + warningDays * day);
  for (const { id, email } of await listAdministrators(ctx, organizationId)) {
    const mail = await writeForUser(ctx, id, () =>
      composeMail(site, {
        recipient: email,
        subject: texts.retention.warningSubject({ productName: site.productName }),
        paragraphs: [
          texts.retention.warning({ ...warned, date: longDate(date) }),
          texts.retention.warningNext,
          { link: `${site.url}/admin/organizations/${organizationId}/retention` },
        ],
      }),
    );
    await enqueueMail(ctx, mail);
  }
}

/** Of the organization, or if it has none, of the installation. */
async function listAdministrators({ db }: Ctx, organizationId: string) {
  const administrators = (isOne: ReturnType<typeof roleCan>) =>
    db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.enabled, true), isOne))
      .limit(maxRecipients);
  const own = await administrators(
    sql`${users.organizationId} = ${organizationId} and ${roleCan(users.mainRole, "organization:configure")}`,
  );
  return own.length > 0 ? own : administrators(roleCan(users.mainRole, "system:administer"));
}
