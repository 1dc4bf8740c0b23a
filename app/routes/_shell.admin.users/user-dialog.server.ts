import { findAdministeredUser } from "~/domain/accounts/administered-user";
import { countDeletedWithUser } from "~/domain/accounts/delete-user";
import { listAssignableRoles, canEdit } from "~/domain/accounts/user-rules";
import { can } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { listOrganizationNames } from "~/domain/organizations/organization-names";
import { Refusal } from "~/domain/refusal";
import { say, textOf } from "~/texts/say";
import type { Text } from "~/texts/message";

const userDialogs = ["role", "organization", "reset", "delete"] as const;
export type UserDialogKind = (typeof userDialogs)[number];

const ownWarnings: Partial<Record<UserDialogKind, Text>> = {
  role: say.userRefusals.ownRole,
  delete: say.userRefusals.ownDelete,
  reset: say.userRefusals.ownReset,
};

/** Data of the dialog that the URL names; a warning instead for actions on the user's own account. */
export async function openUserDialog(ctx: SignedInCtx, params: URLSearchParams) {
  const kind = userDialogs.find((name) => name === params.get("dialog"));
  const id = idOf(params.get("id"));
  if (!kind || !id || (kind === "organization" && !can(ctx.actor, "user:move"))) return { dialog: null };
  const ownWarning = id === ctx.actor.userId ? ownWarnings[kind] : undefined;
  if (ownWarning) return { dialog: null, warning: textOf(ownWarning) };
  const user = await findAdministeredUser(ctx, id);
  if (!canEdit(ctx.actor, user.role)) throw new Refusal("forbidden", say.userRefusals.editSystemAdmin);
  return {
    dialog: {
      kind,
      user,
      roles: listAssignableRoles(ctx.actor),
      organizations: kind === "organization" ? await listOrganizationNames(ctx) : [],
      deletedCounts: kind === "delete" ? await countDeletedWithUser(ctx, id) : null,
    },
  };
}

export type UserDialog = NonNullable<Awaited<ReturnType<typeof openUserDialog>>["dialog"]>;
