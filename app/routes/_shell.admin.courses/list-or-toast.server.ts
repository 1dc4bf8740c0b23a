import type { Listed } from "~/domain/list-query";
import { Refusal } from "~/domain/refusal";
import { platform } from "~/http/platform.server";
import type { ToastMessage } from "~/ui/toast";

/** A list, or null and a toast that says so (spec section 8) when it cannot be read; the rest of the page stays usable. */
export async function listOrToast<List extends Listed<unknown>>(
  read: () => Promise<List>,
  text: string,
): Promise<{ list: List | null; toasts: ToastMessage[] }> {
  try {
    return { list: await read(), toasts: [] };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    (await platform()).log.error({ err: error }, "a list was not read");
    return { list: null, toasts: [{ severity: "error", text }] };
  }
}
