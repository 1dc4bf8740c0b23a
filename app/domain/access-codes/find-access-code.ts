import { eq } from "drizzle-orm";
import { accessCodes, courses } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** What a code opens: an organization, or a course and through it its organization. */
export type OpenedByCode = { id: string; code: string; courseId: string | null; organizationId: string | null };

/** Codes are compared exactly: case and spaces matter. */
export async function findAccessCode({ db }: Ctx, code: string): Promise<OpenedByCode | null> {
  // PostgreSQL cannot store such text, so no code contains it.
  if (/[\u0000\p{Surrogate}]/u.test(code)) return null;
  const [row] = await db
    .select({
      id: accessCodes.id,
      code: accessCodes.code,
      courseId: accessCodes.courseId,
      codeOrganizationId: accessCodes.organizationId,
      courseOrganizationId: courses.organizationId,
    })
    .from(accessCodes)
    .leftJoin(courses, eq(courses.id, accessCodes.courseId))
    .where(eq(accessCodes.code, code));
  if (!row) return null;
  const { codeOrganizationId, courseOrganizationId, ...rest } = row;
  return { ...rest, organizationId: courseOrganizationId ?? codeOrganizationId };
}
