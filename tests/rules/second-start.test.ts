import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { expect, test } from "vitest";

const writers = {
  "simulator/list-content.mjs": ["content/every-file.ts"],
  "server/route-facts.mjs": ["vercel.json"],
};

test.each(Object.entries(writers))("a second start rebuilds nothing: %s keeps what is right", (script, files) => {
  const changedAt = () => files.map((file) => statSync(file).mtimeMs);
  const before = changedAt();
  expect(spawnSync(process.execPath, [script]).status).toBe(0);
  expect(changedAt()).toEqual(before);
});
