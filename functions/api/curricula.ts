import * as v from "valibot";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { listCurricula, readCurriculumDocument } from "~/domain/curricula/read-curricula";
import { ListedCurriculum, Publication } from "./answers";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { curriculumBody } from "./curriculum-schema";
import { ok, operation } from "./operation";
import { Flag, createSignedInRouter, validate, whole } from "./router";

const CurriculumKey = v.object({ key: v.pipe(v.string(), v.maxLength(64)) });

/** Curricula as documents (docs/curricula.md). */
export const curricula = createSignedInRouter()
  .get("/", operation("List curricula", "content:administer", ok(v.array(ListedCurriculum))), async (c) =>
    c.json(await listCurricula(c.var.ctx)),
  )
  .get(
    "/:key",
    operation(
      "Download a curriculum",
      "content:administer",
      ok(v.unknown(), "The document, exactly as it was published."),
      {
        description: "It holds the right answers. An earlier version by `version`.",
      },
    ),
    validate("param", CurriculumKey),
    validate("query", v.object({ version: v.optional(whole(1, 999_999_999)) })),
    async (c) => {
      const { key } = c.req.valid("param");
      const { document, version } = await readCurriculumDocument(c.var.ctx, key, c.req.valid("query").version);
      return c.body(document, 200, {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": attachmentHeaderOf(`${key} ${version}.json`),
      });
    },
  )
  .put(
    "/:key",
    operation("Publish a version of a curriculum", "content:administer", ok(Publication), {
      description:
        "Answers what changes, and how many attempts each change touches. `dryRun=true` only tells. Publishing " +
        "the newest version again changes nothing.",
      requestBody: curriculumBody,
    }),
    validate("param", CurriculumKey),
    validate("query", v.object({ dryRun: v.optional(Flag) })),
    async (c) =>
      c.json(
        await publishCurriculum(c.var.ctx, await c.req.text(), {
          key: c.req.valid("param").key,
          isDryRun: c.req.valid("query").dryRun,
        }),
      ),
  );
