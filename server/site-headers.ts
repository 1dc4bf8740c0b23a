import vercel from "../vercel.json";

type Route = { src?: string; headers?: Record<string, string> };

// The type of the imported JSON is a union, because its routes have different fields.
const headersAt = (pattern: string) =>
  (vercel.routes as Route[]).find(({ src, headers }) => src === pattern && headers)!.headers!;

const { "Strict-Transport-Security": strictTransport, ...commonHeaders } = headersAt("/.*");
const pageHeaders = headersAt("/(?!assets/).*");

/**
 * Headers of every response, here and on Vercel; HSTS over https only. Assets get no CSP or framing rule: they aren't
 * pages.
 */
export function siteHeadersOf({ isSecure, isAsset }: { isSecure: boolean; isAsset: boolean }): Record<string, string> {
  return {
    ...commonHeaders,
    ...(isSecure && { "Strict-Transport-Security": strictTransport }),
    ...(!isAsset && pageHeaders),
  };
}
