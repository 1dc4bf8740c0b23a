import { findSecrets } from "../support/public-secrets";
import { expect, test } from "./test";

test("no public file of the build reveals right answers or explanations", () => {
  const [pages, game] = [findSecrets("build/client"), findSecrets("public")];
  expect([...pages.secrets, ...game.secrets]).toEqual([]);
  // The files do contain the questions, so the search looked in the right place.
  expect(game.questions).toBeGreaterThan(50);
  expect(pages.files).toBeGreaterThan(50);
});
