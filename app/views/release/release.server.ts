import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { releaseAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { idSchema, requireId } from "~/domain/id";
import { readReleases } from "~/domain/releases/read-releases";
import { everyScenario, TypedRelease } from "~/domain/releases/release-rules";
import { releaseNow, setRelease, type Viewers } from "~/domain/releases/set-release";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

/** `seen`: who may have read what the form would hide; it is sent again to hide it. */
export type ReleaseOutcome = FormRefusal & { seen?: Viewers };

export const releaseLoader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:release");
  const { session, scenarios } = await readReleases(ctx, params.sessionId ?? "");
  const id = new URL(request.url).searchParams.get("change");
  const changed = scenarios.find(({ column }) => column.scenarioId === id) ?? null;
  const changesAll = id === everyScenario;
  // The tab is named after them.
  return { session, scenarios, changed, changesAll, course: { name: session.courseName } };
});

const Release = v.object({ scenarioId: v.union([v.literal(everyScenario), idSchema()]) });

export const releaseAction = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:release");
  const classSessionId = requireId(params.sessionId, "class");
  const isNow = (await formOf(request)).get("intent") === "release";
  if (isNow)
    return submitForm(request, Release, async ({ scenarioId }) => {
      await releaseNow(ctx, { classSessionId, scenarioId });
      return redirectWithToast(request, releaseAddressOf(classSessionId, scenarioId), texts.releases.saved);
    });
  return submitForm(
    request,
    TypedRelease,
    async ({ scenarioId, change, hides }, { intent: _, hides: __, ...values }) => {
      const seen = await setRelease(ctx, { classSessionId, scenarioId }, change, { hides });
      if (seen) return data({ seen, values, errors: {} } satisfies ReleaseOutcome, { status: 409 });
      return redirectWithToast(request, releaseAddressOf(classSessionId, scenarioId), texts.releases.saved);
    },
  );
});
