// Calls that a game in a frame on GAME_ORIGIN may have made as its player: what playing needs, and nothing else.
import { readCookie } from "~/ui/browser-storage";
import { refreshAccessToken } from "~/ui/page-client";
import type { PlayerAnswer, PlayerCall } from "./frame-messages";

const id = "[\\w-]{1,64}";
const posts = new RegExp(`^/api/(scores|scores/starts|scores/starts/${id}/answers|groups/join)$`);
/** Of users and their attempts the player's own alone, whatever their role may read elsewhere. */
const reads = new RegExp(
  `^/api/(users/(?<user>${id})|scores/user/(?<player>${id})(/${id})*|sessions(/${id})?|scores/progress|courses/${id}/headers|` +
    `scenarios/${id}/lesson|scores/leaderboard/${id}/${id}|openapi\\.json)$`,
);

/** Whether a game may make this call as its player. */
export function mayCall(method: string, address: string, userId: string): boolean {
  const { origin, pathname } = new URL(address, "https://site.invalid");
  if (origin !== "https://site.invalid") return false;
  if (method === "POST") return posts.test(pathname);
  const { user, player } = reads.exec(pathname)?.groups ?? {};
  return method === "GET" && reads.test(pathname) && [user ?? userId, player ?? userId].every((of) => of === userId);
}

const refused = (status: number, title: string): PlayerAnswer => ({
  status,
  type: "application/problem+json",
  body: JSON.stringify({ title, status }),
});

/** Makes a call on this site's own origin, with the player's sign-in, which is refreshed once after a 401. */
export async function callAsPlayer({ method, path, type, body }: PlayerCall, userId: string): Promise<PlayerAnswer> {
  if (!URL.canParse(path, location.origin) || !mayCall(method, path, userId))
    return refused(403, "A game on GAME_ORIGIN may not make this call.");
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
