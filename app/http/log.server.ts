import pino, { type DestinationStream, type Logger } from "pino";
import { boundLine } from "./bound-line";
import { requestScope } from "./request-scope.server";

/**
 * JSON lines, each with the request and the user that it belongs to. What was stored or sent (values of statements,
 * details of the database) is left out, and no line is longer than `maxLineBytes`.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const hooks = { streamWrite: boundLine };
  return pino({ level, serializers: { err: removeValues }, mixin: readRequestFields, hooks }, destination);
}

function readRequestFields() {
  const scope = requestScope.getStore();
  return scope ? { requestId: scope.requestId, ...(scope.userId && { userId: scope.userId }) } : {};
}

type Logged = { type: string; code?: unknown; message: string; stack: string; cause?: unknown };

function removeValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack = "", cause } = error;
  const code: unknown = "code" in error ? error.code : undefined;
  const told = tellFailure(message, code);
  return {
    type: name,
    code,
    message: told,
    stack: stack.replace(message, () => told),
    cause: cause && removeValues(cause),
  } satisfies Logged;
}

// Drizzle writes the values of a failed statement after it; PostgreSQL quotes one that it cannot read (class 22).
function tellFailure(message: string, code: unknown): string {
  const told = message.replace(/\nparams: [^]*$/, "");
  return String(code).startsWith("22") ? told.replace(/"[^]*"/, '"..."') : told;
}
