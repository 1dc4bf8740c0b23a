// A world for some thousand forgeries: classes of every kind, honest students, and forgers.
import type { ScenarioEntry } from "~/domain/curricula/curriculum-document";
import type { Ctx } from "~/domain/context";
import {
  addCourse,
  addOrganization,
  addStudent,
  advanced,
  asSystemAdmin,
  foundation,
  unique,
  type Person,
  type TestCourse,
} from "../../support/builders";
import { readPublicTasks, tasksOf, type Task } from "../../support/forger-tools";

import { tokenOf } from "../../support/rest-api";
import { endClass, publishCurriculum, setClaims, startClass } from "../../support/set-up";
import { curriculumIdOf, scenarioIdOf } from "../../support/product-facts";
import { callAs, type Start } from "./calls";
import { schoolEdition } from "./school";

type Question = NonNullable<ScenarioEntry["questions"]>[number];

export type Scenario = {
  scenarioId: string;
  key: string;
  shortTitle: string;
  /** `reported`: the server can't compute its points; they count where its curriculum says so. */
  kind: "flight" | "lesson" | "quiz" | "reported";
  isServerGraded: boolean;
  maxScore: number;
  readingPoints: number;
  tasks: Task[];
  /** By edition, the first at 0. */
  editions: Question[][];
};

export type Player = Person & { token: string };
export type Forger = Player & {
  room: Room;
  starts: Start[];
  /** When the answer to a question was shown: by scenario and question. */
  shownAt: Map<string, number>;
  /** Points that a question has already earned. */
  earned: Map<string, number>;
  /** When attempts at a quiz were accepted: by scenario and class. */
  takenAt: Map<string, number[]>;
};

export type Room = {
  name: string;
  course: TestCourse;
  sessionId: string;
  token: string;
  scenarios: Scenario[];
  /** The edition that grades attempts without a start. */
  edition: number;
  maxAttempts: number | null;
  cooldownMinutes: number;
  takesClaims: boolean;
  honest: Player[];
  forgers: Forger[];
};

export type World = {
  rooms: Room[];
  /** An ended class, in which some forgers began flights. */
  ended: { sessionId: string; starts: Map<string, Start[]> };
};

const usual = { maxAttempts: null, cooldownMinutes: 10, takesClaims: true };

/** A third of the forgers each in the two standard curricula, the rest in the four kinds of a customer's own. */
export async function newWorld(ctx: Ctx, forgers: number): Promise<World> {
  const third = Math.ceil(forgers / 3);
  const sixth = Math.ceil(forgers / 6);
  const flying = [
    await addRoom(ctx, "Foundation", foundation.id, scenariosOf(foundation), third, usual),
    await addRoom(ctx, "Advanced", advanced.id, scenariosOf(advanced), third, usual),
  ];
  const key = unique("forged-school").toLowerCase();
  await publishCurriculum({ ...ctx, actor: null }, JSON.stringify(schoolEdition(key, 1)));
  const scenarios = scenariosOf(schoolEdition(key, 1), schoolEdition(key, 2));
  const id = curriculumIdOf(key);
  const schoolCurricula = [
    await addRoom(ctx, "School, two attempts", id, scenarios, sixth, { ...usual, maxAttempts: 2, cooldownMinutes: 0 }),
    await addRoom(ctx, "School, no wait", id, scenarios, sixth, { ...usual, cooldownMinutes: 0 }),
    await addRoom(ctx, "School, verified only", id, scenarios, 2, { ...usual, takesClaims: false }),
  ];
  const endedClass = await addEndedClass(ctx, flying[0]);
  for (const room of schoolCurricula) await beginFirstEdition(room);
  await publishCurriculum({ ...ctx, actor: null }, JSON.stringify(schoolEdition(key, 2)));
  for (const room of schoolCurricula) room.edition = 1;
  return { rooms: [...flying, ...schoolCurricula], ended: endedClass };
}

type Rules = Pick<Room, "maxAttempts" | "cooldownMinutes" | "takesClaims">;

async function addRoom(
  ctx: Ctx,
  name: string,
  curriculumId: string,
  scenarios: Scenario[],
  forgers: number,
  rules: Rules,
): Promise<Room> {
  const organizationId = await addOrganization(ctx, { curriculumId, userLimit: 1_000 });
  if (!rules.takesClaims) await setClaims(asSystemAdmin(ctx), organizationId, "verifiedOnly");
  const course = await addCourse(ctx, organizationId);
  const sessionId = await startClass(course.owner.ctx, course.id, { name: unique("Class") });
  const token = await tokenOf(course.owner);
  const { maxAttempts, cooldownMinutes } = rules;
  const quizRules = { maxAttempts, cooldownMinutes, review: "afterLastAttempt" };
  await callAs(token, "PUT", `/groups/${course.id}/quizRules`, quizRules);
  const room: Room = { name, course, sessionId, token, scenarios, edition: 0, ...rules, honest: [], forgers: [] };
  const addPlayer = async (): Promise<Player> => {
    const person = await addStudent(ctx, course);
    return { ...person, token: await tokenOf(person) };
  };
  for (let i = 0; i < 2; i++) room.honest.push(await addPlayer());
  for (let i = 0; i < forgers; i++) {
    const own = { starts: [], shownAt: new Map(), earned: new Map(), takenAt: new Map() };
    room.forgers.push({ ...(await addPlayer()), room, ...own });
  }
  return room;
}

type Document = { key: string; campaigns: { scenarios: unknown[] }[] };

/** `later`: editions that are published afterwards. */
function scenariosOf(document: Document, ...later: Document[]): Scenario[] {
  const entriesOf = ({ campaigns }: Document) => campaigns.flatMap(({ scenarios }) => scenarios as ScenarioEntry[]);
  return entriesOf(document).map((entry) => {
    const { key, shortTitle, type, maxScore = 0, grading, questions = [], lesson } = entry;
    const editions = [entry, ...later.flatMap((one) => entriesOf(one).filter((other) => other.key === key))];
    const isFlown = key.startsWith("objective-");
    const kind = type === "Quiz" ? "quiz" : questions.length > 0 ? "lesson" : isFlown ? "flight" : "reported";
    const tasks = kind !== "lesson" ? [] : lesson ? tasksOf(lesson) : readPublicTasks(key);
    return {
      scenarioId: entry.id ?? scenarioIdOf(document.key, key),
      ...{ key, shortTitle, kind, maxScore, tasks },
      isServerGraded: grading === "server",
      readingPoints: maxScore - tasks.reduce((sum, { points }) => sum + points, 0),
      editions: editions.map((one) => one.questions ?? []),
    };
  });
}

/** Starts that the first edition grades, after the second has been published. */
async function beginFirstEdition({ forgers, scenarios, sessionId }: Room) {
  for (const forger of forgers)
    for (const { scenarioId, kind } of scenarios.filter(({ kind }) => kind === "lesson" || kind === "quiz"))
      for (let i = 0; i < (kind === "quiz" ? 4 : 8); i++) {
        const { status, body } = await callAs<Start>(forger.token, "POST", "/scores/starts", { scenarioId, sessionId });
        if (status !== 201) throw new Error(`A start of edition 1 was answered ${status}.`);
        forger.starts.push({ ...body, edition: 0, isUsed: false });
      }
}

async function addEndedClass(ctx: Ctx, room: Room | undefined): Promise<World["ended"]> {
  if (!room) throw new Error("No class has a flight.");
  const course = await addCourse(ctx, room.course.organizationId);
  const sessionId = await startClass(course.owner.ctx, course.id, { name: unique("Ended") });
  const starts = new Map<string, Start[]>();
  for (const forger of room.forgers) {
    await callAs(forger.token, "POST", "/groups/join", { password: course.code });
    const startList: Start[] = [];
    for (const { scenarioId } of room.scenarios.filter(({ kind }) => kind === "flight")) {
      const { body } = await callAs<Start>(forger.token, "POST", "/scores/starts", { scenarioId, sessionId });
      startList.push({ ...body, edition: 0, isUsed: false });
    }
    starts.set(forger.id, startList);
  }
  await endClass({ ...course.owner.ctx, now: new Date() }, course.id);
  return { sessionId, starts };
}
