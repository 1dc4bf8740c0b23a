import { expect, test } from "vitest";
import { titleOf } from "~/http/page-title";

const session = { courseName: "Orbits" };

test("a title says what a page shows, and in which course", () => {
  const title = (data: unknown, handle: object = {}) => titleOf([{ data: {} }, { data, handle }], undefined);
  expect(title({ session }, { title: "Gradebook" })).toBe("Gradebook - Orbits");
  expect(title({ session, student: { username: "ada", fullName: "Ada King" } })).toBe("Ada King - Orbits");
  expect(title({ session, student: { username: "ada", fullName: "" } })).toBe("ada - Orbits");
  expect(title({ session, column: { scenarioTitle: "Phasing" } }, { title: "Grades" })).toBe(
    "Phasing - Grades - Orbits",
  );
  expect(title({ user: { username: "ada" } })).toBe("ada");
  expect(title({ user: { username: "ada" } }, { title: "My account" })).toBe("My account");
  expect(title({}, { section: { label: () => "Users", place: 1 } })).toBe("Users");
  expect(title(null)).toBe("");
});

test("an error page's title names the error", () => {
  const titles = [{ status: 404 }, { status: 403 }, { status: 401 }, new Error("x")].map((error) => titleOf([], error));
  expect(titles).toEqual(["Page not found", "Forbidden", "Unauthorized", "Error"]);
});
