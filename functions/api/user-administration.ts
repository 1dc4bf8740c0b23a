import * as v from "valibot";
import { changeRole } from "~/domain/accounts/change-role";
import { deleteUser } from "~/domain/accounts/delete-user";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { inviteUser, InvitedUser as InvitedUserFields } from "~/domain/accounts/invite-user";
import { listUsers, userColumns } from "~/domain/accounts/list-users";
import { readUser } from "~/domain/accounts/read-user";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { updateUser } from "~/domain/accounts/update-user";
import { readUserStats } from "~/domain/accounts/read-user-stats";
import { Refusal } from "~/domain/refusal";
import { reachOf } from "~/domain/access";
import { newcomerRole, roleNames } from "~/domain/roles";
import { readMailSite } from "~/http/site.server";
import { say } from "~/texts/say";
import { Enabled, ForcedReset, InvitedUser, Roles, User, UserStats } from "./answers";
import { answerList, listParametersOf, listQueryOf, type ApiContext } from "./list-answer";
import { created, listOf, nothing, ok, operation } from "./operation";
import { Flag, Id, createRouter, validate } from "./router";
import { refuseUnchangeable, UserObject } from "./user-object";
import { asUser } from "./user-words";

const UserId = v.object({ id: Id });
const NewUser = v.object({
  ...InvitedUserFields.entries,
  role: v.optional(InvitedUserFields.entries.role, newcomerRole),
  organizationId: v.optional(v.nullable(Id)),
});
const OrgId = v.object({ orgId: v.optional(Id) });
const UsersQuery = v.object({ ...listParametersOf(userColumns), ...OrgId.entries });

/** All users that the caller administers, or one organization's; in pages if `page` and `pageSize` are given. */
async function list(c: ApiContext, { orgId, ...query }: v.InferOutput<typeof UsersQuery>) {
  const { rows, total } = await listUsers(c.var.ctx, listQueryOf(query, "username"), orgId);
  return answerList(c, { rows: rows.map(asUser), total });
}

/** The calls of administrators. They come before those with an id alone. */
export const userAdministration = createRouter()
  .get("/", operation("List users", "user:list", listOf(v.array(User))), validate("query", UsersQuery), (c) =>
    list(c, c.req.valid("query")),
  )
  .get(
    "/admin-detailed",
    operation("List users in detail", "user:list", listOf(v.array(User))),
    validate("query", UsersQuery),
    (c) => list(c, c.req.valid("query")),
  )
  .get(
    "/stats",
    operation("Read the figures over a list of users", "user:list", ok(UserStats)),
    validate("query", OrgId),
    async (c) => c.json(await readUserStats(c.var.ctx, c.req.valid("query").orgId)),
  )
  .post(
    "/",
    operation("Create a user", "user:administer", created(InvitedUser), {
      description:
        "The user sets a password with the one-time `code`, which is also mailed where mail is set up. Where the " +
        "organization requires its provider, `code` and `expiresAt` are null, and the mail leads there. `role` is User " +
        "when left out. System administrators name the organization (null: none); for others it is their own.",
    }),
    validate("json", NewUser),
    async (c) => {
      const { ctx } = c.var;
      const { organizationId, ...user } = c.req.valid("json");
      const ofCaller = reachOf(ctx.actor.role, "user:administer") === "any" ? null : ctx.actor.organizationId;
      const target = organizationId === undefined ? ofCaller : organizationId;
      const { id, reset } = await inviteUser(ctx, user, target, await readMailSite());
      const { code, expiresAt } = reset ?? { code: null, expiresAt: null };
      return c.json({ ...asUser(await readUser(ctx, id)), code, expiresAt }, 201);
    },
  )
  .put(
    "/:id",
    operation("Change a user", "user:administer", ok(User), {
      description:
        "What is not in the body stays as it is. Only a system administrator may change the organization. The " +
        "object may be sent as it was read.",
    }),
    validate("param", UserId),
    validate("json", UserObject),
    async (c) => {
      const { id } = c.req.valid("param");
      const update = c.req.valid("json");
      refuseUnchangeable(update, asUser(await readUser(c.var.ctx, id)));
      if (update.id !== undefined && update.id !== id)
        throw new Refusal("invalid", say.apiRefusals.otherId, { id: [say.apiRefusals.otherId] });
      await updateUser(c.var.ctx, id, update, await readMailSite());
      return c.json(asUser(await readUser(c.var.ctx, id)));
    },
  )
  // Toggles; with `?enabled=` it sets the state, so that it can be repeated.
  .put(
    "/:id/enabled",
    operation("Enable or disable a user", "user:administer", ok(Enabled), {
      description: "Turns over; with `enabled` it says which way, so that the call may be repeated.",
    }),
    validate("param", UserId),
    validate("query", v.object({ enabled: v.optional(Flag) })),
    async (c) => {
      const { id } = c.req.valid("param");
      const { enabled } = await setEnabled(c.var.ctx, id, c.req.valid("query").enabled);
      return c.json({ id, enabled });
    },
  )
  .delete("/:id", operation("Delete a user", "user:administer", nothing), validate("param", UserId), async (c) => {
    await deleteUser(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .post(
    "/passwordResets/:id",
    operation("Force a user to set a new password", "user:administer", ok(ForcedReset), {
      description:
        "With `voidsPassword` the old password no longer counts: only the code or a mailed link opens the account. " +
        "Refused (409) for users who sign in with their organization only.",
    }),
    validate("param", UserId),
    validate("query", v.object({ voidsPassword: v.optional(Flag) })),
    async (c) => {
      const { id } = c.req.valid("param");
      const { code, expiresAt } = await forcePasswordReset(c.var.ctx, id, await readMailSite(), c.req.valid("query"));
      return c.json({ data: true, code, expiresAt });
    },
  )
  .put(
    "/:id/role/:role",
    operation("Change the role of a user", "user:administer", ok(Roles), {
      description: "A role that the user already has is not an error.",
    }),
    validate("param", v.object({ id: Id, role: v.string() })),
    async (c) => {
      const { id, role: named } = c.req.valid("param");
      const role = roleNames.find((name) => name === named);
      if (!role)
        throw new Refusal("invalid", say.apiRefusals.noSuchRole, {
          role: [say.apiRefusals.roleNotOneOf({ roles: roleNames.join(", ") })],
        });
      await changeRole(c.var.ctx, id, role, { isRepeatable: true });
      return c.json({ id, roles: [role] });
    },
  );
