import * as v from "valibot";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { assignAccessCode } from "~/domain/access-codes/assign-access-code";
import { deleteAccessCode } from "~/domain/access-codes/delete-access-code";
import { accessCodeColumns, listAccessCodes } from "~/domain/access-codes/list-access-codes";
import { listQuery } from "~/domain/list-query";
import { Id, signedInRouter, valid } from "./router";

/** Spec section 7, Users: /users/accessCodes. */
export const accessCodes = signedInRouter()
  .get("/", async (c) => {
    const query = listQuery(new URL(c.req.url).searchParams, accessCodeColumns, { sort: "-dateGenerated", pageSize: 10_000 });
    const { rows, total } = await listAccessCodes(c.var.ctx, query);
    c.header("X-Total-Count", String(total));
    return c.json(rows);
  })
  .post("/", async (c) => c.json(await addAccessCode(c.var.ctx), 201))
  .delete("/:id", valid("param", v.object({ id: Id })), async (c) => {
    await deleteAccessCode(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  });

/** Spec section 7, Organizations: /organizations/accessCodes/{code}/{orgId}. */
export const organizationAccessCodes = signedInRouter().put("/:code/:orgId", valid("param", v.object({ code: v.pipe(v.string(), v.maxLength(64)), orgId: Id })), async (c) => {
  const { code, orgId } = c.req.valid("param");
  const { organizationId, organizationName, moved } = await assignAccessCode(c.var.ctx, code, orgId);
  return c.json({ code, organizationId, organizationName, movedUsers: moved });
});
