// The REST API's answers, to compare with what the pages show.
import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { ApiClient } from "../support/api-client";
import { demoPassword } from "~/domain/demo/people";

export type Group = {
  id: string;
  name: string;
  password: string;
  ownerOrganizationId: string;
  activeSessionId: string | null;
  lastActiveSessionId: string | null;
  memberIds?: string[];
};
export type Scorecard = {
  username: string;
  scenarioId: string;
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  time: string;
  questionScorecards: {
    questionText: string;
    score: number;
    maxScore: number;
    answerScorecards: { answerText: string; answered: boolean; correct: boolean }[];
  }[];
};

/** A GET with the sign-in of the page's browser. */
export async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api${path}`);
  expect(answer.ok(), `GET ${path}: ${answer.status()}`).toBe(true);
  return answer.json() as Promise<T>;
}

export async function courseNamed(request: APIRequestContext, name: string): Promise<Group & { sessionId: string }> {
  const course = (await read<Group[]>(request, "/groups")).find((group) => group.name === name);
  expect(course, `course ${name}`).toBeDefined();
  const group = await read<Group>(request, `/groups/${course!.id}`);
  return { ...group, sessionId: (group.activeSessionId ?? group.lastActiveSessionId)! };
}

export async function quizNamed(
  request: APIRequestContext,
  courseId: string,
  shortTitle: string,
): Promise<ScenarioHeader> {
  const headers = await read<ScenarioHeader[]>(request, `/courses/${courseId}/headers`);
  return headers.find((header) => header.scenarioShortTitle === shortTitle)!;
}

type UserName = { username: string; firstName: string; lastName: string };

/** By username. */
export async function membersOf(request: APIRequestContext, course: Group) {
  const users = await Promise.all(course.memberIds!.map((id) => read<UserName>(request, `/users/${id}`)));
  return users
    .map(({ username, firstName, lastName }) => ({ username, fullName: `${firstName} ${lastName}`.trim() }))
    .sort((one, other) => (one.username < other.username ? -1 : 1));
}

export const usernamesOf = async (request: APIRequestContext, course: Group): Promise<string[]> =>
  (await membersOf(request, course)).map(({ username }) => username);

/** All attempts of a class session; `query` narrows them. */
export const attemptsOf = (request: APIRequestContext, sessionId: string, query = "") =>
  read<Scorecard[]>(request, `/scores/session/${sessionId}/all?includeFailedScores=true${query}`);

/** A client that is signed in as `username`. */
export async function clientOf(url: string, username: string): Promise<ApiClient> {
  const client = new ApiClient(url);
  await client.signIn(username, demoPassword);
  return client;
}

/** Registers a student by a course's access code. */
export async function register(url: string, userName: string, accessCode: string, firstName = "") {
  await new ApiClient(url).post("/users/registrationCode", {
    userName,
    password: demoPassword,
    email: `${userName}@students.example`,
    firstName,
    lastName: "",
    rankTitle: "",
    accessCode,
    isFreeUser: false,
    nationality: "",
  });
}

/** A new student with a client that is signed in. */
export async function newStudent(
  url: string,
  userName: string,
  accessCode: string,
  firstName?: string,
): Promise<ApiClient> {
  await register(url, userName, accessCode, firstName);
  return clientOf(url, userName);
}

/** A user of Aurora Academy who is in no course. */
export async function newcomer(baseURL: string): Promise<string> {
  const admin = await clientOf(baseURL, "sysadmin");
  const { body: organizations } = await admin.get<{ id: string; name: string }[]>("/organizations");
  const { body: accessCode } = await admin.post<{ code: string }>("/users/accessCodes", {});
  const orgId = organizations.find(({ name }) => name === "Aurora Academy")!.id;
  await admin.calls.organizations.accessCodes[":code"][":orgId"].$put({ param: { code: accessCode.code, orgId } });
  const userName = `newcomer-${randomUUID()}`;
  await register(baseURL, userName, accessCode.code);
  return userName;
}
