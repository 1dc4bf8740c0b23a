import type { LoaderFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { isFactorOverdue } from "~/domain/access";
import { ClassVersion } from "~/domain/gradebook/class-lines";
import { readGradebookChanges } from "~/domain/gradebook/read-gradebook";
import { texts } from "~/texts";
import { contextOf } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

/** Polled by an open gradebook while its class is active; `?since=`: version of the last response. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const { actor, ...ctx } = await contextOf(request);
  const since = v.safeParse(ClassVersion, new URL(request.url).searchParams.get("since"));
  if (!actor) throw new Response(texts.signIn.mustLogIn, { status: 401 });
  if (isFactorOverdue(actor, ctx.now)) throw new Response(texts.factors.setUpFirst, { status: 403 });
  if (!since.success) throw new Response("since must be the version of an earlier answer", { status: 422 });
  const changes = await readGradebookChanges({ ...ctx, actor }, params.sessionId ?? "", since.output);
  return Response.json(changes, { headers: { "Cache-Control": "no-store" } });
});
