import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";

/** What an import of a roster needs of this installation. */
export const readRosterMeans = async () => ({
  site: await readMailSite(),
  secret: (await getPlatform()).env.sessionSecret,
});
