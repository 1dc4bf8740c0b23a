import { createInterface } from "node:readline/promises";
import { BuildRefused } from "~/game-builds/build-refused";
import { readBuildCurriculum, curriculumPath } from "~/game-builds/build-curriculum";
import { DatabaseUnavailable } from "~/db/database.server";
import { curriculumLimits } from "~/domain/curricula/curriculum-document";
import { textOfCurriculum } from "~/domain/curricula/parse-curriculum";
import { Refusal } from "~/domain/refusal";
import { mistakesOf } from "./mistakes";
import { nothingPublished, showAndPublish } from "./publish-document";

/**
 * Shows what the curriculum in an installed game changes, and publishes it if `isRequested` or if the operator
 * confirms. Returns lines for the operator; none if the game has no curriculum.
 */
export async function offerCurriculum(folder: string, isRequested: boolean): Promise<string[]> {
  const bytes = await readBuildCurriculum(folder, curriculumLimits.bytes);
  if (!bytes) {
    if (isRequested)
      throw new BuildRefused(`The game is installed, but has no ${curriculumPath}: nothing was published.`);
    return [];
  }
  console.log("The game includes a curriculum:");
  try {
    const done = await showAndPublish(textOfCurriculum(bytes), () => isRequested || confirmPublication());
    return done === nothingPublished ? [done, howToPublish(folder)] : [done];
  } catch (error) {
    const lines = reasonsOf(error);
    if (!lines) throw error;
    const failure = [`Its curriculum was not published: ${lines.join("\n")}`, howToPublish(folder)];
    if (isRequested) throw new BuildRefused(["The game is installed.", ...failure].join("\n"));
    return failure;
  }
}

const howToPublish = (folder: string) =>
  "To publish it, open Content, Game in the administration or, with the server stopped, run\n" +
  `  npm run curriculum:import -- ${folder}/${curriculumPath}`;

/** Sentences for the operator; null if the error is a bug. */
function reasonsOf(error: unknown): string[] | null {
  if (error instanceof DatabaseUnavailable) return [error.message];
  return error instanceof Refusal ? [error.message, ...mistakesOf(error)] : null;
}

/** False without a terminal, where nobody can confirm. */
async function confirmPublication(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question("Publish it? [y/N] ")).trim());
  } finally {
    lines.close();
  }
}
