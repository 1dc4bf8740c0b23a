import { expect } from "vitest";
import type { ExitResult } from "./child-process";

/** Expects that the server exited with one line that says why. */
export function expectEndedWith({ code, output }: ExitResult, line: RegExp) {
  expect(output.trim()).toMatch(line);
  expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
}
