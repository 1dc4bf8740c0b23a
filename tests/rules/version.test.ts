import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { build } from "~/domain/build";
import manifest from "../../package.json" with { type: "json" };

test("the package and the newest release in the changelog have the version and date of the About dialog", () => {
  expect(manifest.version).toBe(build.version);
  const [month = "", day = "", year = ""] = build.date.split("/");
  const isoDate = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const [release] = readFileSync("CHANGELOG.md", "utf8").match(/^## \d.*$/m) ?? [];
  expect(release).toBe(`## ${build.version}, ${isoDate}`);
});
