import { expect, test } from "vitest";
import { stubUrlOf } from "~/game/preview-calls";

const site = ["https://apsis.example"];
const [refusal, receipt] = ["/admin/content/contract/call", "/admin/content/contract/call?attempt"];

test.each<[string, string, string | null]>([
  ["POST", "/api/scores", receipt],
  ["post", "https://apsis.example/api//scores/", receipt],
  ["POST", "/api/%73cores", receipt],
  ["POST", "/api/scores/starts", refusal],
  ["POST", "/api/scores/starts/01a2/answers", refusal],
  ["POST", "/api/groups/join", refusal],
  ["DELETE", "/api/users/me", refusal],
  ["PUT", "/api/users/../scores", refusal],
  ["POST", "/api/auth/session/token", null],
  ["DELETE", "/api/auth/session", null],
  ["DELETE", "/api/auth/../users/me", refusal],
  ["GET", "/api/scores/progress", null],
  ["HEAD", "/api/users/me", null],
  ["POST", "/admin/content/contract/call", null],
  ["POST", "https://data.example/api/scores", null],
])("in a preview %s %s is answered by %s", (method, address, answer) =>
  expect(stubUrlOf(method, address, site)).toBe(answer),
);
