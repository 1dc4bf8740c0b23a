import { hc } from "hono/client";
import type { Calls } from "../functions/api/calls";
import { createApiFetch, type ApiFetchOptions } from "./api-fetch";

/**
 * The calls of the REST API with the types of the schemas that validate them: `calls.groups[":id"].$get({ param: { id }
 * })`.
 */
export type ApiCalls = ReturnType<typeof createApiCalls>;

export const createApiCalls = (options: ApiFetchOptions) =>
  hc<Calls>(`${options.url}/api`, { fetch: createApiFetch(options) });
