import { assertCan } from "~/domain/access";
import { constraintOf } from "~/db/database.server";
import type { SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { ScimRefusal } from "./scim-refusal";

/** The organization whose users and groups the actor provisions. Refuses actors without the permission. */
export function organizationOf({ actor }: SignedInCtx): string {
  const { organizationId } = actor;
  assertCan(actor, "scim:use", { organizationId });
  if (!organizationId) throw notFound("organization");
  return organizationId;
}

const taken = {
  users_username_taken: say.accountFields.usernameTaken,
  users_email_taken: say.accountFields.emailTaken,
  provisioned_users_external_id_taken: say.provisioning.externalIdTaken,
  provisioned_groups_name_taken: say.provisioning.groupNameTaken,
  provisioned_groups_external_id_taken: say.provisioning.externalIdTaken,
};

/** Runs `work`; refuses names and ids that are taken as SCIM does ("uniqueness"). */
export async function withUniqueness<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = constraintOf(error);
    const ofConstraint = Object.entries(taken).find(([name]) => name === constraint)?.[1];
    // The verbs of accounts refuse by themselves, with the field.
    const [field] = error instanceof Refusal ? Object.entries(error.fieldReasons) : [];
    const ofField = Object.values(taken).find(({ textKey }) => field?.[1].some((each) => each.textKey === textKey));
    const reason = ofConstraint ?? ofField;
    throw reason ? new ScimRefusal("uniqueness", reason) : error;
  }
}
