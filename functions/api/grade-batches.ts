import * as v from "valibot";
import { maxGrades } from "~/domain/grades/batch-limits";
import {
  decideBatch,
  findClass,
  listBatches,
  previewBatch,
  withdrawBatch,
  type BatchedGrade,
} from "~/domain/gradebook/decide-many";
import { SentBatch, SentBatchWithSeen } from "~/domain/grades/decision-input";
import type { Grade } from "~/domain/grades/grade";
import { BatchDone, BatchPreview, BatchUndone, GradeBatch } from "./grade-batch-answers";
import { created, ok, operation } from "./operation";
import { renameRefusedFields } from "./rename-refused-fields";
import { createSignedInRouter, Id, validate } from "./router";

const fieldNames = { students: "userIds", scenarios: "scenarioIds" };

/** One decision about many grades of a class session (docs/decisions/0187). */
export const gradeBatches = createSignedInRouter()
  .get(
    "/:id/decisions/batches",
    operation("List the decisions about several grades of a class session", "grade:decide", ok(v.array(GradeBatch)), {
      description: "Newest first, 50 at most. `GET /sessions/{id}/decisions` lists each of their decisions.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    async (c) => {
      const { id } = await findClass(c.var.ctx, c.req.valid("param").id);
      return c.json(await listBatches(c.var.ctx, id));
    },
  )
  .post(
    "/:id/decisions/batches/preview",
    operation("Preview a decision about several grades", "grade:decide", ok(BatchPreview), {
      description: "Changes nothing. The fields are those of `POST /sessions/{id}/decisions/batches`.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("json", SentBatch),
    async (c) => {
      const { userIds, scenarioIds, decision } = c.req.valid("json");
      const { grades, unchangeable, seen } = await renameRefusedFields(
        fieldNames,
        previewBatch(c.var.ctx, c.req.valid("param").id, { userIds, scenarioIds }, decision),
      );
      return c.json({ grades: grades.map(asChange), unchangeable: unchangeable.map(asPlace), seen });
    },
  )
  .post(
    "/:id/decisions/batches",
    operation("Decide about several grades", "grade:decide", created(BatchDone), {
      description:
        `The grades of each student in each scenario, ${maxGrades} at most, all or none. \`excuse\`, \`override\` and ` +
        "`adjust`: as for one grade. `clear`: only the attempts count. Grades with nothing to adjust or to clear stay " +
        "as they are. With `seen` of the preview, it is refused if somebody decided about one of these grades " +
        "meanwhile. The students can read the reason. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("json", SentBatchWithSeen),
    async (c) => {
      const { userIds, scenarioIds, decision, seen = null } = c.req.valid("json");
      const { batchId, grades } = await renameRefusedFields(
        fieldNames,
        decideBatch(c.var.ctx, c.req.valid("param").id, { userIds, scenarioIds }, { ...decision, seen }),
      );
      return c.json({ batchId, grades: grades.map(asChange) }, 201);
    },
  )
  .delete(
    "/:id/decisions/batches/:batchId",
    operation("Undo a decision about several grades", "grade:decide", ok(BatchUndone), {
      description:
        "What is left of it: decisions that were undone before stay undone, and later ones stand. Recorded in the " +
        "audit trail.",
    }),
    validate("param", v.object({ id: Id, batchId: Id }), { thing: "class" }),
    async (c) => {
      const { id, batchId } = c.req.valid("param");
      const { grades } = await withdrawBatch(c.var.ctx, id, batchId);
      return c.json({ grades: grades.map(asChange) });
    },
  );

const asPlace = ({ userId, scenarioId }: BatchedGrade) => ({ userId, scenarioId });

const asChange = ({ from, to, replaces, ...place }: BatchedGrade) => ({
  ...asPlace({ from, to, replaces, ...place }),
  ...{ from: asGrade(from), to: asGrade(to), replaces },
});

const asGrade = (grade: Grade) =>
  grade === null || grade === "excused"
    ? { state: grade ?? "none", score: null, maxScore: null }
    : { state: "graded", score: grade.score, maxScore: grade.maxScore };
