import { expect, test } from "vitest";
import { readStoredText, storeText } from "~/texts/stored-text";
import { say } from "~/texts/say";

test("a stored message is put into words when it is read", () => {
  const stored = storeText(say.batchReasons.owns({ courses: 2 }));
  expect(readStoredText(stored)).toBe("Owns 2 courses. Reassign or delete them first.");
});

test.each(['{"textKey":', '{"textKey":"refusals.unknown"}', '{"textKey":"rosterRows.roleUnknown"}'])(
  "what a person writes is shown as it is, even if it looks like a message: %s",
  (typed) => expect(readStoredText(typed)).toBe(typed),
);

test("words stored by earlier versions stay as they are", () => {
  expect(readStoredText(storeText("Is enabled already."))).toBe("Is enabled already.");
});
