// The caller behind the page cookie, as all parts of a page see it.
import { beforeAll, expect, test } from "vitest";
import { endSignIn } from "~/domain/accounts/end-sign-in";
import type { Ctx } from "~/domain/context";
import { contextOf } from "~/http/context.server";
import { signInCookie } from "~/http/cookies.server";
import { createScope, requestScope } from "~/http/request-scope.server";
import { addUser, enterAs } from "../support/builders";
import { testPlatform } from "../support/in-process-api";

let ctx: Ctx;
beforeAll(async () => {
  ctx = await testPlatform();
});

/** Whether each of two parts of a request knows the caller, whose sign-in ends in between. */
async function knowsCallerTwice(method: string | null): Promise<boolean[]> {
  const { userName } = await addUser(ctx);
  const { cookieToken, signInId } = await enterAs(ctx, userName);
  const part = () => new Request("http://apsis.test/", { headers: { cookie: `${signInCookie}=${cookieToken}` } });
  const both = async () => {
    const first = await contextOf(part());
    await endSignIn(ctx, signInId);
    return [first, await contextOf(part())].map(({ actor }) => actor?.username === userName);
  };
  return method === null ? both() : requestScope.run(createScope("request", method), both);
}

test.each(["GET", "HEAD"])("%s: all parts of a page see the same caller", async (method) => {
  expect(await knowsCallerTwice(method)).toEqual([true, true]);
});

test.each(["POST", "PUT", "PATCH", "DELETE", null])(
  "%s: the answering page sees what its request has changed",
  async (method) => {
    expect(await knowsCallerTwice(method)).toEqual([true, false]);
  },
);

test("one request's caller isn't reused for the next", async () => {
  const { cookieToken, signInId } = await enterAs(ctx, (await addUser(ctx)).userName);
  const ask = () =>
    requestScope.run(createScope("request", "GET"), () =>
      contextOf(new Request("http://apsis.test/", { headers: { cookie: `${signInCookie}=${cookieToken}` } })),
    );
  expect((await ask()).actor).not.toBeNull();
  await endSignIn(ctx, signInId);
  expect((await ask()).actor).toBeNull();
});
