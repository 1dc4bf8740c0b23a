import { eq } from "drizzle-orm";
import * as v from "valibot";
import { curricula, setupCodes } from "~/db/schema";
import { createUser } from "~/domain/accounts/create-user";
import { refuseKnownPassword } from "~/domain/accounts/known-password";
import { refuseOwnWord } from "~/domain/accounts/own-words";
import { hashPassword } from "~/domain/accounts/password-hash";
import { NewPassword } from "~/domain/accounts/password-rules";
import { Email, PersonName, Username } from "~/domain/accounts/registration-details";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { idSchema } from "~/domain/id";
import { countTry } from "~/domain/limits/count-try";
import { insertOrganization } from "~/domain/organizations/create-organization";
import { OrganizationName } from "~/domain/organizations/organization-input";
import { notFound, Refusal } from "~/domain/refusal";
import { operatorRole } from "~/domain/roles";
import { keyed, say } from "~/texts/say";
import { hasUsers, isSetupCode } from "./setup-code";

export const Setup = v.pipe(
  v.object({
    code: v.pipe(
      v.string(() => keyed(say.setup.codeWrong)),
      v.nonEmpty(() => keyed(say.setup.codeRequired)),
      v.maxLength(64, () => keyed(say.setup.codeWrong)),
    ),
    userName: Username,
    email: Email,
    firstName: v.optional(PersonName("firstName"), ""),
    lastName: v.optional(PersonName("lastName"), ""),
    password: NewPassword,
    passwordConfirmation: v.string(() => keyed(say.passwords.bothNeeded)),
    organization: OrganizationName,
    curriculumId: idSchema(() => keyed(say.setup.curriculumRequired)),
  }),
  v.forward(
    v.partialCheck(
      [["password"], ["passwordConfirmation"]],
      ({ password, passwordConfirmation }) => password === passwordConfirmation,
      () => keyed(say.passwords.mismatch),
    ),
    ["passwordConfirmation"],
  ),
);
type Setup = v.InferOutput<typeof Setup>;

/**
 * Creates the first administrator of an empty installation, the first organization and its curriculum: all or nothing,
 * and once, even for concurrent submissions.
 */
export async function setUp(ctx: Ctx, input: Setup, address: string): Promise<{ username: string }> {
  if (await hasUsers(ctx)) throw notFound("page");
  // Counts wrong codes only: a right one is never refused because of other people's guesses.
  if (!(await isSetupCode(ctx, input.code))) {
    await countTry(ctx, [{ limit: "setup/address", by: address }]);
    throw new Refusal("invalid", say.setup.codeWrong, { code: [say.setup.codeWrong] });
  }
  refuseKnownPassword(input.password, "password");
  refuseOwnWord(input.password, { ...input, username: input.userName, shortName: null }, "password");
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (inner) => {
    // A concurrent submission waits here and then finds no code.
    const codes = await inner.db.delete(setupCodes).returning({ codeHash: setupCodes.codeHash });
    if (codes.length === 0 || (await hasUsers(inner))) throw new Refusal("conflict", say.setup.alreadySetUp);
    await makeFirst(inner, input, passwordHash);
    return { username: input.userName };
  });
}

async function makeFirst(ctx: Ctx, input: Setup, passwordHash: string) {
  const { userName: username, email, firstName, lastName, organization, curriculumId } = input;
  const [chosen] = await ctx.db.select({ id: curricula.id }).from(curricula).where(eq(curricula.id, curriculumId));
  if (!chosen)
    throw new Refusal("invalid", say.setup.curriculumRequired, { curriculumId: [say.setup.curriculumRequired] });
  const organizationId = await insertOrganization(ctx, organization, { curriculumId });
  const role = operatorRole;
  const id = await createUser(ctx, { username, email, firstName, lastName, passwordHash, organizationId, role });
  await recordChange(ctx, {
    action: "user.create",
    subject: { type: "user", id, name: username },
    organizationId,
    details: { role },
  });
}
