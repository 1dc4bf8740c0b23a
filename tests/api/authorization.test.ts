// Calls every operation as every role and compares the answer with `domain/access.ts`.
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { courseTeachers, organizations, users } from "../support/tables";
import {
  type Action,
  type Reach,
  reachOf,
  type Role,
  roleNames,
  teachingReaches,
  type TeachingReach,
  texts,
} from "../support/product-facts";
import { addPlace, callerOf, openPlans, plans, type Place, type Plan } from "../support/authorization-plans";
import { addUser, type Person } from "../support/builders";
import { call, expectProblem, readDocument, testApi, tokenOf } from "../support/rest-api";
import { onlyOf } from "../support/tuples";

const ctx = await testApi();
const operations = Object.values((await readDocument()).paths).flatMap((methods) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    id: operation.operationId,
    access: operation["x-access"],
  })),
);
const open = operations.filter(({ access }) => access === "anybody");
const closed = operations.filter(({ access }) => access !== "anybody");

test("every operation has a plan", () => {
  expect(open.map(({ id }) => id).sort()).toEqual(Object.keys(openPlans).sort());
  expect(closed.map(({ id }) => id).sort()).toEqual(Object.keys(plans).sort());
});

test.each(open)("$id is open to visitors", async ({ method, id }) => {
  const place = await addPlace(ctx);
  expect((await ask(method, openPlans[id]!, place, place.player)).status).toBe(openPlans[id]!.status ?? 200);
});

/** Tokens that no longer work. */
const disabled = await addUser(ctx, { role: "SystemAdmin" });
const disabledToken = await tokenOf(disabled);
await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, disabled.id));
const endedToken = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
await call("DELETE", "/auth/session", { token: endedToken });

test.each(closed)("$id refuses visitors, disabled administrators and ended sign-ins", async ({ method, id }) => {
  const plan = plans[id]!;
  const place = await (plan.endsClass ? addPlace(ctx) : sharedPlace("strangers"));
  const { path, ...request } = await plan.at(place, place.player);
  for (const token of [undefined, disabledToken, endedToken, "forged"])
    expectProblem(await call(method, path, { ...request, token }), 401, texts.signIn.mustLogIn);
});

// Where the target is, and the reaches that include it.
const distances: Record<"own" | "colleague's" | "another organization's", Reach[]> = {
  own: ["any", "organization", "own", "teach", "assist", "part"],
  "colleague's": ["any", "organization"],
  "another organization's": ["any"],
};

describe.each(roleNames)("%s", (role) => {
  test.each(closed)("$id reaches exactly what the access table allows", async ({ method, id, access }) => {
    const plan = plans[id]!;
    const reach = access === "signedIn" ? "any" : reachOf(role, access as Action);
    const places =
      reach === null || plan.isEverywhere ? (["own"] as const) : (Object.keys(distances) as (keyof typeof distances)[]);
    for (const whose of places) {
      const isLet = reach !== null && (plan.isEverywhere || distances[whose].includes(reach));
      const isShared = !plan.endsClass && (method === "GET" || !isLet);
      const { home, caller, token } = await (isShared ? settledOnce(role) : openPlaceFor(role));
      const organizationId = whose === "colleague's" ? home.running.organizationId : undefined;
      const addOther = () => addPlace(ctx, organizationId);
      const other = isShared ? () => sharedPlace(`${role}: ${whose}`, addOther) : addOther;
      const place = whose === "own" ? home : await other();
      const answer = await ask(method, plan, place, whose === "own" || plan.isOfCaller ? caller : place.player, token);
      expect([whose, answer.status], JSON.stringify(answer.body)).toEqual([
        whose,
        reach === null ? 403 : isLet ? (plan.status ?? 200) : 404,
      ]);
    }
  });
});

// Operations about one course: another instructor of the organization, as co-instructor or assistant.
const ofCourses = closed.filter(({ id, access }) => {
  const reach = access === "signedIn" ? null : reachOf("Instructor", access as Action);
  return !plans[id]!.isEverywhere && (reach === "teach" || reach === "assist");
});

describe.each(teachingReaches)("somebody of the reach %s", (taughtAs) => {
  test.each(ofCourses)("$id", async ({ method, id, access }) => {
    const plan = plans[id]!;
    const isLet = taughtAs === "teach" || reachOf("Instructor", access as Action) === "assist";
    const isShared = !plan.endsClass && (method === "GET" || !isLet);
    const { home, teacher, token } = await (isShared ? sharedTeacher(taughtAs) : addTeacher(taughtAs));
    const answer = await ask(method, plan, home, teacher, token);
    expect(answer.status, JSON.stringify(answer.body)).toBe(isLet ? (plan.status ?? 200) : 404);
  });
});

async function addTeacher(taughtAs: TeachingReach) {
  const home = await addPlace(ctx);
  const { id: courseId, organizationId, owner } = home.running;
  const teacher = await addUser(ctx, { role: "Instructor", organizationId });
  await ctx.db.insert(courseTeachers).values({
    ...{ courseId, userId: teacher.id, reach: taughtAs },
    ...{ addedBy: owner.id, adderName: owner.userName, addedAt: new Date() },
  });
  return { home, teacher, token: await tokenOf(teacher) };
}

const sharedTeachers = new Map<TeachingReach, ReturnType<typeof addTeacher>>();
function sharedTeacher(taughtAs: TeachingReach) {
  const shared = sharedTeachers.get(taughtAs) ?? addTeacher(taughtAs);
  sharedTeachers.set(taughtAs, shared);
  return shared;
}

test.each(roleNames.filter((role) => role !== "SystemAdmin"))(
  "%s reveals nothing of another organization in any answer",
  async (role) => {
    const { home, caller, token } = await openPlaceFor(role);
    const foreign = await addPlace(ctx);
    const { name } = onlyOf(
      await ctx.db
        .select({ name: organizations.name })
        .from(organizations)
        .where(eq(organizations.id, foreign.running.organizationId)),
    );
    const secrets = [
      `"${name}"`,
      foreign.running.organizationId,
      foreign.running.id,
      foreign.running.code,
      foreign.player.id,
      foreign.player.userName,
      foreign.running.owner.id,
    ];
    for (const { method, id } of closed.filter((operation) => operation.method === "GET")) {
      const { body } = await ask(method, plans[id]!, home, caller, token);
      const text = JSON.stringify(body);
      expect(
        secrets.filter((word) => text.includes(word)),
        id,
      ).toEqual([]);
    }
  },
);

/** A place, with a signed-in user of the role in it. */
async function openPlaceFor(role: Role) {
  const home = await addPlace(ctx);
  const caller = await callerOf(home, role);
  await ctx.db
    .update(users)
    .set({ roles: [role] })
    .where(eq(users.id, caller.id));
  return { home, caller, token: await tokenOf(caller) };
}

const settlers = new Map<Role, ReturnType<typeof openPlaceFor>>();
function settledOnce(role: Role) {
  const settler = settlers.get(role) ?? openPlaceFor(role);
  settlers.set(role, settler);
  return settler;
}

const sharedPlaces = new Map<string, Promise<Place>>();
/** Reading and refused calls share one place. */
function sharedPlace(name: string, add = () => addPlace(ctx)): Promise<Place> {
  const place = sharedPlaces.get(name) ?? add();
  sharedPlaces.set(name, place);
  return place;
}

async function ask(method: string, plan: Plan, place: Place, whom: Person, token?: string) {
  const { path, ...request } = await plan.at(place, whom);
  return call(method, path, { ...request, token });
}
