import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import type { Publication } from "~/domain/curricula/store-publication";
import { readEnvironment } from "~/http/environment.server";
import { texts } from "~/texts";
import { plural } from "~/texts/format";
import { boot } from "./boot";

export const nothingPublished = "Nothing was published.";

/** Prints what a curriculum would change, and publishes it if `isWanted` says so. Returns a line for the operator. */
export async function showAndPublish(text: string, isWanted: (preview: Publication) => Promise<boolean> | boolean) {
  const { database } = await boot({ ...readEnvironment(), demo: false });
  try {
    const ctx = { db: database.db, now: new Date(), actor: null };
    const preview = await publishCurriculum(ctx, text, { isDryRun: true });
    console.log(textOfPublication(preview));
    if (preview.isPublished) return `${preview.title}, version ${preview.version}, is already published.`;
    if (!(await isWanted(preview))) return nothingPublished;
    const { title, version } = await publishCurriculum(ctx, text, { replaces: preview.replaces });
    return `${title} is published as version ${version}.`;
  } finally {
    await database.close();
  }
}

/** A publication as lines for a terminal. */
export function textOfPublication({ title, version, replaces, changes, scenarios, questions }: Publication): string {
  const what = `${title}, version ${version} ${replaces === 0 ? "(new)" : `after version ${replaces}`}`;
  const lines = changes.map(({ kind, of, title, before, after, attempts }) => {
    const change = [before, after].filter(Boolean).join(" -> ");
    const count = plural(attempts, { one: "# attempt", other: "# attempts" });
    return `  ${texts.curricula.changeKind({ kind })}: ${of} "${title}": ${change} (${count})`;
  });
  const scenarioCount = plural(scenarios, { one: "# scenario", other: "# scenarios" });
  const questionCount = plural(questions, { one: "# question", other: "# questions" });
  return [`${what}: ${scenarioCount}, ${questionCount}`, ...(lines.length > 0 ? lines : ["  Nothing changes."])].join(
    "\n",
  );
}
