import { v7 as uuid } from "uuid";
import { accessCodes } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { generateAccessCode } from "~/domain/tokens";

type CodeTarget = { courseId?: string; organizationId?: string };

/** Creates a code for a course or an organization (assigned now or later). Tries again if the random code is taken. */
export async function issueAccessCode(
  { db, now }: Ctx,
  { courseId, organizationId }: CodeTarget = {},
  given?: string,
): Promise<{ id: string; code: string }> {
  for (;;) {
    const values = { id: uuid(), code: given ?? generateAccessCode(), courseId, organizationId, createdAt: now };
    if (given) {
      await db.insert(accessCodes).values(values);
      return values;
    }
    const [issued] = await db
      .insert(accessCodes)
      .values(values)
      .onConflictDoNothing({ target: accessCodes.code })
      .returning({ id: accessCodes.id, code: accessCodes.code });
    if (issued) return issued;
  }
}
