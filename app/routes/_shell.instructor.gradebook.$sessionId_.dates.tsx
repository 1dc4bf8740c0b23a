import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { findGradedSession } from "~/domain/courses/graded-session";
import { listClassColumns } from "~/domain/curricula/curriculum-headers";
import { DatesForm, ExtensionForm } from "~/domain/due-dates/date-input";
import { readClassDates } from "~/domain/due-dates/read-dates";
import { endExtension, extendDueDates, keepInstants, setClassDates } from "~/domain/due-dates/set-dates";
import { listTimeZones } from "~/domain/due-dates/time-zones";
import { datesAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { listStudents } from "~/domain/gradebook/list-students";
import { idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { DatesPage } from "~/views/dates/dates-page";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.dueDates.title, permission: "grade:rule" } satisfies Page;

/** When the scenarios of a class are due. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const session = await findGradedSession(ctx, params.sessionId ?? "", handle.permission);
  const [columns, dates, students] = await Promise.all([
    listClassColumns(ctx, session),
    readClassDates(ctx, session.id),
    listStudents(ctx, session.id),
  ]);
  const { searchParams } = new URL(request.url);
  const { id, name, courseId, courseName, rules } = session;
  return {
    ...{ session: { id, name, courseId, courseName }, columns, rules, dates, students, formKey: createFormKey() },
    chosen: { userIds: searchParams.getAll("student"), scenarioIds: searchParams.getAll("scenario") },
    zones: listTimeZones(dates.timeZone),
  };
});

const Ended = v.object({ extensionId: idSchema() });

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { id } = await findGradedSession(ctx, params.sessionId ?? "", handle.permission);
  const page = datesAddressOf(id);
  switch ((await formOf(request)).get("intent")) {
    case "end":
      return submitForm(request, Ended, async ({ extensionId }) => {
        await endExtension(ctx, id, extensionId);
        return redirectWithToast(request, page, texts.dueDates.extensionRemoved);
      });
    case "extend":
      return submitForm(request, ExtensionForm, async (extension, fields) => {
        const text = await submitOnce(ctx, fields, async (inner) =>
          say.dueDates.extended(await extendDueDates(inner, id, extension)),
        );
        return redirectWithToast(request, page, text);
      });
    default:
      return submitForm(request, DatesForm, async (dates) => {
        const { changed, overtook } = await setClassDates(ctx, id, keepInstants(dates, await readClassDates(ctx, id)));
        if (overtook !== null)
          return redirectWithToast(request, page, texts.dueDates.savedOver({ by: overtook }), "warning");
        return redirectWithToast(request, page, changed === 0 ? texts.dueDates.unchanged : texts.dueDates.saved);
      });
  }
});

export default function DueDates() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return <DatesPage {...loaded} refusal={refusal} />;
}
