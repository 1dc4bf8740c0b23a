import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { accessCodes, organizations } from "~/db/schema";
import { oneRow } from "~/db/one-row";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";
import { notFound } from "~/domain/refusal";

/** An access code of an organization, not of a course. */
export type AccessCode = {
  id: string;
  code: string;
  assignedOrganization: string | null;
  dateGenerated: Date;
  numberOfUsersAssigned: number;
};

export const accessCodeColumns = ["code", "assignedOrganization", "dateGenerated", "numberOfUsersAssigned"] as const;
export type AccessCodeColumn = (typeof accessCodeColumns)[number];

const columns = {
  id: accessCodes.id,
  code: accessCodes.code,
  assignedOrganization: organizations.name,
  dateGenerated: accessCodes.createdAt,
  numberOfUsersAssigned: accessCodes.usersAssigned,
};

const sortKeys = {
  code: accessCodes.code,
  assignedOrganization: organizations.nameKey,
  dateGenerated: accessCodes.createdAt,
  numberOfUsersAssigned: accessCodes.usersAssigned,
};

const ofOrganizations = isNull(accessCodes.courseId);

/** A page of the organizations' access codes, searched by code or organization. */
export async function listAccessCodes(
  { db, actor }: SignedInCtx,
  query: ListQuery<AccessCodeColumn>,
): Promise<RowPage<AccessCode>> {
  assertCan(actor, "accessCode:manage");
  const matches = and(
    ofOrganizations,
    query.q
      ? sql`strpos(lower(concat_ws(' ', ${accessCodes.code}, ${organizations.name})), lower(${query.q})) > 0`
      : undefined,
  );
  const from = () =>
    db
      .select(columns)
      .from(accessCodes)
      .leftJoin(organizations, eq(organizations.id, accessCodes.organizationId))
      .where(matches);
  const rows = await from()
    .orderBy(sql`${(query.descending ? desc : asc)(sortKeys[query.sort])} nulls last`, accessCodes.id)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const { total } = oneRow(
    await db
      .select({ total: sql<number>`count(*)::int` })
      .from(accessCodes)
      .leftJoin(organizations, eq(organizations.id, accessCodes.organizationId))
      .where(matches),
  );
  return { rows, total };
}

export async function readAccessCode({ db, actor }: SignedInCtx, id: string): Promise<AccessCode> {
  assertCan(actor, "accessCode:manage");
  const [accessCode] = await db
    .select(columns)
    .from(accessCodes)
    .leftJoin(organizations, eq(organizations.id, accessCodes.organizationId))
    .where(and(ofOrganizations, eq(accessCodes.id, id)));
  if (!accessCode) throw notFound("accessCode");
  return accessCode;
}
