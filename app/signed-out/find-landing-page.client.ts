import { mainRoleOf } from "~/domain/roles";
import { readUserCookie } from "~/ui/sign-in-storage";

/** The landing page of the signed-in user; null if signed out or unknown. */
export async function findLandingPage(): Promise<string | null> {
  if (!readUserCookie()) return null;
  const answer = await fetch("/api/auth/session/roles").catch(() => null);
  if (!answer?.ok) return null;
  // The API's document guarantees this for every 200.
  const roles = (await answer.json()) as string[];
  const { landingPageOf } = await import("~/domain/areas");
  return landingPageOf(mainRoleOf(roles));
}
