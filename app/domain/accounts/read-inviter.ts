import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { identityProviders, organizations, users } from "~/db/schema";
import { canRole } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import type { Role } from "~/domain/roles";
import { isInvited } from "./user-conditions";

/** The inviting person and organization, as named in the invitation. */
export type Inviter = {
  inviter: string;
  organization: string | null;
  /** Short name of the provider that the organization requires; null if its users have passwords. */
  requiredProvider: string | null;
};

/** Whether new users with the role get no code for a password. System administrators always have a password. */
export const invitesToProvider = ({ requiredProvider }: Inviter, role: Role): boolean =>
  requiredProvider !== null && !canRole(role, "system:administer");

export async function readInviter({ db, actor }: SignedInCtx, organizationId: string | null): Promise<Inviter> {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, actor.userId));
  const [organization] = organizationId
    ? await db
        .select({ name: organizations.name, requiredProvider: identityProviders.shortName })
        .from(organizations)
        .leftJoin(
          identityProviders,
          and(eq(identityProviders.organizationId, organizations.id), eq(identityProviders.state, "required")),
        )
        .where(eq(organizations.id, organizationId))
    : [];
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(" ");
  return {
    inviter: name || actor.username,
    organization: organization?.name ?? null,
    requiredProvider: organization?.requiredProvider ?? null,
  };
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
