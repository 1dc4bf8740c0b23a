import * as v from "valibot";
import { flyFlightsAgain, previewFlights } from "~/domain/regrades/fly-again";
import { flyWaiting } from "~/domain/regrades/fly-waiting";
import type { RegradeEffect } from "~/domain/regrades/grade-changes";
import { listFlightRegrades, listRegrades, type ListedFlightRegrade } from "~/domain/regrades/list-regrades";
import { SentFlightRegrade, SentFlights, SentRegrade, SentRule } from "~/domain/regrades/regrade-input";
import { previewRegrade, regradeQuestion } from "~/domain/regrades/regrade-question";
import { undoRegrade } from "~/domain/regrades/undo-regrade";
import { readMailSite } from "~/http/site.server";
import { FlightRegrade, FlightsPreview, Regrade, RegradeDone, RegradePreview } from "./grade-answers";
import { created, ok, operation } from "./operation";
import { createSignedInRouter, Id, validate } from "./router";

const maxChanges = 1_000;
const asEffect = ({ students, ...effect }: RegradeEffect) => ({ ...effect, students: students.slice(0, maxChanges) });

const asFlightRegrade = ({ rule: { model, maxScore, neverLower }, ...regrade }: ListedFlightRegrade) => ({
  ...regrade,
  ...{ model, maxScore, neverLower },
});

/** Regrades of quizzes and flights of a class session (docs/decisions/0179 and 0191). */
export const regrades = createSignedInRouter()
  .get(
    "/:id/regrades",
    operation("List the regrades of a class session", "gradebook:read", ok(v.array(Regrade)), {
      description:
        "Of its quizzes, newest first, 200 at most; with `scenarioId` those of one quiz. Flights that were flown again " +
        "are listed by `GET /sessions/{id}/regrades/flights`.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", v.object({ scenarioId: v.optional(Id) })),
    async (c) =>
      c.json(await listRegrades(c.var.ctx, c.req.valid("param").id, c.req.valid("query").scenarioId ?? null)),
  )
  .post(
    "/:id/regrades/preview",
    operation("Preview a regrade of a question", "grade:rule", ok(RegradePreview), {
      description: "Changes nothing. The fields are those of `POST /sessions/{id}/regrades`.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("json", SentRule),
    async (c) => {
      const { scenarioId, ...rule } = c.req.valid("json");
      const place = { classSessionId: c.req.valid("param").id, scenarioId };
      const { effect, seen } = await previewRegrade(c.var.ctx, place, rule);
      return c.json({ ...asEffect(effect), seen });
    },
  )
  .post(
    "/:id/regrades",
    operation("Regrade a question of a quiz", "grade:rule", created(RegradeDone), {
      description:
        "Another key for this class session. `questionId`: of `GET /sessions/{id}/items/{scenarioId}`. `right`: places " +
        "of the right answers among those of the question, from 0; any one of them gives the points, or exactly these " +
        "where several were right before. `points`: of the question. `counts` false leaves it out. `neverLower`: " +
        "attempts whose share of the points would fall keep what they had. Attempts that arrive later get the points " +
        "of the new key, too. Leaderboards don't change. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("json", SentRegrade),
    async (c) => {
      const { scenarioId, reason, seen, notifies, ...rule } = c.req.valid("json");
      const place = { classSessionId: c.req.valid("param").id, scenarioId };
      const notify = notifies ? await readMailSite() : null;
      const { regradeId, effect } = await regradeQuestion(c.var.ctx, place, rule, { reason, seen, notify });
      return c.json({ regradeId, ...asEffect(effect) }, 201);
    },
  )
  .get(
    "/:id/regrades/flights",
    operation(
      "List the flights of a class session that were flown again",
      "gradebook:read",
      ok(v.array(FlightRegrade)),
      {
        description: "Newest first, 200 at most; with `scenarioId` those of one scenario.",
      },
    ),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("query", v.object({ scenarioId: v.optional(Id) })),
    async (c) => {
      const { scenarioId = null } = c.req.valid("query");
      return c.json((await listFlightRegrades(c.var.ctx, c.req.valid("param").id, scenarioId)).map(asFlightRegrade));
    },
  )
  .post(
    "/:id/regrades/flights/preview",
    operation("Fly flights again and preview their points", "grade:rule", ok(FlightsPreview), {
      description:
        "Flies for about 8 seconds at most, and changes no grade. Send it again while `waiting` isn't 0: it goes on " +
        "where it was.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("json", SentFlights),
    async (c) => {
      const { scenarioId, ...rule } = c.req.valid("json");
      const place = { classSessionId: c.req.valid("param").id, scenarioId };
      await flyWaiting(c.var.ctx, place);
      const { progress, effect, seen } = await previewFlights(c.var.ctx, place, rule);
      return c.json({ ...progress, effect: effect && asEffect(effect), seen });
    },
  )
  .post(
    "/:id/regrades/flights",
    operation("Give flights the points of being flown again", "grade:rule", created(RegradeDone), {
      description:
        "By the present model and the newest version of the scenario, for this class session. Refused while flights " +
        "aren't flown yet: preview first. `neverLower`: flights whose share of the points would fall keep what they " +
        "had. It also applies to flights that arrive later. Leaderboards don't change. Undone by " +
        "`DELETE /sessions/{id}/regrades/{regradeId}`. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id }), { thing: "class" }),
    validate("json", SentFlightRegrade),
    async (c) => {
      const { scenarioId, reason, seen, notifies, ...rule } = c.req.valid("json");
      const place = { classSessionId: c.req.valid("param").id, scenarioId };
      const notify = notifies ? await readMailSite() : null;
      const { regradeId, effect } = await flyFlightsAgain(c.var.ctx, place, rule, { reason, seen, notify });
      return c.json({ regradeId, ...asEffect(effect) }, 201);
    },
  )
  .delete(
    "/:id/regrades/:regradeId",
    operation("Undo a regrade", "grade:rule", ok(RegradeDone), {
      description: "Other regrades of the quiz stay, also later ones. Recorded in the audit trail.",
    }),
    validate("param", v.object({ id: Id, regradeId: Id }), { thing: "class" }),
    async (c) => {
      const { id, regradeId } = c.req.valid("param");
      const undone = await undoRegrade(c.var.ctx, id, regradeId);
      return c.json({ regradeId: undone.regradeId, ...asEffect(undone.effect) });
    },
  );
