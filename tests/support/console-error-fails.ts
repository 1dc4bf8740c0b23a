// A test that writes to console.error fails.
import { format } from "node:util";
import { afterEach, expect } from "vitest";

const written: string[] = [];
console.error = (...values: unknown[]) => void written.push(format(...values));

afterEach(() => {
  expect(written.splice(0), "console.error").toEqual([]);
});
