import type { LoaderFunctionArgs } from "@remix-run/node";
import { readGradebookChanges } from "~/domain/gradebook/read-gradebook";
import { contextOf } from "~/http/context.server";
import { refusable } from "~/http/refusal-response.server";

/** What an open gradebook asks for while its class is active: `?since=` the time of the answer before (ISO). */
export const loader = refusable(async ({ request, params }: LoaderFunctionArgs) => {
  const { actor, ...ctx } = await contextOf(request);
  const since = new Date(new URL(request.url).searchParams.get("since") ?? "");
  if (!actor) throw new Response("You must log in first", { status: 401 });
  if (Number.isNaN(since.getTime())) throw new Response("since must be a time", { status: 422 });
  const changes = await readGradebookChanges({ ...ctx, actor }, params.sessionId!, since);
  return Response.json({ ...changes, at: ctx.now.toISOString() }, { headers: { "Cache-Control": "no-store" } });
});
