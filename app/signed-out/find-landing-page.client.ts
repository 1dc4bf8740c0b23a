import { mainRoleOf } from "~/domain/roles";
import { readUserCookie } from "~/ui/sign-in-storage";

/** Where the person who is signed in belongs; null when nobody is, or when the server cannot say. */
export async function findLandingPage(): Promise<string | null> {
  if (!readUserCookie()) return null;
  const answer = await fetch("/api/auth/session/roles").catch(() => null);
  if (!answer?.ok) return null;
  // As the API's document promises of every 200 there.
  const roles = (await answer.json()) as string[];
  const { landingPageOf } = await import("~/domain/areas");
  return landingPageOf(mainRoleOf(roles));
}
