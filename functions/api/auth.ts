import { Credentials, signIn } from "~/domain/accounts/sign-in";
import { endSignIn } from "~/domain/accounts/end-sign-in";
import { refreshSignIn, signInOfRefreshToken } from "~/domain/accounts/refresh-sign-in";
import { Refusal } from "~/domain/refusal";
import { signAccessToken, signResetGrant } from "~/http/access-token.server";
import { apiContextOf, signedInApiContextOf } from "~/http/api-context.server";
import { writeClearedCookies, cookiesOf, writeResetGrant, signInCookie } from "~/http/cookies.server";
import { rememberDevice, createSignInContext } from "~/http/context.server";
import { queueSignIn } from "~/http/queue-sign-in.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { RoleNames, Refreshed, SignedIn } from "./answers";
import { nothing, ok, operation, textBody } from "./operation";
import { createRouter, validate } from "./router";
import { readTextInBody } from "./text-body";

/**
 * Access tokens are returned in the body and in the header `x-auth-token`. These calls carry their own proof and ignore
 * cookies and tokens.
 */
export const auth = createRouter()
  .post(
    "/session",
    operation("Sign in", "anybody", ok(SignedIn), {
      description:
        "With the right password of an account that may not sign in, `canPlay` is false, `message` says why, and " +
        "the tokens are empty.",
    }),
    validate("json", Credentials),
    async (c) => {
      const credentials = c.req.valid("json");
      const { username } = credentials;
      const signedIn = await queueSignIn(c.req.raw, username, (ctx, device) => signIn(ctx, credentials, device));
      const { userId: id } = signedIn;
      c.header("Set-Cookie", await rememberDevice(c.req.raw, username), { append: true });
      if (!signedIn.canPlay) {
        if (signedIn.reason === "resetRequired")
          c.header("Set-Cookie", writeResetGrant(c.req.raw, await signResetGrant(signedIn.grant)), { append: true });
        return c.json({
          refreshToken: "",
          accessToken: "",
          id,
          canPlay: false,
          message: texts.signIn.cannotPlay({ reason: signedIn.reason }),
        });
      }
      const accessToken = await signAccessToken(signedIn);
      c.header("x-auth-token", accessToken);
      return c.json({ refreshToken: signedIn.refreshToken, accessToken, id, canPlay: true });
    },
  )
  .delete(
    "/session",
    operation("Sign out", "anybody", nothing, {
      description: "Ends the sign-in of the refresh token in the body; without one, the sign-in that makes the call.",
      ...textBody("refreshToken", "the refresh token", false),
    }),
    async (c) => {
      const token = await readTextInBody(c.req.raw.clone(), "refreshToken", 200);
      const ctx = await (token ? createSignInContext() : apiContextOf(c.req.raw));
      const signInId = token ? (await signInOfRefreshToken(ctx, token))?.signInId : ctx.actor?.signInId;
      if (signInId) await endSignIn(ctx, signInId);
      if (cookiesOf(c.req.raw)[signInCookie])
        for (const cookie of writeClearedCookies(c.req.raw)) c.header("Set-Cookie", cookie, { append: true });
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
      const token = await readTextInBody(c.req.raw, "refreshToken", 200);
      if (!token)
        throw new Refusal("invalid", say.apiRefusals.refreshTokenBody, {
          refreshToken: [say.apiRefusals.refreshTokenRequired],
        });
      const ctx = await createSignInContext();
      const { signInId, refreshToken } = await refreshSignIn(ctx, token);
      const signIn = await signInOfRefreshToken(ctx, refreshToken);
      if (!signIn) throw new Error("The refreshed sign-in has no user.");
      const accessToken = await signAccessToken({ signInId, userId: signIn.userId });
      c.header("x-auth-token", accessToken);
      return c.json({ refreshToken, accessToken });
    },
  )
  .get("/session/roles", operation("Read the own roles", "signedIn", ok(RoleNames)), async (c) =>
    c.json((await signedInApiContextOf(c.req.raw)).actor.roles),
  );
