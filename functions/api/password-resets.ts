import * as v from "valibot";
import { askWhetherResetPending } from "~/domain/accounts/forced-reset";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { ResetByLink, ResetByUsername, ResetRequest } from "~/domain/accounts/reset-request";
import { setPasswordByLink, setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { readResetGrant } from "~/http/access-token.server";
import { deviceOf, rememberAfterReset, createVisitorContext } from "~/http/context.server";
import { resetGrantOf } from "~/http/cookies.server";
import { hideTiming } from "~/http/hide-timing.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { Message, ResetPending } from "./answers";
import { ok, operation, textBody } from "./operation";
import { createRouter, refuseField, validate } from "./router";
import { readTextInBody } from "./text-body";

const Named = v.object({ username: v.pipe(v.string(), v.maxLength(254)) });

/** The calls about passwords, which work without a sign-in. */
export const passwordResets = createRouter()
  .get(
    "/passwordResets/:username",
    operation("Read whether a user must set a new password", "anybody", ok(ResetPending)),
    validate("param", Named),
    async (c) =>
      c.json({
        data: await askWhetherResetPending(
          await createVisitorContext(),
          c.req.valid("param").username,
          await deviceOf(c.req.raw),
        ),
      }),
  )
  .put(
    "/passwordResets/:username",
    operation("Set a new password by user name", "anybody", ok(Message), {
      description:
        "Needs the one-time code of a forced reset, or the leave that a sign-in with the right password has just " +
        "given.",
    }),
    validate("param", Named),
    validate("json", ResetByUsername),
    async (c) => {
      const input = c.req.valid("json");
      if (nameKey(input.username) !== nameKey(c.req.valid("param").username)) {
        throw new Refusal("invalid", say.apiRefusals.otherUsername, {
          username: [say.apiRefusals.usernameMustMatch],
        });
      }
      const resetter = await setPasswordByUsername(
        await createVisitorContext(),
        input,
        await readResetGrant(resetGrantOf(c.req.raw)),
        await deviceOf(c.req.raw),
      );
      for (const cookie of await rememberAfterReset(c.req.raw, resetter))
        c.header("Set-Cookie", cookie, { append: true });
      return c.json({ message: texts.passwordReset.done });
    },
  )
  .post(
    "/requestPasswordReset",
    operation("Ask for a reset link by mail", "anybody", ok(Message), {
      description: "Answers the same whether or not there is such an address.",
      ...textBody("email", "ada@example.org"),
    }),
    async (c) => {
      const parsed = v.safeParse(ResetRequest, { email: (await readTextInBody(c.req.raw, "email")) ?? "" });
      if (!parsed.success) throw refuseField("email", parsed.issues[0]);
      const [ctx, site] = [await createVisitorContext(), await readMailSite()];
      await hideTiming(async () => requestPasswordReset(ctx, parsed.output.email, site, await deviceOf(c.req.raw)));
      return c.json({ message: texts.signedOut.resetLinkSent });
    },
  )
  .post(
    "/resetPassword",
    operation("Set a new password by a reset link", "anybody", ok(Message)),
    validate("json", ResetByLink),
    async (c) => {
      const resetter = await setPasswordByLink(
        await createVisitorContext(),
        c.req.valid("json"),
        await deviceOf(c.req.raw),
      );
      for (const cookie of await rememberAfterReset(c.req.raw, resetter))
        c.header("Set-Cookie", cookie, { append: true });
      return c.json({ message: texts.passwordReset.done });
    },
  );
