import type { Issuer } from "~/domain/credentials/issue-credential";
import { signCredential } from "~/http/credential-token.server";
import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";

/** This site as the issuer of credentials. */
export async function readIssuer(): Promise<Issuer> {
  const { env } = await getPlatform();
  return { keys: env.secretKeys, site: await readMailSite(), sign: signCredential };
}
