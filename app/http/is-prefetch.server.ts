/** Whether a browser asks for a page ahead of time, so that nobody has opened it yet. */
export const isPrefetch = (request: Request) =>
  /prefetch|prerender/.test(`${request.headers.get("sec-purpose")} ${request.headers.get("purpose")}`);
