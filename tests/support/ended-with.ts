import { expect } from "vitest";
import type { Ended } from "./child-process";

/** The server gave up, and said why in one line. */
export function expectEndedWith({ code, output }: Ended, line: RegExp) {
  expect(output.trim()).toMatch(line);
  expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
}
