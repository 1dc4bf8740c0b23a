import * as v from "valibot";
import { runJob } from "~/domain/jobs/run-job";
import { deleteSandbox } from "~/domain/sandboxes/delete-sandbox";
import { listSandboxes, type Sandbox as SandboxRow, type SandboxOrder } from "~/domain/sandboxes/list-sandboxes";
import { readSandboxJson } from "~/domain/sandboxes/read-sandbox";
import { sandboxFileNameOf } from "~/domain/sandboxes/sandbox-chips";
import { NewSandbox, checkSandboxTextJob, readNewSandboxJob } from "~/domain/sandboxes/sandbox-document";
import { createSandbox, requireOwnSandbox, updateSandbox } from "~/domain/sandboxes/write-sandbox";
import { Sandbox } from "./answers";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { answerList, listParametersOf, listQueryOf } from "./list-answer";
import { created, listOf, nothing, ok, operation } from "./operation";
import { Id, createSignedInRouter, describeJson, validate } from "./router";

/** The columns to sort by, in the terms of the REST paths. */
const columns = ["lastAccessed", "title", "userName", "timeCreated", "lastModified", "accessCount"] as const;
const ListQuery = v.object(listParametersOf(columns));
const orderOf = (column: (typeof columns)[number]): SandboxOrder => (column === "userName" ? "ownerName" : column);
const asSandbox = ({ ownerName, ...sandbox }: SandboxRow) => ({ ...sandbox, userName: ownerName });

const SandboxId = v.object({ id: Id });

/** The calls about sandboxes, including those for their owners. */
export const sandboxes = createSignedInRouter()
  .get(
    "/",
    operation("List sandboxes", "sandbox:use", listOf(v.array(Sandbox))),
    validate("query", ListQuery),
    async (c) => {
      const query = listQueryOf(c.req.valid("query"), "-lastAccessed");
      const { rows, total } = await listSandboxes(c.var.ctx, { ...query, sort: orderOf(query.sort) });
      return answerList(c, { rows: rows.map(asSandbox), total });
    },
  )
  .post("/", operation("Create a sandbox", "sandbox:write", created(Sandbox)), describeJson(NewSandbox), async (c) => {
    const { ctx } = c.var;
    const sent = await runJob(readNewSandboxJob, await c.req.text(), ctx.actor.userId);
    return c.json(asSandbox(await createSandbox(ctx, sent)), 201);
  })
  .delete("/:id", operation("Delete a sandbox", "sandbox:use", nothing), validate("param", SandboxId), async (c) => {
    await deleteSandbox(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .get(
    "/:id/json",
    operation(
      "Download the document of a sandbox",
      "sandbox:use",
      ok(v.unknown(), "The document, exactly as it was stored."),
    ),
    validate("param", SandboxId),
    async (c) => {
      const { sandbox, json } = await readSandboxJson(c.var.ctx, c.req.valid("param").id);
      return c.body(json, 200, {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": attachmentHeaderOf(sandboxFileNameOf(sandbox)),
      });
    },
  )
  .put(
    "/:id/json",
    operation("Replace the document of a sandbox", "sandbox:write", ok(Sandbox), {
      requestBody: { required: true, content: { "application/json": { schema: {} } } },
    }),
    validate("param", SandboxId),
    async (c) => {
      const { ctx } = c.var;
      const { id } = c.req.valid("param");
      await requireOwnSandbox(ctx, id);
      const document = await c.req.text();
      await runJob(checkSandboxTextJob, document, ctx.actor.userId);
      return c.json(asSandbox(await updateSandbox(ctx, id, document)));
    },
  );
