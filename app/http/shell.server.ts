import { areasOf, landingPageOf } from "~/domain/areas";
import { contextOf } from "./context.server";
import { describeOutage } from "./refusal-response.server";

/** The top bar on public pages for signed-in users; null for visitors, and during an outage. */
export async function readShell(request: Request) {
  try {
    const { actor } = await contextOf(request);
    if (!actor) return null;
    const tabs = areasOf(actor).map(({ to, label }) => ({ to, label, current: false }));
    return { username: actor.username, home: landingPageOf(actor.role), tabs };
  } catch (error) {
    if (await describeOutage(error)) return null;
    throw error;
  }
}
