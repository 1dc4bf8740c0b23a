import { findAdministeredUser, type AdministeredUser } from "~/domain/accounts/administered-user";
import { countGoneWithUser } from "~/domain/accounts/delete-user";
import { listAssignableRoles, mayEdit, userTexts } from "~/domain/accounts/user-rules";
import { may } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { listOrganizationNames, type OrganizationName } from "~/domain/organizations/organization-names";
import { Refusal } from "~/domain/refusal";
import type { Role } from "~/domain/roles";

const userDialogs = ["role", "organization", "reset", "delete"] as const;
export type UserDialogKind = (typeof userDialogs)[number];

export type UserDialog = {
  kind: UserDialogKind;
  user: AdministeredUser;
  roles: Role[];
  organizations: OrganizationName[];
  goes: { courses: number; scores: number } | null;
};

const ownWarnings: Partial<Record<UserDialogKind, string>> = {
  role: userTexts.ownRole,
  delete: userTexts.ownDelete,
  reset: userTexts.ownReset,
};

/** What the dialog that the address names needs; a warning instead, where it is about the own account. */
export async function openUserDialog(
  ctx: SignedInCtx,
  params: URLSearchParams,
): Promise<{ dialog: UserDialog | null; warning?: string }> {
  const kind = userDialogs.find((name) => name === params.get("dialog"));
  const id = idOf(params.get("id"));
  if (!kind || !id || (kind === "organization" && !may(ctx.actor, "user:move"))) return { dialog: null };
  if (id === ctx.actor.userId && ownWarnings[kind]) return { dialog: null, warning: ownWarnings[kind] };
  const user = await findAdministeredUser(ctx, id);
  if (!mayEdit(ctx.actor, user.role)) throw new Refusal("forbidden", userTexts.editSystemAdmin);
  return {
    dialog: {
      kind,
      user,
      roles: listAssignableRoles(ctx.actor),
      organizations: kind === "organization" ? await listOrganizationNames(ctx) : [],
      goes: kind === "delete" ? await countGoneWithUser(ctx, id) : null,
    },
  };
}
