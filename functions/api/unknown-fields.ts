import type { Context } from "hono";
import { uniqueSymbol, type DescribeRouteOptions } from "hono-openapi";
import { matchedRoutes } from "hono/route";
import { notAField } from "~/domain/field-errors";
import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";

/** What a handler leaves for the document's generator: the part it validates, or the call's description. */
type DescribedHandler = { [uniqueSymbol]?: { target?: string; spec?: DescribeRouteOptions } };

/**
 * Refuses repeated parameters, and fields of a query or body that the call doesn't read. Known fields are validated by
 * their schema.
 */
export async function refuseUnknownFields(c: Context) {
  const { url, method } = c.req;
  const hasQuery = url.includes("?");
  // Most calls have nothing to check, and parsing the address costs more than all else here.
  if (method === "GET" && !hasQuery) return;
  const queryNames = hasQuery ? [...new URL(url).searchParams.keys()] : [];
  refuseRepeated(queryNames);
  // A handler is a function; hono-openapi's property on it has no type.
  const descriptions = matchedRoutes(c).map(({ handler }) => (handler as DescribedHandler)[uniqueSymbol]);
  const isRead = (target: string) => descriptions.some((part) => part?.target === target);
  const takesBody = isRead("json") || descriptions.some((part) => part?.spec?.requestBody);
  const names = [...(isRead("query") ? [] : queryNames), ...(takesBody ? [] : await fieldsOfBody(c))];
  if (names.length === 0) return;
  throw refusalOf(names, notAField);
}

/** No call takes a list in its query, and the server doesn't guess which of two values was meant. */
function refuseRepeated(names: string[]) {
  const uniqueNames = new Set<string>();
  const repeated = [...new Set(names.filter((name) => uniqueNames.size === uniqueNames.add(name).size))];
  if (repeated.length > 0) throw refusalOf(repeated, (name) => say.apiRefusals.onlyOnce({ name: name.slice(0, 100) }));
}

const maxNamed = 20;

function refusalOf(names: string[], describe: (name: string) => Message) {
  const errors = names.slice(0, maxNamed).map((name): [string, Message[]] => [name.slice(0, 100), [describe(name)]]);
  return new Refusal("invalid", say.refusals.fieldsInvalid, Object.fromEntries(errors));
}

async function fieldsOfBody(c: Context): Promise<string[]> {
  if (c.req.method === "GET" || !/json/i.test(c.req.header("content-type") ?? "")) return [];
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return typeof body === "object" && body !== null ? Object.keys(body) : [];
  } catch {
    return [];
  }
}
