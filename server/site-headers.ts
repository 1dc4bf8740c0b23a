import vercel from "../vercel.json";

type Route = { src?: string; headers?: Record<string, string> };

// The file is JSON: its routes differ in the fields they have.
const headersAt = (place: string) =>
  (vercel.routes as Route[]).find(({ src, headers }) => src === place && headers)!.headers!;

const { "Strict-Transport-Security": httpsAlone, ...everywhere } = headersAt("/.*");
const beyondAssets = headersAt("/(?!assets/).*");

/**
 * What every answer says to browsers, here as on Vercel; that https is the only way in, only over https. What a page
 * may do and who may frame it is left out of the files that pages are made of, which are no pages.
 */
export function siteHeadersOf({ isSecure, isAsset }: { isSecure: boolean; isAsset: boolean }): Record<string, string> {
  return {
    ...everywhere,
    ...(isSecure && { "Strict-Transport-Security": httpsAlone }),
    ...(!isAsset && beyondAssets),
  };
}
