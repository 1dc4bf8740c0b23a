import * as v from "valibot";
import { changeRole } from "~/domain/accounts/change-role";
import { deleteUser } from "~/domain/accounts/delete-user";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { listUsers, userColumns } from "~/domain/accounts/list-users";
import { readUser } from "~/domain/accounts/read-user";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { updateUser, UserUpdate } from "~/domain/accounts/update-user";
import { userStats } from "~/domain/accounts/user-stats";
import { Refusal } from "~/domain/refusal";
import { roleNames } from "~/domain/roles";
import { mailSite } from "~/http/site.server";
import { listAnswer, listQueryOf, type ApiContext } from "./list-answer";
import { Flag, Id, router, valid } from "./router";

const UserId = v.object({ id: Id });
const OrgId = v.object({ orgId: v.optional(Id) });

/** All users the caller administers, or one organization's; in pages when `page` and `pageSize` are given. */
const list = async (c: ApiContext, organizationId: string | undefined) => listAnswer(c, await listUsers(c.var.ctx, listQueryOf(c, userColumns, "username"), organizationId));

/** Spec section 7, Users: the calls of administrators. They stand before those with an id alone. */
export const userAdministration = router()
  .get("/", valid("query", OrgId), (c) => list(c, c.req.valid("query").orgId))
  .get("/admin-detailed", valid("query", OrgId), (c) => list(c, c.req.valid("query").orgId))
  .get("/stats", valid("query", OrgId), async (c) => c.json(await userStats(c.var.ctx, c.req.valid("query").orgId)))
  .put("/:id", valid("param", UserId), valid("json", UserUpdate), async (c) => {
    const { id } = c.req.valid("param");
    const update = c.req.valid("json");
    if (update.id !== undefined && update.id !== id) throw new Refusal("invalid", "The id of the body is not that of the address.", { id: ["The id of the body is not that of the address."] });
    await updateUser(c.var.ctx, id, update);
    return c.json(await readUser(c.var.ctx, id));
  })
  // Turns over; with `?enabled=` it says which way, so that it may be repeated.
  .put("/:id/enabled", valid("param", UserId), valid("query", v.object({ enabled: v.optional(Flag) })), async (c) => {
    const { id } = c.req.valid("param");
    const { enabled } = await setEnabled(c.var.ctx, id, c.req.valid("query").enabled);
    return c.json({ id, enabled });
  })
  .delete("/:id", valid("param", UserId), async (c) => {
    await deleteUser(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .post("/passwordResets/:id", valid("param", UserId), async (c) => {
    const { code, expiresAt } = await forcePasswordReset(c.var.ctx, c.req.valid("param").id, await mailSite());
    return c.json({ data: true, code, expiresAt });
  })
  .put("/:id/role/:role", valid("param", v.object({ id: Id, role: v.string() })), async (c) => {
    const { id, role: named } = c.req.valid("param");
    const role = roleNames.find((name) => name === named);
    if (!role) throw new Refusal("invalid", "There is no such role.", { role: [`Role must be one of ${roleNames.join(", ")}.`] });
    await changeRole(c.var.ctx, id, role);
    return c.json({ id, roles: [role] });
  });
