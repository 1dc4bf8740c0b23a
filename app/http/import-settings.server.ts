import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";

/** This installation's settings for a roster import. */
export async function readImportSettings() {
  const { env, database } = await getPlatform();
  return { site: await readMailSite(), secret: env.sessionSecret, countWaiting: database.countWaiting };
}

/** Of the boxes `admin-2`, `admin-17` and so on, those that were checked. */
export const confirmedNamesOf = (fields: Iterable<[string, unknown]>): string[] =>
  [...fields].flatMap(([name, username]) =>
    name.startsWith("admin-") && typeof username === "string" ? [username] : [],
  );
