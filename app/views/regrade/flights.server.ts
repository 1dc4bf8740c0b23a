import { redirect } from "@remix-run/node";
import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import { regradeAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { Refusal } from "~/domain/refusal";
import { findFlights } from "~/domain/regrades/find-flights";
import { flyFlightsAgain, previewFlights } from "~/domain/regrades/fly-again";
import { flyWaiting } from "~/domain/regrades/fly-waiting";
import { listFlightRegrades } from "~/domain/regrades/list-regrades";
import type { RegradePlace } from "~/domain/regrades/reckon-batches";
import { TypedFlights } from "~/domain/regrades/regrade-input";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { readMailSite, readSite } from "~/http/site.server";
import { say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

/** `?preview=`: what flying again would do. Null for anything but a flight. */
export async function readFlights(ctx: SignedInCtx, place: RegradePlace, search: URLSearchParams) {
  const about = await findFlights(ctx, place).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "notFound") return null;
    throw error;
  });
  if (!about) return null;
  const neverLower = search.has("neverLower");
  const preview = search.has("preview") ? await previewFlights(ctx, place, { neverLower }) : null;
  return {
    ...{ scenarioTitle: about.scenarioTitle, course: { name: about.courseName }, about, place },
    ...{ question: null, fields: null, offered: null, preview: null, errors: {}, regrades: [] },
    ...{ sendsMail: (await readSite()).sendsMail, formKey: createFormKey() },
    flights: {
      ...{ neverLower, preview, model: about.rule.model, maxScore: about.rule.maxScore },
      regrades: await listFlightRegrades(ctx, place.classSessionId, place.scenarioId),
    },
  };
}
export type FlightsPage = NonNullable<Awaited<ReturnType<typeof readFlights>>>["flights"];

const Fly = v.object({ neverLower: v.optional(v.string(), "") });

/** `fly`: one step, after which the page shows how far it is; `useFlights`: gives the points. */
export async function flightsAction(ctx: SignedInCtx, request: Request, place: RegradePlace) {
  const back = regradeAddressOf(place.classSessionId, place.scenarioId);
  if ((await formOf(request)).get("intent") === "fly")
    return submitForm(request, Fly, async ({ neverLower }) => {
      await flyWaiting(ctx, place);
      return redirect(`${back}?preview=1${neverLower ? "&neverLower=1" : ""}`);
    });
  return submitForm(request, TypedFlights, async ({ reason, seen, notifies, neverLower }, fields) => {
    const notify = notifies && (await readSite()).sendsMail ? await readMailSite() : null;
    const text = await submitOnce(ctx, fields, async (inner) => {
      const { effect } = await flyFlightsAgain(inner, place, { neverLower }, { reason, seen, notify });
      return say.flightRegrades.done({ changed: effect.changed });
    });
    return redirectWithToast(request, back, text);
  });
}
