import { redirect } from "@remix-run/node";
import { holdForm } from "~/domain/factors/confirm-sign-in";
import { contextOf } from "./context.server";
import { formOf } from "./form-data.server";
import { setCookies } from "./cookies.server";
import { getPlatform } from "./platform.server";
import { writeHeldKey } from "./second-step.server";

/**
 * Leads to the page that asks who is there. A form waits and is sent again afterwards, with all that was typed
 * (`requireRecentProof`).
 */
export async function askForProof(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = `${pathname}${search}`;
  const isForm = request.method === "POST";
  const { actor, ...ctx } = await contextOf(request);
  if (isForm && actor) {
    const entries = [...(await formOf(request))];
    const fields = entries.filter((field): field is [string, string] => typeof field[1] === "string");
    const { secretKeys } = (await getPlatform()).env;
    const isText = fields.length === entries.length;
    const key = isText ? await holdForm({ ...ctx, actor }, { address, fields }, secretKeys) : null;
    if (key) return redirect("/confirm", { headers: setCookies([writeHeldKey(request, key)]) });
  }
  return redirect(`/confirm?${new URLSearchParams({ to: address })}`);
}
