import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { arrangementOf, arrangeStudents, filterStudents } from "~/domain/gradebook/arrange-rows";
import {
  decideBatch,
  findClass,
  listBatches,
  previewBatch,
  withdrawBatch,
  type Chosen,
} from "~/domain/gradebook/decide-many";
import { chosenPartOf, manyGradesAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { parseClass } from "~/domain/gradebook/parse-class";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { TypedBatch } from "~/domain/grades/decision-input";
import { idOf, idSchema } from "~/domain/id";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

/** Students and scenarios to choose from: those named in the query are checked, else those of the gradebook's filter. */
export const manyGradesLoader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:decide");
  const { id } = await findClass(ctx, params.sessionId ?? "");
  const { cacheBytes } = (await getPlatform()).env;
  const { session, columns, matrix } = await readGradebook(ctx, id, cacheBytes);
  const { students } = parseClass({
    ...{ matrix, columnsJson: JSON.stringify(columns), rulesJson: JSON.stringify(session.rules) },
  });
  const search = new URL(request.url).searchParams;
  const columnOf = (scenarioId: string) => columns.findIndex((column) => column.scenarioId === scenarioId);
  const arrangement = arrangementOf(search, columnOf);
  const chosen = new Set(search.getAll("student"));
  // Of the boxes in the gradebook.
  const chosenParts = new Set(search.getAll("students").flatMap((parts) => parts.split(",").filter(Boolean)));
  const isFiltered = arrangement.show !== "all" || arrangement.missing !== null || arrangement.query !== "";
  if (isFiltered && chosen.size === 0 && chosenParts.size === 0)
    for (const { userId } of arrangeStudents(
      filterStudents(students, ctx.now.getTime(), session.rules),
      columnOf,
      arrangement,
    ))
      chosen.add(userId);
  const named = search.getAll("scenario").filter((scenarioId) => scenarioId !== "");
  const scenarioIds = named.length > 0 ? named : [search.get("missing")];
  return {
    session,
    // The tab is named after it.
    course: { name: session.courseName },
    students: students.map(({ userId, username, fullName }) => ({
      ...{
        id: userId,
        name: fullName || username,
        isChecked: chosen.has(userId) || chosenParts.has(chosenPartOf(userId)),
      },
    })),
    scenarios: columns.map(({ scenarioId, scenarioTitle }) => ({
      ...{ id: scenarioId, name: scenarioTitle, isChecked: scenarioIds.includes(scenarioId) },
    })),
    batches: await listBatches(ctx, id),
    formKey: createFormKey(),
  };
});

const Undo = v.object({ batchId: idSchema() });
const Seen = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const manyGradesAction = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:decide");
  // Before the form is read.
  const { id: classSessionId } = await findClass(ctx, params.sessionId ?? "");
  const page = manyGradesAddressOf(classSessionId);
  const intent = (await formOf(request)).get("intent");
  if (intent === "undo")
    return submitForm(request, Undo, async ({ batchId }) => {
      const { grades } = await withdrawBatch(ctx, classSessionId, batchId);
      return redirectWithToast(request, page, texts.batches.undone({ grades: grades.length }));
    });
  return submitForm(request, TypedBatch, async (decision, fields) => {
    const everyone = async (): Promise<Chosen> => {
      const { columns, matrix, session } = await readGradebook(ctx, classSessionId);
      const { students } = parseClass({
        ...{ matrix, columnsJson: JSON.stringify(columns), rulesJson: JSON.stringify(session.rules) },
      });
      return {
        userIds: students.map(({ userId }) => userId),
        scenarioIds: columns.map(({ scenarioId }) => scenarioId),
      };
    };
    const all = fields.allStudents || fields.allScenarios ? await everyone() : null;
    const chosen = {
      userIds: (fields.allStudents && all?.userIds) || idsOf(fields, "student"),
      scenarioIds: (fields.allScenarios && all?.scenarioIds) || idsOf(fields, "scenario"),
    };
    if (intent === "decide") {
      const seen = v.parse(v.fallback(v.nullable(Seen), null), fields.seen);
      const text = await submitOnce(ctx, fields, async (inner) => {
        const { grades } = await decideBatch(inner, classSessionId, chosen, { ...decision, seen });
        return say.batches.done({ grades: grades.length });
      });
      return redirectWithToast(request, page, text);
    }
    const preview = await previewBatch(ctx, classSessionId, chosen, decision);
    const { kind, points, maxPoints, reason } = { points: "", maxPoints: "", ...fields, ...decision };
    return data({
      ...{ preview, values: fields, errors: {} },
      sent: {
        ...{ kind, points: String(points), maxPoints: String(maxPoints), reason },
        ...{ students: chosen.userIds.join(), scenarios: chosen.scenarioIds.join() },
      },
    });
  });
});

/** Of a box for each (`student-…`), or of one list (`students`). */
const idsOf = (fields: Record<string, string>, thing: "student" | "scenario") =>
  [
    ...Object.keys(fields).flatMap((name) => (name.startsWith(`${thing}-`) ? name.slice(thing.length + 1) : [])),
    ...(fields[`${thing}s`] ?? "").split(","),
  ].flatMap((text) => idOf(text) ?? []);
