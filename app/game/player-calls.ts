// API calls that a game on GAME_ORIGIN may make as its player: only what playing needs.
import { readCookie } from "~/ui/browser-storage";
import { refreshAccessToken } from "~/ui/page-client";
import type { PlayerAnswer, PlayerCall } from "./frame-messages";

const id = "[\\w-]{1,64}";
const allowedPosts = new RegExp(
  `^/api/(scores|scores/starts|scores/starts/${id}/answers|groups/join|me/feedback/${id}/read|` +
    `weekly-mission/(starts|flights|sharing))$`,
);
/** Only the player's own user and attempts, even if their role could read more. */
const allowedReads = new RegExp(
  `^/api/(users/(?<user>${id})|scores/user/(?<player>${id})(/${id})*|sessions(/${id})?|scores/progress|me/feedback|courses/${id}/headers|` +
    `scenarios/${id}/lesson|scores/leaderboard/${id}/${id}|weekly-mission(/(standings|ghosts|rating))?|openapi\\.json)$`,
);

export function canCall(method: string, address: string, userId: string): boolean {
  const { origin, pathname } = new URL(address, "https://site.invalid");
  if (origin !== "https://site.invalid") return false;
  if (method === "POST") return allowedPosts.test(pathname);
  const { user, player } = allowedReads.exec(pathname)?.groups ?? {};
  return (
    method === "GET" && allowedReads.test(pathname) && [user ?? userId, player ?? userId].every((of) => of === userId)
  );
}

const refusal = (status: number, title: string): PlayerAnswer => ({
  status,
  type: "application/problem+json",
  body: JSON.stringify({ title, status }),
});

/** Makes a call from this origin with the player's sign-in; after a 401, refreshes it once. */
export async function callAsPlayer({ method, path, type, body }: PlayerCall, userId: string): Promise<PlayerAnswer> {
  if (!URL.canParse(path, location.origin) || !canCall(method, path, userId))
    // oxlint-disable-next-line apsis/catalogue-text -- for the game's developers.
    return refusal(403, "A game on GAME_ORIGIN may not make this call.");
  const { pathname, search } = new URL(path, location.origin);
  const send = (token: string | null) =>
    fetch(pathname + search, {
      method,
      headers: {
        ...(type ? { "Content-Type": type } : {}),
        ...(token ? { "X-Auth-Token": token } : {}),
        "X-XSRF-TOKEN": readCookie("XSRF-TOKEN") ?? "",
      },
      body: method === "GET" ? undefined : body,
    });
  try {
    let answer = await send(null);
    const token = answer.status === 401 ? await refreshAccessToken() : null;
    if (token) answer = await send(token);
    return { status: answer.status, type: answer.headers.get("Content-Type") ?? "", body: await answer.text() };
  } catch {
    return { status: 0, type: "", body: "" };
  }
}
