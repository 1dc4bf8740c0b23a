import vercel from "../vercel.json";

type Route = { src?: string; headers?: Record<string, string> };

// The file is JSON: its routes differ in the fields they have.
const everywhere = (vercel.routes as Route[]).find(({ src, headers }) => src === "/.*" && headers)!.headers!;
const { "Strict-Transport-Security": _, ...others } = everywhere;

/** What every answer says to browsers, here as on Vercel; that https is the only way in, only over https. */
export function siteHeadersOf(isSecure: boolean): Record<string, string> {
  return isSecure ? everywhere : others;
}
