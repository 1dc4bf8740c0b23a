import vercel from "../vercel.json";

type Route = { src?: string; headers?: Record<string, string> };

// JSON: its routes differ in the fields they have.
const headersAt = (place: string) =>
  (vercel.routes as Route[]).find(({ src, headers }) => src === place && headers)!.headers!;

const { "Strict-Transport-Security": httpsAlone, ...everywhere } = headersAt("/.*");
const beyondAssets = headersAt("/(?!assets/).*");

/**
 * Headers of every response, here and on Vercel; HSTS over https only. Assets get no CSP or framing rule: they aren't
 * pages.
 */
export function siteHeadersOf({ isSecure, isAsset }: { isSecure: boolean; isAsset: boolean }): Record<string, string> {
  return {
    ...everywhere,
    ...(isSecure && { "Strict-Transport-Security": httpsAlone }),
    ...(!isAsset && beyondAssets),
  };
}
