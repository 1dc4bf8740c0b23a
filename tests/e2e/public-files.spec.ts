import { findSecrets } from "../support/public-secrets";
import { expect, test } from "./test";

test("no public file of the whole build says which answer is right, or why", () => {
  const { secrets, asked, files } = findSecrets("build/client");
  expect(secrets).toEqual([]);
  // The questions themselves are there: so it was looked at the right files.
  expect(asked).toBeGreaterThan(50);
  expect(files).toBeGreaterThan(50);
});
