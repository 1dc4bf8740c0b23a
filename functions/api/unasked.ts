import type { Context } from "hono";
import { uniqueSymbol, type DescribeRouteOptions } from "hono-openapi";
import { matchedRoutes } from "hono/route";
import { Refusal } from "~/domain/refusal";
import { notAField } from "./strict";

/** What a handler tells the generator of the document: which part it validates, or what the call is. */
type Described = { [uniqueSymbol]?: { target?: string; spec?: DescribeRouteOptions } };

/** Refuses fields of a query or a body that the call does not read at all; what it reads is judged by its schema. */
export async function refuseUnasked(c: Context) {
  const { url, method } = c.req;
  const hasQuery = url.includes("?");
  // Of most calls there is nothing to look at, and their address costs more to take apart than all else here.
  if (method === "GET" && !hasQuery) return;
  // A handler is a function; what hono-openapi leaves on it has no type of its own.
  const told = matchedRoutes(c).map(({ handler }) => (handler as Described)[uniqueSymbol]);
  const isRead = (target: string) => told.some((part) => part?.target === target);
  const takesBody = isRead("json") || told.some((part) => part?.spec?.requestBody);
  const names = [
    ...(hasQuery && !isRead("query") ? new URL(url).searchParams.keys() : []),
    ...(takesBody ? [] : await fieldsOfBody(c)),
  ];
  if (names.length === 0) return;
  const errors = names.slice(0, 20).map((name): [string, string[]] => [name.slice(0, 100), [notAField(name)]]);
  throw new Refusal("invalid", "One or more fields are not valid.", Object.fromEntries(errors));
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
