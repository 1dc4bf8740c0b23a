import * as v from "valibot";
import { reachOf, requireRecentProof } from "~/domain/access";
import { checkRoster } from "~/domain/roster/check-roster";
import { confirmAdmins } from "~/domain/roster/confirm-admins";
import { forgetRoster, importRoster } from "~/domain/roster/import-roster";
import { outcomes } from "~/domain/roster/plan-roster";
import { readRosterImport, rosterRowsOf, type RosterImport as CheckedRoster } from "~/domain/roster/read-roster-import";
import { maxAdmins, rosterColumns } from "~/domain/roster/roster-limits";
import { takeBackRoster } from "~/domain/roster/take-back-roster";
import { writeRosterReport } from "~/domain/roster/roster-report";
import { notFound, Refusal } from "~/domain/refusal";
import type { SignedInCtx } from "~/domain/context";
import { readImportSettings } from "~/http/import-settings.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { RosterImport, RosterRow } from "./answers";
import { attachmentHeaderOf } from "~/http/attachment.server";
import { created, file, listOf, nothing, ok, operation } from "./operation";
import { Id, createRouter, validate, whole } from "./router";
import { streamOf } from "~/http/text-stream.server";

const ImportId = v.object({ id: Id });
const Target = v.object({
  organizationId: v.optional(Id),
  courseId: v.optional(Id),
  fileName: v.optional(v.pipe(v.string(), v.maxLength(200)), "roster.csv"),
});
const Confirmation = v.object({
  systemAdministrators: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(maxAdmins)), []),
  movesFromOtherClasses: v.optional(
    v.boolean(() => keyed(say.apiRefusals.notBoolean)),
    false,
  ),
});
const RowsQuery = v.object({
  outcome: v.optional(v.picklist(outcomes, () => keyed(say.apiRefusals.notOneOf({ choices: outcomes.join(", ") })))),
  page: v.optional(whole(1, 20_000), "1"),
  pageSize: v.optional(whole(1, 1_000), "1000"),
});

const csvBody = {
  required: true,
  content: {
    "text/csv": { schema: { type: "string" as const, description: `Columns: ${rosterColumns.join(", ")}.` } },
  },
};

/** A roster is checked first, which changes nothing, and then imported. */
export const rosters = createRouter()
  .post(
    "/",
    operation("Check a roster", "roster:import", created(RosterImport), {
      description:
        "A dry run: says what an import would do with each row, and changes nothing. The body is a CSV file of at most " +
        "2 MB whose first row names the columns. System administrators name the organization; `courseId` is for rows " +
        "without a course. Instructors name a course of theirs, and import only students, only into their own courses, " +
        "and only if their organization allows it (403). A check lasts two hours.",
      requestBody: csvBody,
    }),
    validate("query", Target),
    async (c) => {
      const { organizationId, courseId = null, fileName } = c.req.valid("query");
      const { ctx } = c.var;
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const target = { organizationId: targetOf(ctx, organizationId), courseId };
      const id = await checkRoster(ctx, { ...target, bytes, fileName });
      const roster = await readRosterImport(ctx, id);
      if (roster.step !== "columns") return c.json(asImport(roster), 201);
      await forgetRoster(ctx, id);
      const reason = say.apiRefusals.rosterColumns({ columns: rosterColumns.join(", ") });
      throw new Refusal("invalid", reason, { file: [reason] });
    },
  )
  .get(
    "/:id",
    operation("Read a roster import", "roster:import", ok(RosterImport)),
    validate("param", ImportId),
    async (c) => c.json(asImport(await readRosterImport(c.var.ctx, c.req.valid("param").id))),
  )
  .delete("/:id", operation("Forget a roster", "roster:import", nothing), validate("param", ImportId), async (c) => {
    await forgetRoster(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .post(
    "/:id/import",
    operation("Import a checked roster", "roster:import", ok(RosterImport), {
      description:
        "Answers when all rows are done. Rows that became impossible since the check are left out as errors. If the " +
        "connection breaks, the import goes on; if the server stops, call this again to resume. A roster that adds " +
        "system administrators is imported only with the userName of each in `systemAdministrators`. 409 if it enrols " +
        "students of another running class: with `movesFromOtherClasses` their game switches to the class they join.",
    }),
    validate("param", ImportId),
    validate("json", Confirmation),
    async (c) => {
      const { id } = c.req.valid("param");
      const { systemAdministrators, movesFromOtherClasses } = c.req.valid("json");
      await confirmAdmins(c.var.ctx, id, systemAdministrators);
      await importRoster(c.var.ctx, id, { ...(await readImportSettings()), movesFromOtherClasses });
      return c.json(asImport(await readRosterImport(c.var.ctx, id)));
    },
  )
  .post(
    "/:id/undo",
    operation("Take back a roster import", "roster:import", ok(RosterImport), {
      description:
        "Possible for seven days, by the person who imported it. Deletes the users that the import added, unless they have " +
        "attempts, and removes those it enrolled from the course, unless they have played there since. Rows that stay " +
        "as they are say why in `leftAlone`. If the server stops, call this again to resume.",
    }),
    validate("param", ImportId),
    async (c) => {
      const { id } = c.req.valid("param");
      await takeBackRoster(c.var.ctx, id);
      return c.json(asImport(await readRosterImport(c.var.ctx, id)));
    },
  )
  .get(
    "/:id/rows",
    operation("List the rows of a roster import", "roster:import", listOf(v.array(RosterRow)), {
      description: "With the outcome of each row: `New`, `Enrol` (joins a course), `Known` (no change) or `Error`.",
    }),
    validate("param", ImportId),
    validate("query", RowsQuery),
    async (c) => {
      const { id } = c.req.valid("param");
      const { outcome, page, pageSize } = c.req.valid("query");
      const { counts } = await readRosterImport(c.var.ctx, id);
      const only = outcomes.filter((name) => outcome === undefined || name === outcome);
      const rows = await rosterRowsOf(c.var.ctx, id, { only, limit: pageSize, offset: (page - 1) * pageSize });
      c.header("X-Total-Count", String(only.reduce((sum, name) => sum + counts[name], 0)));
      return c.json(
        rows.map(({ position, username, email, role, course, outcome, message, userId, isTakenBack, leftAlone }) => ({
          ...{ row: position, userName: username, email, role, course, outcome, message, userId },
          ...{ isTakenBack: isTakenBack ?? false, leftAlone },
        })),
      );
    },
  )
  .get(
    "/:id/report",
    operation("Download the report of a roster import", "roster:import", file("text/csv", "A line for each row."), {
      description: "With the one-time code of each new user who has not set a password yet.",
    }),
    validate("param", ImportId),
    async (c) => {
      const { id } = c.req.valid("param");
      requireRecentProof(c.var.ctx);
      const { fileName } = await readRosterImport(c.var.ctx, id);
      const { secret } = await readImportSettings();
      c.header("Content-Type", "text/csv; charset=utf-8");
      const report = texts.roster.reportFileName({ fileName: fileName.replace(/\.csv$/i, "") });
      c.header("Content-Disposition", attachmentHeaderOf(report));
      return c.body(streamOf(writeRosterReport(c.var.ctx, id, secret)));
    },
  );

/** Organization administrators and instructors import into their own organization only. */
function targetOf({ actor }: SignedInCtx, organizationId: string | undefined): string | null {
  if (reachOf(actor.role, "roster:import") === "any") return organizationId ?? null;
  if (organizationId !== undefined && organizationId !== actor.organizationId) throw notFound("organization");
  return actor.organizationId;
}

const asImport = ({ step, newAdmins, ...roster }: CheckedRoster) => ({
  id: roster.id,
  fileName: roster.fileName,
  organizationId: roster.organizationId,
  courseId: roster.courseId,
  isDone: step === "done" || step === "takenBack",
  isRunning: roster.isRunning,
  takenBackAt: roster.takenBackAt,
  systemAdministrators: newAdmins.map(({ username }) => username),
  movesFromOtherClasses: {
    people: roster.moves.people,
    first: roster.moves.first.map(({ username, course }) => ({ userName: username, course })),
  },
  seats: roster.seats,
  counts: roster.counts,
  joined: roster.joined,
  ignoredColumns: roster.ignoredColumns,
  expiresAt: roster.expiresAt,
});
