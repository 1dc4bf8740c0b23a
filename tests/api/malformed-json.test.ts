// Malformed JSON is the sender's mistake in every call that takes JSON.
import { expect, test } from "vitest";
import { addUser } from "../support/builders";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();
const admin = await addUser(ctx, { role: "SystemAdmin" });
const token = await tokenOf(admin);

type Operation = { requestBody?: { content?: Record<string, unknown> } };
const document = (await (await fetch(`${apiUrl()}/api/openapi.json`)).json()) as {
  paths: Record<string, Record<string, Operation>>;
};
/** Calls that may end the sign-in come last. */
const isLast = ({ path }: { path: string }) => Number(path.startsWith("/auth"));
const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody?.content?.["application/json"]
        ? [{ method: method.toUpperCase(), path: path.replace(/^\/api/, "").replaceAll(/\{\w+\}/g, admin.id) }]
        : [],
    ),
  )
  .sort((one, other) => isLast(one) - isLast(other));

test("the document lists the calls that take JSON", () => {
  expect(operations.length).toBeGreaterThan(20);
});

test.each(operations)("$method $path answers malformed JSON without a server error", async ({ method, path }) => {
  for (const text of ['{"a":', "NaN", "0x10"])
    for (const caller of [{}, { token }]) {
      const { status } = await call(method, path, { ...caller, text, headers: { "content-type": "application/json" } });
      expect([text, caller, status, status < 500]).toEqual([text, caller, status, true]);
    }
});
