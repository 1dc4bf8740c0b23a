// Another key for a question of a quiz with 10,000 attempts: its preview, the regrade, and its undo.
import { newDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { median, timed } from "./measure";
import { addClass, idOf, password } from "./school";
import { startServerOn, type BenchOptions } from "./setting";

const quiz = idOf("scenario", 10);
const session = idOf("class", 1);

export async function regrades({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const [students, attempts] = quick ? [500, 2] : [5_000, 2];
  const bench = await newDatabase(postgresUrl, "regrades", (database) =>
    addClass(database, 1, { students, scenarios: 1, attempts, quizzesOnly: true }),
  );
  const server = await startServerOn(bench);
  const call = async (method: string, path: string, body?: object, token = "") => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const { accessToken } = await call("POST", "/auth/session", { username: "benchinstructor", password });
  const [question] = await bench.sql.query(
    `select question_ids[1] as id from attempts where class_session_id = '${session}' and scenario_id = '${quiz}' limit 1`,
  );
  const rule = { scenarioId: quiz, questionId: question?.id, right: [1, 2] };
  const path = `/sessions/${session}/regrades`;
  const times: Record<"preview" | "regrade" | "undo", number[]> = { preview: [], regrade: [], undo: [] };
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    times.preview.push(await timed(() => call("POST", `${path}/preview`, rule, accessToken)));
    let regradeId: string | undefined;
    times.regrade.push(
      await timed(async () => {
        ({ regradeId } = await call("POST", path, { ...rule, reason: "A bench." }, accessToken));
      }),
    );
    times.undo.push(await timed(() => call("DELETE", `${path}/${regradeId}`, undefined, accessToken)));
  }
  await server.stop();
  await bench.close();
  const size = `${(students * attempts).toLocaleString("en-US")} attempts`;
  const most = 3_000;
  return [
    withMost({ what: "Regrade of a quiz: preview", size, value: median(times.preview), unit: "ms" }, most),
    withMost({ what: "  regrade", size, value: median(times.regrade), unit: "ms" }, most),
    withMost({ what: "  undo", size, value: median(times.undo), unit: "ms" }, most),
  ];
}
