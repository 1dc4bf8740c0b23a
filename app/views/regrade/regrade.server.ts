import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import { fieldReasonsOf } from "~/domain/field-errors";
import { regradeAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { idSchema } from "~/domain/id";
import { fieldErrorsOf, Refusal, type FieldErrors } from "~/domain/refusal";
import type { AskedInClass } from "~/domain/regrades/find-question";
import { readRegradePage } from "~/domain/regrades/read-regrade-page";
import type { RegradePlace } from "~/domain/regrades/reckon-batches";
import { TypedRegrade, TypedRule } from "~/domain/regrades/regrade-input";
import { previewRegrade, regradeQuestion, type RegradePreview } from "~/domain/regrades/regrade-question";
import { undoRegrade } from "~/domain/regrades/undo-regrade";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite, readSite } from "~/http/site.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { flightsAction, readFlights } from "./flights.server";
import { fieldsOfSearch, sentFieldsOf, type RegradeFields } from "./regrade-fields";

const placeOf = (params: LoaderFunctionArgs["params"]): RegradePlace => ({
  ...{ classSessionId: params.sessionId ?? "", scenarioId: params.scenarioId ?? "" },
});

/** `?question=`: the question, and `&preview=`: what the other fields would do. */
export const regradeLoader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:rule");
  const place = placeOf(params);
  const search = new URL(request.url).searchParams;
  const flights = await readFlights(ctx, place, search);
  if (flights) return data(flights);
  const questionId = search.get("question");
  const isNumber = questionId !== null && /^\d{1,9}$/.test(questionId);
  const { question, quiz: about, ...page } = await readRegradePage(ctx, place, isNumber ? Number(questionId) : null);
  const fields = question && fieldsOfSearch(search, question);
  const outcome =
    question && fields && search.has("preview") ? await tryRegrade(ctx, place, question, fields) : { errors: {} };
  const { sendsMail } = await readSite();
  // The tab is named after them.
  const named = { scenarioTitle: about.scenarioTitle, course: { name: about.courseName } };
  const loaded = {
    ...page,
    ...named,
    flights: null,
    about,
    place,
    question,
    fields,
    preview: null,
    sendsMail,
    formKey: createFormKey(),
    ...outcome,
  };
  return data(loaded, { status: Object.keys(outcome.errors).length > 0 ? 422 : 200 });
});

type Outcome = { preview?: RegradePreview & { sent: Record<string, string> }; errors: FieldErrors };

async function tryRegrade(
  ctx: SignedInCtx,
  place: RegradePlace,
  question: AskedInClass,
  fields: RegradeFields,
): Promise<Outcome> {
  const sent = sentFieldsOf(fields, question);
  if (fields.right.length === 0 && !fields.leavesOut)
    return { errors: fieldErrorsOf({ right: [say.regrades.rightRequired] }) };
  const parsed = v.safeParse(TypedRule, sent);
  if (!parsed.success) return { errors: fieldErrorsOf(fieldReasonsOf(TypedRule, parsed.issues)) };
  try {
    return { preview: { ...(await previewRegrade(ctx, place, parsed.output)), sent }, errors: {} };
  } catch (error) {
    if (error instanceof Refusal && error.code === "invalid") return { errors: error.errors };
    throw error;
  }
}

const Undo = v.object({ regradeId: idSchema() });

export const regradeAction = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "grade:rule");
  const place = placeOf(params);
  const back = regradeAddressOf(place.classSessionId, place.scenarioId);
  if ((await formOf(request)).get("intent") === "undo")
    return submitForm(request, Undo, async ({ regradeId }) => {
      const { effect } = await undoRegrade(ctx, place.classSessionId, regradeId);
      return redirectWithToast(request, back, texts.regrades.undoneToast({ changed: effect.changed }));
    });
  const intent = (await formOf(request)).get("intent");
  if (intent === "fly" || intent === "useFlights") return flightsAction(ctx, request, place);
  return submitForm(request, TypedRegrade, async ({ reason, seen, notifies, ...rule }, fields) => {
    const site = notifies && (await readSite()).sendsMail ? await readMailSite() : null;
    const text = await submitOnce(ctx, fields, async (inner) => {
      const { effect } = await regradeQuestion(inner, place, rule, { reason, seen, notify: site });
      return say.regrades.done({ changed: effect.changed });
    });
    return redirectWithToast(request, back, text);
  });
});
