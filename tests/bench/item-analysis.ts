// The analysis of a quiz of 20 questions: the call, and the page.
import { newDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { inTurn } from "./measure";
import { addClass, idOf, instructor, questionsPerQuiz } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie, Visitor } from "./visitor";

const quiz = idOf("scenario", 10);
const session = idOf("class", 1);

export async function itemAnalysis({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const students = quick ? 500 : 5_000;
  const bench = await newDatabase(postgresUrl, "items", (database) =>
    addClass(database, 1, { students, scenarios: 1, attempts: 1, quizzesOnly: true }),
  );
  const server = await startServerOn(bench);
  const visitor = new Visitor(server.url, await signedInCookie(bench.database, instructor));
  const times = await inTurn(quick ? 5 : 15, {
    call: () => visitor.get(`/api/sessions/${session}/items/${quiz}`),
    page: () => visitor.get(`/instructor/gradebook/x/y?session=${session}&quiz=${quiz}&tab=questions`),
    bare: () =>
      bench.sql
        .query(`select a.question_ids, a.answers from best_quiz_attempts best join attempts a on a.id = best.attempt_id
        where best.class_session_id = '${session}' and best.scenario_id = '${quiz}'`),
  });
  visitor.leave();
  await server.stop();
  await bench.close();
  const size = `${students.toLocaleString("en-US")} × ${questionsPerQuiz}`;
  const bare = { what: "SELECT of the answers", value: times.bare };
  return [
    withMost({ what: "Item analysis of a quiz, call", size, value: times.call, unit: "ms", bare }, 300),
    withMost({ what: "  page", size, value: times.page, unit: "ms", bare }, 300),
  ];
}
