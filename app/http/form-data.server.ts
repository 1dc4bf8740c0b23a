import { texts } from "~/texts";
import { readForm } from "./read-form.server";

const forms = new WeakMap<Request, Promise<FormData>>();

/** The posted form, parsed once per request. Check permissions first: nothing of the body is read before. */
export async function formOf(request: Request): Promise<FormData> {
  const form = forms.get(request) ?? readForm(request);
  forms.set(request, form);
  try {
    return await form;
  } catch {
    throw new Response(texts.refusals.bodyNotForm, { status: 415 });
  }
}
