// The top 100 of a small and of a very large database.
import { newDatabase } from "./databases";
import { withRatio, type Figure } from "./figures";
import { inTurn } from "./measure";
import { addClass, idOf, sysadmin, studentNumber, type ClassSize } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie, Visitor } from "./visitor";

const sessionId = idOf("class", 1);

export async function leaderboard({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const few: ClassSize = { students: 200, scenarios: 5, attempts: 1 };
  const many: ClassSize = quick
    ? { students: 2_500, scenarios: 40, attempts: 1 }
    : { students: 5_000, scenarios: 40, attempts: 5 };
  const small = await openBoards(postgresUrl, "few", few);
  const large = await openBoards(postgresUrl, "many", many);
  const boards = {
    "a class session": `${sessionId}/all`,
    everywhere: "all/all",
    "one scenario of a class session": `${sessionId}/all?scenarioId=${idOf("scenario", 3)}`,
  };
  const size = `${attemptsOf(many)} attempts`;
  const figures: Figure[] = [];
  for (const [name, board] of Object.entries(boards)) {
    const times = await inTurn(quick ? 30 : 200, { few: () => small.top(board), many: () => large.top(board) });
    figures.push(
      withRatio(
        {
          what: `Leaderboard, top 100 of ${name}`,
          size,
          value: times.many,
          unit: "ms",
          bare: { what: `with ${attemptsOf(few)} attempts`, value: times.few },
        },
        { atMost: 2 },
      ),
    );
  }
  const times = await inTurn(quick ? 30 : 200, { few: () => small.topOfPlayer(), many: () => large.topOfPlayer() });
  figures.push(
    withRatio(
      {
        what: "Leaderboard, top 100 everywhere, for a player",
        size,
        value: times.many,
        unit: "ms",
        bare: { what: `with ${attemptsOf(few)} attempts`, value: times.few },
      },
      { atMost: 2 },
    ),
  );
  await small.close();
  await large.close();
  return figures;
}

const attemptsOf = ({ students, scenarios, attempts }: ClassSize) =>
  (students * scenarios * attempts).toLocaleString("en-US");

export async function openBoards(postgresUrl: string, name: string, size: ClassSize) {
  const bench = await newDatabase(postgresUrl, `leaderboard_${name}`, (database) => addClass(database, 1, size));
  const server = await startServerOn(bench);
  const admin = new Visitor(server.url, await signedInCookie(bench.database, sysadmin));
  const player = new Visitor(server.url, await signedInCookie(bench.database, studentNumber(0)));
  const topBy = async (visitor: Visitor, board: string) => {
    const standings = JSON.parse((await visitor.get(`/api/scores/leaderboard/${board}`)).body.toString()) as unknown[];
    if (standings.length !== 100) throw new Error(`The leaderboard ${board} has ${standings.length} rows.`);
  };
  return {
    top: (board: string) => topBy(admin, board),
    topOfPlayer: () => topBy(player, "all/all"),
    close: async () => {
      admin.leave();
      player.leave();
      await server.stop();
      await bench.close();
    },
  };
}
