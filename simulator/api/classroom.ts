import { isRefusal, type Server } from "./server";

/** A scenario of the curriculum, as `GET /courses/{id}/headers` has it. */
export type Header = {
  scenarioId: string;
  campaignId: string;
  scenarioType: "Default" | "Quiz";
  campaignType: "Learn" | "Compete";
  contentType: "Globe" | "Presentation" | "Quiz";
  scenarioTitle: string;
  scenarioShortTitle: string;
  campaignTitle: string;
  /** The curriculum brings its lesson. */
  hasLesson?: true | undefined;
  /** Of a quiz: its start brings the questions. */
  hasQuestions?: true | undefined;
};

export type Standing = { rank: number; userId: string; username: string; totalScore: number; reportedScore?: number };

/** `sessionId`: the running class session the player is in, if there is one. */
export type Classroom = {
  headers: Header[];
  courseName: string | null;
  sessionId: string | null;
  /** All running classes of the player. */
  running: { id: string; groupId: string; groupName: string }[];
};

// The foundation curriculum that every installation has: for players without a course.
const foundation = "237060e7-e0a9-55f1-ad83-c15f74c08349";

export async function enterClassroom({ calls }: Server, userId: string): Promise<Classroom> {
  const headersOf = async (id: string) => (await calls.courses[":id"].headers.$get({ param: { id } })).json();
  const sessionOf = async (id: string) => (await calls.sessions[":id"].$get({ param: { id } })).json();
  const [user, running] = await Promise.all([
    calls.users[":id"].$get({ param: { id: userId } }),
    calls.sessions.$get(),
  ]).then(([user, running]) => Promise.all([user.json(), running.json()]));
  const now = running.find(({ id }) => id === user.lastJoinedSessionID) ?? running[0];
  // A class that has ended still says which curriculum its student learns.
  const last = now ?? (user.lastJoinedSessionID ? await nullWhenRefused(sessionOf(user.lastJoinedSessionID)) : null);
  const ofCourse = last ? await nullWhenRefused(headersOf(last.groupId)) : null;
  return {
    headers: ofCourse ?? (await headersOf(foundation)),
    courseName: now?.groupName ?? null,
    sessionId: now?.id ?? null,
    running: running.map(({ id, groupId, groupName }) => ({ id, groupId, groupName })),
  };
}

/** The class's leaderboard, or that of the player's organization outside a class. */
export async function fetchLeaderboard(
  { calls }: Server,
  sessionId: string | null,
  scenarioId: string,
): Promise<Standing[]> {
  return (
    await calls.scores.leaderboard[":a"][":b"].$get({
      param: { a: sessionId ?? "all", b: "all" },
      query: { scenarioId, limit: "10" },
    })
  ).json();
}

export const joinClass = ({ calls }: Server, code: string) => calls.groups.join.$post({ json: { password: code } });

/** Plays in another running class from now on, on every device. */
export const chooseClass = ({ calls }: Server, userId: string, groupId: string) =>
  calls.users[":id"].groupSelection.latest[":groupId"].$patch({ param: { id: userId, groupId } });

async function nullWhenRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
