import { expect, test } from "vitest";
import { canCall } from "~/game/player-calls";
import { readEnvironment } from "~/http/environment.server";

test.each([
  ["GAME_ORIGIN needs APP_URL", { GAME_ORIGIN: "https://game.example.org" }],
  ["must differ", { GAME_ORIGIN: "https://a.example", APP_URL: "https://a.example/" }],
  ["must be an origin", { GAME_ORIGIN: "https://a.example/game", APP_URL: "https://b.example" }],
])("a start says: %s", (text, variables) =>
  expect(() => readEnvironment({ SESSION_SECRET: "a secret of the tests, 32 characters", ...variables })).toThrow(text),
);

test.each<[string, string, boolean]>([
  ["POST", "/api/scores", true],
  ["POST", "/api/scores/starts", true],
  ["GET", "/api/me/feedback", true],
  ["POST", "/api/me/feedback/8e3c/read", true],
  ["POST", "/api/me/feedback/8e3c/answer", false],
  ["GET", "/api/weekly-mission/ghosts?sessionId=8e3c", true],
  ["POST", "/api/weekly-mission/flights", true],
  ["POST", "/api/weekly-mission", false],
  ["GET", "/api/sessions", true],
  ["GET", "/api/users/me", true],
  ["GET", "/api/users/other", false],
  ["GET", "/api/scores/user/other", false],
  ["GET", "/api/users", false],
  ["GET", "/api/sessions/../users", false],
  ["GET", "//evil.example/api/sessions", false],
  ["GET", "https://evil.example/api/sessions", false],
  ["GET", "/api/sessions\\..\\users", false],
  ["PUT", "/api/scores", false],
  ["constructor", "/api/scores", false],
])("%s %s as the player: %s", (method, path, isAllowed) => expect(canCall(method, path, "me")).toBe(isAllowed));
