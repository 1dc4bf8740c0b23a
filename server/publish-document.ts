import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { textOfPublication } from "~/domain/curricula/publication-text";
import type { Publication } from "~/domain/curricula/store-publication";
import { readEnvironment } from "~/http/environment.server";
import { boot } from "./boot";

export const nothingPublished = "Nothing was published.";

/** Prints what a curriculum would change and publishes it if that is wanted then; answers what was done, in a line. */
export async function showAndPublish(text: string, isWanted: (shown: Publication) => Promise<boolean> | boolean) {
  const { database } = await boot({ ...readEnvironment(), demo: false });
  try {
    const ctx = { db: database.db, now: new Date(), actor: null };
    const shown = await publishCurriculum(ctx, text, { isDryRun: true });
    console.log(textOfPublication(shown));
    if (shown.isPublished) return `${shown.title}, version ${shown.version}, is published already.`;
    if (!(await isWanted(shown))) return nothingPublished;
    const { title, version } = await publishCurriculum(ctx, text, { replaces: shown.replaces });
    return `${title} is published as version ${version}.`;
  } finally {
    await database.close();
  }
}
