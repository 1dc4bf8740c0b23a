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
  /** It asks to build something in the sandbox. */
  hasSandbox?: true | undefined;
  /** The curriculum brings its flight. */
  hasFlight?: true | undefined;
  /** Of a quiz: its start brings the questions. */
  hasQuestions?: true | undefined;
  /** The language of the player's lessons; missing for English. */
  language?: string | undefined;
};

export type Standing = { rank: number; userId: string; username: string; totalScore: number; reportedScore?: number };

/** `sessionId`: the player's running class, if any: the one asked for, else the one last joined, else the first. */
export type Classroom = {
  headers: Header[];
  courseName: string | null;
  sessionId: string | null;
  /** All running classes of the player. */
  running: { id: string; groupId: string; groupName: string }[];
};

// The foundation curriculum that every installation has: for players without a course.
const foundationCurriculumId = "237060e7-e0a9-55f1-ad83-c15f74c08349";

export async function enterClassroom(
  { calls }: Server,
  userId: string,
  wantedSessionId: string | null,
): Promise<Classroom> {
  const fetchHeaders = async (id: string) => (await calls.courses[":id"].headers.$get({ param: { id } })).json();
  const fetchSession = async (id: string) => (await calls.sessions[":id"].$get({ param: { id } })).json();
  const [user, running] = await Promise.all([
    calls.users[":id"].$get({ param: { id: userId } }),
    calls.sessions.$get(),
  ]).then(([user, running]) => Promise.all([user.json(), running.json()]));
  const find = (sessionId: string | null) => running.find(({ id }) => id === sessionId);
  const current = find(wantedSessionId) ?? find(user.lastJoinedSessionID) ?? running[0];
  // After a class has ended, its student keeps its curriculum.
  const latest =
    current ?? (user.lastJoinedSessionID ? await nullIfRefused(fetchSession(user.lastJoinedSessionID)) : null);
  const courseHeaders = latest ? await nullIfRefused(fetchHeaders(latest.groupId)) : null;
  return {
    headers: courseHeaders ?? (await fetchHeaders(foundationCurriculumId)),
    courseName: current?.groupName ?? null,
    sessionId: current?.id ?? null,
    running: running.map(({ id, groupId, groupName }) => ({ id, groupId, groupName })),
  };
}

/** The class's leaderboard, or that of the player's organization outside a class. */
export async function fetchLeaderboard(
  { calls }: Server,
  sessionId: string | null,
  scenarioId: string,
  limit = 10,
): Promise<Standing[]> {
  return (
    await calls.scores.leaderboard[":a"][":b"].$get({
      param: { a: sessionId ?? "all", b: "all" },
      query: { scenarioId, limit: String(limit) },
    })
  ).json();
}

export const joinClass = ({ calls }: Server, code: string) => calls.groups.join.$post({ json: { password: code } });

/** Switches to another running class, on all of the player's devices. */
export const chooseClass = ({ calls }: Server, userId: string, groupId: string) =>
  calls.users[":id"].groupSelection.latest[":groupId"].$patch({ param: { id: userId, groupId } });

async function nullIfRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
