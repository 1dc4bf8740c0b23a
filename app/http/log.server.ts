import pino, { type DestinationStream, type Logger } from "pino";
import { truncateLine } from "./truncate-log-line";
import { requestScope } from "./request-scope.server";

/**
 * A JSON log with request and user ids. Omits values of statements and details of the database; lines are truncated to
 * `maxLineBytes`.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const hooks = { streamWrite: truncateLine };
  return pino({ level, serializers: { err: removeValues }, mixin: readRequestFields, hooks }, destination);
}

function readRequestFields() {
  const scope = requestScope.getStore();
  return scope ? { requestId: scope.requestId, ...(scope.userId && { userId: scope.userId }) } : {};
}

type LoggedError = { type: string; code?: unknown; message: string; stack: string; cause?: unknown };

function removeValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack = "", cause } = error;
  const code: unknown = "code" in error ? error.code : undefined;
  const redacted = redactMessage(message, code);
  return {
    type: name,
    code,
    message: redacted,
    stack: stack.replace(message, () => redacted),
    cause: cause && removeValues(cause),
  } satisfies LoggedError;
}

// Drizzle appends the values of a failed statement; PostgreSQL quotes values that it cannot parse (class 22).
function redactMessage(message: string, code: unknown): string {
  const redacted = message.replace(/\nparams: [^]*$/, "");
  return String(code).startsWith("22") ? redacted.replace(/"[^]*"/, '"..."') : redacted;
}
