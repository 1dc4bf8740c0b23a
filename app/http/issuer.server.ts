import type { Issuer } from "~/domain/credentials/issue-credential";
import { signCredentialAt } from "./credential-token.server";
import type { Environment } from "./environment.server";
import { getPlatform } from "./platform.server";
import { mailSiteOf } from "./site.server";

/** This site as the issuer of credentials. */
export const readIssuer = async (): Promise<Issuer> => issuerOf((await getPlatform()).env);

export function issuerOf(env: Environment): Issuer {
  const site = mailSiteOf(env);
  return { keys: env.secretKeys, site, sign: signCredentialAt(site.url) };
}
