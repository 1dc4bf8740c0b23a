import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";

/** What an import of a roster needs of this installation. */
export async function readRosterMeans() {
  const { env, database } = await getPlatform();
  return { site: await readMailSite(), secret: env.sessionSecret, countWaiting: database.countWaiting };
}
