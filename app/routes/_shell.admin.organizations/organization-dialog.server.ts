import type { SignedInCtx } from "~/domain/context";
import { listCurriculumChoices } from "~/domain/curricula/list-curriculum-choices";
import { listCurriculumNames } from "~/domain/curricula/read-curricula";
import { idOf } from "~/domain/id";
import { previewCurriculumChange } from "~/domain/organizations/change-curriculum";
import { countDeletedWithOrganization } from "~/domain/organizations/delete-organization";
import { readClaimRule } from "~/domain/organizations/set-claims";
import { readAllowsMessages } from "~/domain/organizations/set-messages";
import { readDefaultLanguage } from "~/domain/organizations/set-default-language";
import { readAllowsRosters } from "~/domain/organizations/set-rosters";
import { createFormKey } from "~/domain/submissions/submit-once";
import { readOrganization } from "~/domain/organizations/read-organization";

/** Data of the dialog that the URL names. */
export async function openOrganizationDialog(ctx: SignedInCtx, params: URLSearchParams) {
  const id = idOf(params.get("id"));
  const name = params.get("dialog");
  if (name === "create")
    return { name, curricula: await listCurriculumChoices(ctx), formKey: createFormKey() } as const;
  if (id && name === "delete")
    return {
      name,
      organization: await readOrganization(ctx, id),
      deletedCounts: await countDeletedWithOrganization(ctx, id),
    } as const;
  if (id && name === "curriculum") {
    const [preview, curricula, claims, allowsMessages, allowsRosters, defaultLanguage] = await Promise.all([
      previewCurriculumChange(ctx, id, params.get("curriculum")),
      listCurriculumNames(ctx),
      readClaimRule(ctx, id),
      readAllowsMessages(ctx, id),
      readAllowsRosters(ctx, id),
      readDefaultLanguage(ctx, id),
    ]);
    return { name, preview, curricula, claims, allowsMessages, allowsRosters, defaultLanguage } as const;
  }
  return null;
}
