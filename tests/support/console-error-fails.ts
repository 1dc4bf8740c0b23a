// A test that writes to console.error fails.
import { format } from "node:util";
import { afterEach, expect } from "vitest";

const messages: string[] = [];
console.error = (...values: unknown[]) => void messages.push(format(...values));

afterEach(() => {
  expect(messages.splice(0), "console.error").toEqual([]);
});
