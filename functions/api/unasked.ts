import type { Context } from "hono";
import { uniqueSymbol, type DescribeRouteOptions } from "hono-openapi";
import { matchedRoutes } from "hono/route";
import { notAField } from "~/domain/field-errors";
import { Refusal } from "~/domain/refusal";

/** What a handler tells the generator of the document: which part it validates, or what the call is. */
type Described = { [uniqueSymbol]?: { target?: string; spec?: DescribeRouteOptions } };

/**
 * Refuses parameters that are given twice, and fields of a query or a body that the call does not read at all; what it
 * reads is judged by its schema.
 */
export async function refuseUnasked(c: Context) {
  const { url, method } = c.req;
  const hasQuery = url.includes("?");
  // Of most calls there is nothing to look at, and their address costs more to take apart than all else here.
  if (method === "GET" && !hasQuery) return;
  const given = hasQuery ? [...new URL(url).searchParams.keys()] : [];
  refuseRepeated(given);
  // A handler is a function; what hono-openapi leaves on it has no type of its own.
  const told = matchedRoutes(c).map(({ handler }) => (handler as Described)[uniqueSymbol]);
  const isRead = (target: string) => told.some((part) => part?.target === target);
  const takesBody = isRead("json") || told.some((part) => part?.spec?.requestBody);
  const names = [...(isRead("query") ? [] : given), ...(takesBody ? [] : await fieldsOfBody(c))];
  if (names.length === 0) return;
  throw refusalOf(names, notAField);
}

/** No call takes a list in its query: which of two values was meant is not for the server to guess. */
function refuseRepeated(names: string[]) {
  const seen = new Set<string>();
  const repeated = [...new Set(names.filter((name) => seen.size === seen.add(name).size))];
  if (repeated.length > 0) throw refusalOf(repeated, (name) => `${name.slice(0, 100)} may be given only once.`);
}

const maxNamed = 20;

function refusalOf(names: string[], say: (name: string) => string) {
  const errors = names.slice(0, maxNamed).map((name): [string, string[]] => [name.slice(0, 100), [say(name)]]);
  return new Refusal("invalid", "One or more fields are not valid.", Object.fromEntries(errors));
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
