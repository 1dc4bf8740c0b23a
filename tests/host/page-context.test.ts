// Who stands behind the page cookie, as the parts of a page ask for it.
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

/** Whether two parts of one request know the caller, whose sign-in is ended between them. */
async function askedTwice(method: string | null): Promise<boolean[]> {
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

test.each(["GET", "HEAD"])("%s: all parts of a page that is read are told the same", async (method) => {
  expect(await askedTwice(method)).toEqual([true, true]);
});

test.each(["POST", "PUT", "PATCH", "DELETE", null])(
  "%s: what a request has changed is seen by the page that it answers",
  async (method) => {
    expect(await askedTwice(method)).toEqual([true, false]);
  },
);

test("what one request was told is not told to the next", async () => {
  const { cookieToken, signInId } = await enterAs(ctx, (await addUser(ctx)).userName);
  const ask = () =>
    requestScope.run(createScope("request", "GET"), () =>
      contextOf(new Request("http://apsis.test/", { headers: { cookie: `${signInCookie}=${cookieToken}` } })),
    );
  expect((await ask()).actor).not.toBeNull();
  await endSignIn(ctx, signInId);
  expect((await ask()).actor).toBeNull();
});
