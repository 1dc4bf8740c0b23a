import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { finalGradesAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { SubmitInput, submitGrades, UnlockInput, unlockGrades } from "~/domain/gradebook/submit-grades";
import { totalKinds } from "~/domain/grades/total";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { countLooksOfClass } from "~/domain/second-looks/list-looks";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { FinalGradesView } from "~/views/final-grades/final-grades-view";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.finalGrades.title, permission: "gradebook:read" } satisfies Page;

/** The final grades of a class: what would be submitted by `?basis=`, or what was. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { cacheBytes } = (await getPlatform()).env;
  const wanted = new URL(request.url).searchParams.get("basis");
  const basis = totalKinds.find((kind) => kind === wanted) ?? totalKinds[0];
  const page = await readFinalGradesPage(ctx, params.sessionId ?? "", basis, cacheBytes);
  const waitingLooks = await countLooksOfClass(ctx, page.session.id);
  return { ...page, waitingLooks, maySubmit: page.session.mayRun, formKey: createFormKey() };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:submit");
  const classSessionId = requireId(params.sessionId, "class");
  const page = finalGradesAddressOf(classSessionId);
  if ((await formOf(request)).get("intent") === "unlock")
    return submitForm(request, UnlockInput, async ({ reason }, fields) => {
      const text = await submitOnce(ctx, fields, async (inner) => {
        await unlockGrades(inner, classSessionId, reason);
        return say.finalGrades.unlocked;
      });
      return redirectWithToast(request, page, text);
    });
  return submitForm(request, SubmitInput, async (submitting, fields) => {
    const text = await submitOnce(ctx, fields, async (inner) =>
      say.finalGrades.done(await submitGrades(inner, classSessionId, submitting)),
    );
    return redirectWithToast(request, page, text);
  });
});

export default function FinalGrades() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return <FinalGradesView {...page} refusal={refusal} />;
}
