import { findSecrets } from "../support/public-secrets";
import { expect, test } from "./test";

test("no public file of the whole build says which answer is right, or why", () => {
  const [pages, game] = [findSecrets("build/client"), findSecrets("public")];
  expect([...pages.secrets, ...game.secrets]).toEqual([]);
  // The questions themselves are there: so it was looked at the right files.
  expect(game.questions).toBeGreaterThan(50);
  expect(pages.files).toBeGreaterThan(50);
});
