import { createInterface } from "node:readline/promises";
import { BuildRefused } from "~/builds/build-refused";
import { curriculumIn, curriculumPlace } from "~/builds/build-curriculum";
import { DatabaseUnavailable } from "~/db/database.server";
import { curriculumLimits } from "~/domain/curricula/curriculum-limits";
import { textOfCurriculum } from "~/domain/curricula/parse-curriculum";
import { Refusal } from "~/domain/refusal";
import { mistakesOf } from "./mistakes";
import { nothingPublished, showAndPublish } from "./publish-document";

/**
 * Offers the curriculum that an installed game brings: shows what it changes, and publishes it where `isAsked`, or when
 * whoever sits at the terminal says so. Answers lines for the operator; none when it brings none.
 */
export async function offerCurriculum(folder: string, isAsked: boolean): Promise<string[]> {
  const bytes = await curriculumIn(folder, curriculumLimits.bytes);
  if (!bytes) {
    if (isAsked)
      throw new BuildRefused(`The game is installed, but brings no ${curriculumPlace}: nothing was published.`);
    return [];
  }
  console.log("It brings its curriculum:");
  try {
    const done = await showAndPublish(textOfCurriculum(bytes), () => isAsked || answersYes());
    return done === nothingPublished ? [done, howToPublish(folder)] : [done];
  } catch (error) {
    const lines = reasonsOf(error);
    if (!lines) throw error;
    const told = [`Its curriculum was not published: ${lines.join("\n")}`, howToPublish(folder)];
    if (isAsked) throw new BuildRefused(["The game is installed.", ...told].join("\n"));
    return told;
  }
}

const howToPublish = (folder: string) =>
  "To publish it: Content in the administration, Game; or, with the server stopped,\n" +
  `  npm run curriculum:import -- ${folder}/${curriculumPlace}`;

/** Null for a bug. */
function reasonsOf(error: unknown): string[] | null {
  if (error instanceof DatabaseUnavailable) return [error.message];
  return error instanceof Refusal ? [error.message, ...mistakesOf(error)] : null;
}

/** False without a terminal: nobody is there to be asked. */
async function answersYes(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question("Publish it? [y/N] ")).trim());
  } finally {
    lines.close();
  }
}
