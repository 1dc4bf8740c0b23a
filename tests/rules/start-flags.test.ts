import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productionFlags } from "../support/server";

test("npm start and the image pass the same flags, and this Node knows them", () => {
  expect(productionFlags.map((flag) => flag.split("=")[0])).toEqual([
    "--heap-growing-percent",
    "--wasm-tiering-budget",
  ]);
  expect(readFileSync("Dockerfile", "utf8")).toContain(`exec node ${productionFlags.join(" ")} build/host.js`);
  const script = "console.log(process.execArgv.length)";
  const printed = execFileSync(process.execPath, [...productionFlags, "-e", script], { encoding: "utf8" });
  expect(Number(printed)).toBeGreaterThanOrEqual(productionFlags.length);
});
