import * as v from "valibot";
import { SentChange } from "~/domain/grades/decision-input";
import { agreeToDecision, changeAfterLook } from "~/domain/second-looks/answer-look";
import { listLooksOfClass } from "~/domain/second-looks/list-looks";
import { Looked, SecondLook } from "./grade-answers";
import { answerList } from "./list-answer";
import { created, listOf, operation } from "./operation";
import { createSignedInRouter, Id, validate, whole } from "./router";

const maxLooks = 100;

const Answer = v.variant("outcome", [
  v.object({ outcome: v.literal("agreed") }),
  v.object({ outcome: v.literal("changed"), decision: SentChange }),
]);

/** Second looks at the decisions about grades of a class session (docs/decisions/0186). */
export const secondLooks = createSignedInRouter()
  .get(
    "/:id/second-looks",
    operation(
      "List the decisions of a class session that wait for a second look",
      "grade:decide",
      listOf(v.array(SecondLook)),
      {
        description:
          "The longest waiting first, without the caller's own decisions and grades. `X-Total-Count` counts all. The " +
          "course sets the share of decisions that get a second look.",
      },
    ),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", v.object({ page: v.optional(whole(1, 1_000_000)), pageSize: v.optional(whole(1, maxLooks)) })),
    async (c) => {
      const { page = 1, pageSize = maxLooks } = c.req.valid("query");
      const { looks, total } = await listLooksOfClass(c.var.ctx, c.req.valid("param").id, { page, pageSize });
      return answerList(c, { rows: looks, total });
    },
  )
  .post(
    "/:id/second-looks/:decisionId",
    operation("Answer a second look at a decision about a grade", "grade:decide", created(Looked), {
      description:
        "`agreed`: the decision stays, also in a class whose grades are submitted. `changed`: `decision` replaces it, " +
        "with the fields of `POST /sessions/{id}/decisions/batches`. Nobody answers for their own decision or grade. " +
        "Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id, decisionId: Id }), { thing: "class" }),
    validate("json", Answer),
    async (c) => {
      const { id, decisionId } = c.req.valid("param");
      const answer = c.req.valid("json");
      if (answer.outcome === "agreed") {
        await agreeToDecision(c.var.ctx, decisionId, id);
        return c.json({ outcome: answer.outcome, decisionId: null }, 201);
      }
      const changed = await changeAfterLook(c.var.ctx, decisionId, answer.decision, id);
      return c.json({ outcome: answer.outcome, decisionId: changed.decisionId }, 201);
    },
  );
