import { ApiRefusal, type Server } from "./server";

/** A scenario of the curriculum, as `GET /courses/{id}/headers` has it. */
export type Header = {
  scenarioId: string;
  campaignId: string;
  scenarioType: "Default" | "Quiz";
  campaignType: "Learn" | "Compete";
  scenarioTitle: string;
  scenarioShortTitle: string;
  campaignTitle: string;
};

export type Standing = { rank: number; userId: string; username: string; totalScore: number };

/** `sessionId`: the running class session the player is in, if there is one. */
export type Classroom = { headers: Header[]; courseName: string | null; sessionId: string | null };

// The foundation curriculum that every installation has: for players without a course.
const foundation = "237060e7-e0a9-55f1-ad83-c15f74c08349";

type User = { lastJoinedSessionID: string | null };
type Session = { id: string; groupId: string };
type RunningClass = Session & { groupName: string };

export async function enterClassroom(server: Server, userId: string): Promise<Classroom> {
  const [user, running] = await Promise.all([server.get<User>(`/users/${userId}`), server.get<RunningClass[]>("/sessions")]);
  const now = running.find(({ id }) => id === user.lastJoinedSessionID) ?? running[0];
  // A class that has ended still says which curriculum its student learns.
  const last = now ?? (user.lastJoinedSessionID ? await unlessRefused(server.get<Session>(`/sessions/${user.lastJoinedSessionID}`)) : null);
  const ofCourse = last ? await unlessRefused(server.get<Header[]>(`/courses/${last.groupId}/headers`)) : null;
  return { headers: ofCourse ?? (await server.get<Header[]>(`/courses/${foundation}/headers`)), courseName: now?.groupName ?? null, sessionId: now?.id ?? null };
}

/** The class's leaderboard, or that of the player's organization outside a class. */
export const leaderboard = (server: Server, sessionId: string | null, scenarioId: string) =>
  server.get<Standing[]>(`/scores/leaderboard/${sessionId ?? "all"}/all?scenarioId=${scenarioId}&limit=10`);

export const join = (server: Server, code: string) => server.ask<{ groupId: string }>("POST", "/groups/join", { password: code });

async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status < 500) return null;
    throw error;
  }
}
