import * as v from "valibot";
import { requireSignInId } from "~/domain/access";
import { Credentials, signIn } from "~/domain/accounts/sign-in";
import { endSignIn } from "~/domain/accounts/end-sign-in";
import { refreshSignIn, signInOfRefreshToken } from "~/domain/accounts/refresh-sign-in";
import { confirmByFactor, confirmByPassword } from "~/domain/factors/confirm-sign-in";
import { CodeField } from "~/domain/factors/factor-rules";
import { finishSignIn } from "~/domain/factors/finish-sign-in";
import { Refusal } from "~/domain/refusal";
import { signAccessToken, signResetGrant } from "~/http/access-token.server";
import { apiContextOf, pageCookieOf, signedInApiContextOf } from "~/http/api-context.server";
import { writeClearedCookies, writeResetGrant, writeSignInCookie, sentSignInOf } from "~/http/cookies.server";
import { rememberDevice, createSignInContext, deviceOf } from "~/http/context.server";
import { getPlatform } from "~/http/platform.server";
import { queueSignIn } from "~/http/queue-sign-in.server";
import { openStep, sealStep } from "~/http/second-step.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { RoleNames, Refreshed, SignedIn } from "./answers";
import { nothing, ok, operation, textBody } from "./operation";
import { createRouter, validate } from "./router";
import { readTextInBody } from "./text-body";

const FactorOfSignIn = v.object({
  challenge: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000)),
  code: CodeField,
});

const Confirmation = v.object({
  password: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(1024, () => keyed(say.signIn.passwordTooLong)),
    ),
  ),
  code: v.optional(CodeField),
});

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
        "the tokens are empty. If the account has a second factor, `challenge` is what `POST /auth/session/factor` needs.",
    }),
    validate("json", Credentials),
    async (c) => {
      const credentials = c.req.valid("json");
      const { username } = credentials;
      const signedIn = await queueSignIn(c.req.raw, username, (ctx, device) => signIn(ctx, credentials, device));
      const { userId: id } = signedIn;
      // Browsers become known after the sign-in only: they have their own count of codes.
      if (!signedIn.canPlay && signedIn.reason === "factorRequired")
        return c.json({
          ...{ refreshToken: "", accessToken: "", id, canPlay: false },
          message: texts.signIn.cannotPlay({ reason: signedIn.reason }),
          challenge: await sealStep("api", signedIn.step),
        });
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
      c.header("Set-Cookie", await rememberDevice(c.req.raw, username), { append: true });
      const accessToken = await signAccessToken(signedIn);
      c.header("x-auth-token", accessToken);
      return c.json({ refreshToken: signedIn.refreshToken, accessToken, id, canPlay: true });
    },
  )
  .post(
    "/session/factor",
    operation("Sign in: the second factor", "anybody", ok(SignedIn), {
      description:
        "`challenge` is from `POST /auth/session`; it works for five minutes, once. `code` is from the authenticator " +
        "app, or a recovery code. Passkeys need a browser.",
    }),
    validate("json", FactorOfSignIn),
    async (c) => {
      const { challenge, code } = c.req.valid("json");
      const step = await openStep("api", challenge);
      if (!step) throw new Refusal("conflict", say.factors.startAgain);
      const ctx = await createSignInContext();
      const { env } = await getPlatform();
      const device = await deviceOf(c.req.raw);
      const options = { keys: env.secretKeys, device, site: await readMailSite(), linkToken: null };
      const signedIn = await finishSignIn(ctx, step, { code }, options);
      const { userId: id } = signedIn;
      c.header("Set-Cookie", await rememberDevice(c.req.raw, step.username), { append: true });
      if (!signedIn.canPlay) {
        const message = texts.signIn.cannotPlay({ reason: signedIn.reason });
        return c.json({ refreshToken: "", accessToken: "", id, canPlay: false, message });
      }
      const accessToken = await signAccessToken(signedIn);
      c.header("x-auth-token", accessToken);
      return c.json({ refreshToken: signedIn.refreshToken, accessToken, id, canPlay: true });
    },
  )
  .post(
    "/session/confirmation",
    operation("Confirm who you are", "signedIn", ok(Refreshed), {
      description:
        "Dangerous calls (changing roles, clearing leaderboards) are refused with `refusals.proofRequired` if the " +
        "sign-in is older than 15 minutes. Send the password or a code of the second factor, then repeat the call. " +
        "The sign-in's earlier refresh token no longer works: use the one in the answer.",
    }),
    validate("json", Confirmation),
    async (c) => {
      const ctx = await signedInApiContextOf(c.req.raw);
      const signInId = requireSignInId(ctx.actor);
      const input = c.req.valid("json");
      const device = await deviceOf(c.req.raw);
      const cookie = pageCookieOf(c.req.raw);
      const confirm = async (code: string | undefined) => {
        if (code === undefined) return confirmByPassword(ctx, input.password ?? "", device, cookie);
        const { env } = await getPlatform();
        const options = { keys: env.secretKeys, device, site: await readMailSite(), nonce: null, cookie };
        return confirmByFactor(ctx, { code }, options);
      };
      const renewed = await confirm(input.code);
      if (!renewed) throw new Refusal("conflict", say.factors.confirmAgain);
      if (renewed.cookieToken)
        c.header("Set-Cookie", writeSignInCookie(c.req.raw, renewed.cookieToken), { append: true });
      const accessToken = await signAccessToken({ signInId, userId: ctx.actor.userId });
      return c.json({ refreshToken: renewed.refreshToken, accessToken });
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
      if (sentSignInOf(c.req.raw))
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
