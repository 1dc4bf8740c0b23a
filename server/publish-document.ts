import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { textOfPublication } from "~/domain/curricula/publication-text";
import type { Publication } from "~/domain/curricula/store-publication";
import { readEnvironment } from "~/http/environment.server";
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
