import { platform } from "~/http/platform.server";
import { mailSite } from "~/http/site.server";

/** What an import of a roster needs of this installation. */
export const rosterMeans = async () => ({ site: await mailSite(), secret: (await platform()).env.sessionSecret });
