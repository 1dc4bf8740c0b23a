import { hc } from "hono/client";
import type { Calls } from "../functions/api/calls";
import { createApiFetch, type ApiFetchOptions } from "./api-fetch";

/** The REST API's calls, typed by its validation schemas: `calls.groups[":id"].$get({ param: { id } })`. */
export type ApiCalls = ReturnType<typeof createApiCalls>;

export const createApiCalls = (options: ApiFetchOptions) =>
  hc<Calls>(`${options.url}/api`, { fetch: createApiFetch(options) });
