import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { apiTokens, courses, provisionedUsers } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { provisioningScope } from "~/domain/api-tokens/token-rules";
import type { SignedInCtx } from "~/domain/context";
import { readOrganization } from "~/domain/organizations/read-organization";
import { mainRoleOf } from "~/domain/roles";
import { canBeGiven } from "~/domain/single-sign-on/claim-rules";

const maxShown = 500;

const GroupRow = v.object({
  id: v.string(),
  name: v.string(),
  role: v.nullable(v.string()),
  courseId: v.nullable(v.string()),
  members: v.number(),
});

/** What the provisioning page of an organization shows. */
export async function readProvisioning(ctx: SignedInCtx, organizationId: string) {
  const { db, now, actor } = ctx;
  assertCan(actor, "organization:configure", { organizationId }, "organization");
  const { id, name } = await readOrganization(ctx, organizationId);
  const [groups, courseChoices, accounts, provisioned] = await Promise.all([
    rowsOf(
      db,
      GroupRow,
      sql`select g.id, g.name, g.role, g.course_id as "courseId",
          (select count(*)::int from provisioned_group_members m join users u on u.id = m.user_id
            where m.group_id = g.id and u.organization_id = g.organization_id) as members
        from provisioned_groups g where g.organization_id = ${organizationId}
        order by g.name_key limit ${maxShown}`,
    ),
    db
      .select({ id: courses.id, name: courses.name })
      .from(courses)
      .where(eq(courses.organizationId, organizationId))
      .orderBy(asc(courses.name))
      .limit(maxShown),
    db
      .select({ name: apiTokens.name, expiresAt: apiTokens.expiresAt, lastUsedAt: apiTokens.lastUsedAt })
      .from(apiTokens)
      .where(
        and(
          eq(apiTokens.organizationId, organizationId),
          eq(apiTokens.kind, "service"),
          gt(apiTokens.expiresAt, now),
          sql`${provisioningScope} = any(${apiTokens.scopes})`,
        ),
      )
      .orderBy(asc(apiTokens.name)),
    db.$count(
      provisionedUsers,
      and(eq(provisionedUsers.organizationId, organizationId), isNull(provisionedUsers.removedAt)),
    ),
  ]);
  return {
    organization: { id, name },
    groups: groups.map(({ role, ...group }) => ({ ...group, role: role === null ? null : mainRoleOf([role]) })),
    courses: courseChoices,
    accounts,
    provisioned,
    roles: listAssignableRoles(actor).filter(canBeGiven),
  };
}
