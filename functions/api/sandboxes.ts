import * as v from "valibot";
import { listQuery } from "~/domain/list-query";
import { deleteSandbox } from "~/domain/sandboxes/delete-sandbox";
import { listSandboxes, sandboxOrders } from "~/domain/sandboxes/list-sandboxes";
import { readSandboxJson } from "~/domain/sandboxes/read-sandbox";
import { sandboxFileName } from "~/domain/sandboxes/sandbox-chips";
import { NewSandbox, sandboxDocument, sandboxDocumentOf } from "~/domain/sandboxes/sandbox-document";
import { createSandbox, updateSandbox } from "~/domain/sandboxes/write-sandbox";
import { attachment } from "./attachment";
import { Id, signedInRouter, valid } from "./router";

const SandboxId = v.object({ id: Id });

/** Spec section 7, Sandboxes, and the design's calls for their owners. */
export const sandboxes = signedInRouter()
  .get("/", async (c) => {
    const query = listQuery(new URL(c.req.url).searchParams, sandboxOrders, { sort: "-lastAccessed", pageSize: 10_000 });
    const { rows, total } = await listSandboxes(c.var.ctx, query);
    c.header("X-Total-Count", String(total));
    return c.json(rows);
  })
  .post("/", valid("json", NewSandbox), async (c) => {
    const { title, content } = c.req.valid("json");
    return c.json(await createSandbox(c.var.ctx, { title, document: sandboxDocumentOf(content) }), 201);
  })
  .delete("/:id", valid("param", SandboxId), async (c) => {
    await deleteSandbox(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .get("/:id/json", valid("param", SandboxId), async (c) => {
    const { sandbox, json } = await readSandboxJson(c.var.ctx, c.req.valid("param").id);
    return c.body(json, 200, { "Content-Type": "application/json; charset=utf-8", "Content-Disposition": attachment(sandboxFileName(sandbox)) });
  })
  .put("/:id/json", valid("param", SandboxId), async (c) => {
    const document = sandboxDocument(await c.req.text());
    return c.json(await updateSandbox(c.var.ctx, c.req.valid("param").id, document));
  });
