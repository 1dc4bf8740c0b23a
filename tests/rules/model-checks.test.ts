import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { checkModels } from "~/domain/model-checks";

test.each(checkModels().map((check) => [check.quantity, check] as const))(
  "%s is published by others, and a test repeats it",
  (_, { ours, independent, test: file, within = 2e-6 }) => {
    if (independent === 0) expect(ours).toBeLessThan(0.01);
    else expect(Math.abs(ours / independent - 1)).toBeLessThan(within);
    expect(existsSync(file)).toBe(true);
  },
);
