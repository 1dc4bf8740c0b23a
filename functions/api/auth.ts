import { loginTexts } from "~/domain/accounts/account-texts";
import { Credentials } from "~/domain/accounts/credentials";
import { endSignIn } from "~/domain/accounts/end-sign-in";
import { refreshSignIn, signInOfRefreshToken } from "~/domain/accounts/refresh-sign-in";
import { signIn } from "~/domain/accounts/sign-in";
import { Refusal } from "~/domain/refusal";
import { newAccessToken, newResetGrant } from "~/http/access-token.server";
import { apiContext, signedInApiContext } from "~/http/api-context.server";
import { clearedCookies, cookiesOf, resetGrant, signInCookie } from "~/http/cookies.server";
import { deviceOf, knownFromNowOn } from "~/http/context.server";
import { RoleNames, Refreshed, SignedIn } from "./answers";
import { nothing, ok, operation, textBody } from "./operation";
import { router, valid } from "./router";
import { textInBody } from "./text-body";

/** Access tokens come in the body and in the header `x-auth-token`. */
export const auth = router()
  .post(
    "/session",
    operation("Sign in", "anybody", ok(SignedIn), {
      description:
        "With the right password of an account that may not sign in, `canPlay` is false, `message` says why, and the tokens are empty.",
    }),
    valid("json", Credentials),
    async (c) => {
      const ctx = await visitorContext(c.req.raw);
      const signedIn = await signIn(ctx, c.req.valid("json"), await deviceOf(c.req.raw));
      const { userId: id, canPlay } = signedIn;
      c.header("Set-Cookie", await knownFromNowOn(c.req.raw, c.req.valid("json").username), { append: true });
      if (!canPlay) {
        if (signedIn.reason === "resetRequired")
          c.header("Set-Cookie", resetGrant(c.req.raw, await newResetGrant(id)), { append: true });
        return c.json({ refreshToken: "", accessToken: "", id, canPlay, message: loginTexts[signedIn.reason] });
      }
      const accessToken = await newAccessToken(signedIn);
      c.header("x-auth-token", accessToken);
      return c.json({ refreshToken: signedIn.refreshToken, accessToken, id, canPlay });
    },
  )
  .delete(
    "/session",
    operation("Sign out", "anybody", nothing, {
      description: "Ends the sign-in of the refresh token in the body; without one, the sign-in that makes the call.",
      ...textBody("refreshToken", "the refresh token", false),
    }),
    async (c) => {
      const token = await textInBody(c.req.raw.clone(), "refreshToken", 200);
      const ctx = await (token ? visitorContext(c.req.raw) : apiContext(c.req.raw));
      const signInId = token ? (await signInOfRefreshToken(ctx, token))?.signInId : ctx.actor?.signInId;
      if (signInId) await endSignIn(ctx, signInId);
      if (cookiesOf(c.req.raw)[signInCookie])
        for (const cookie of clearedCookies(c.req.raw)) c.header("Set-Cookie", cookie, { append: true });
      return c.body(null, 204);
    },
  )
  .post(
    "/session/token",
    operation("Refresh a sign-in", "anybody", ok(Refreshed), {
      description: "Each refresh token works once. Showing one a second time ends the sign-in.",
      ...textBody("refreshToken", "the refresh token"),
    }),
    async (c) => {
      const token = await textInBody(c.req.raw, "refreshToken", 200);
      if (!token)
        throw new Refusal("invalid", "The body must be the refresh token.", {
          refreshToken: ["Refresh token is required."],
        });
      const ctx = await visitorContext(c.req.raw);
      const { signInId, refreshToken } = await refreshSignIn(ctx, token);
      const accessToken = await newAccessToken({
        signInId,
        userId: (await signInOfRefreshToken(ctx, refreshToken))!.userId,
      });
      c.header("x-auth-token", accessToken);
      return c.json({ refreshToken, accessToken });
    },
  )
  .get("/session/roles", operation("Read the own roles", "signedIn", ok(RoleNames)), async (c) =>
    c.json((await signedInApiContext(c.req.raw)).actor.roles),
  );

/** These calls carry their own proof: whatever cookie or token the browser adds is not looked at. */
function visitorContext(request: Request) {
  const headers = new Headers(request.headers);
  for (const name of ["cookie", "x-auth-token", "authorization"]) headers.delete(name);
  return apiContext(new Request(request.url, { headers }));
}
