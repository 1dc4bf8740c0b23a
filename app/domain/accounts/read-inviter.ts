import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { organizations, users } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { isInvited } from "./user-conditions";

/** The inviting person and organization, as named in the invitation. */
export type Inviter = { inviter: string; organization: string | null };

export async function readInviter({ db, actor }: SignedInCtx, organizationId: string | null): Promise<Inviter> {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, actor.userId));
  const [organization] = organizationId
    ? await db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organizationId))
    : [];
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(" ");
  return { inviter: name || actor.username, organization: organization?.name ?? null };
}

const Invitation = v.object({ organizationId: v.nullable(v.string()), courses: v.array(v.string()) });

/** The invitation to send again; null if the user isn't waiting for one. */
export async function readInvitationOf(ctx: SignedInCtx, userId: string) {
  const [inviting] = await rowsOf(
    ctx.db,
    Invitation,
    sql`select u.organization_id as "organizationId", to_json(array(select c.name from course_members m
        join courses c on c.id = m.course_id where m.user_id = u.id order by c.name)) as courses
      from users u where u.id = ${userId} and ${isInvited(sql`u`)}`,
  );
  return inviting ? { ...(await readInviter(ctx, inviting.organizationId)), courses: inviting.courses } : null;
}
