import { consumeAccessCode } from "~/domain/access-codes/consume-access-code";
import type { OpenedByCode } from "~/domain/access-codes/find-access-code";
import type { Ctx } from "~/domain/context";
import { enrol } from "~/domain/enrolment/enrol";
import { newcomerRole } from "~/domain/roles";
import { createUser } from "~/domain/accounts/create-user";
import type { NewUser } from "~/domain/accounts/insert-users";
import { texts } from "~/texts";

/** `message`: additional information for the new user; empty if there is none. */
export type Registration = { userId: string; message: string };

type Newcomer = Omit<NewUser, "organizationId" | "role">;

/** Creates a registered user with what the access code opens. Call it in a transaction. */
export async function addAccount(ctx: Ctx, newcomer: Newcomer, opened: OpenedByCode): Promise<Registration> {
  const userId = await createUser(ctx, { ...newcomer, organizationId: opened.organizationId, role: newcomerRole });
  if (opened.courseId) await enrol(ctx, opened.courseId, userId);
  await consumeAccessCode(ctx, opened.id, userId);
  return { userId, message: opened.organizationId ? "" : texts.registration.codeWithoutOrganization };
}
