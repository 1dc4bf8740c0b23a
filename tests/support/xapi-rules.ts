// The rules of xAPI 1.0.3 for statements (part two, sections 2.2 to 2.4 and 4) that apply to ours.
type Json = Record<string, unknown>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;
const language = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
const allowed: Record<string, string[]> = {
  statement: [
    "id",
    "actor",
    "verb",
    "object",
    "result",
    "context",
    "timestamp",
    "stored",
    "authority",
    "version",
    "attachments",
  ],
  agent: ["objectType", "name", "mbox", "mbox_sha1sum", "openid", "account"],
  verb: ["id", "display"],
  activity: ["objectType", "id", "definition"],
  definition: [
    "name",
    "description",
    "type",
    "moreInfo",
    "extensions",
    "interactionType",
    "correctResponsesPattern",
    "choices",
    "scale",
    "source",
    "target",
    "steps",
  ],
  result: ["score", "success", "completion", "response", "duration", "extensions"],
  score: ["scaled", "raw", "min", "max"],
  context: [
    "registration",
    "instructor",
    "team",
    "contextActivities",
    "revision",
    "platform",
    "language",
    "statement",
    "extensions",
  ],
  contextActivities: ["parent", "grouping", "category", "other"],
};

/** The rules that a statement breaks, by path; empty if every learning record store must accept it. */
export function brokenXapiRules(statement: Json): string[] {
  const broken: string[] = [];
  const rule = (holds: unknown, text: string) => void (holds || broken.push(text));
  const shape = (value: unknown, kind: string) => {
    rule(typeof value === "object" && value !== null && !Array.isArray(value), `${kind} must be an object`);
    rule(
      Object.keys((value ?? {}) as Json).every((key) => allowed[kind]!.includes(key)),
      `${kind} has a property that the specification does not define`,
    );
    return (value ?? {}) as Json;
  };
  const iri = (value: unknown, place: string) =>
    rule(typeof value === "string" && /^[a-z][a-z0-9+.-]*:\S+$/i.test(value), `${place} must be an absolute IRI`);
  const words = (value: unknown, place: string) =>
    rule(
      Object.entries((value ?? {}) as Json).every(([key, text]) => language.test(key) && typeof text === "string"),
      `${place} must be a language map`,
    );
  const activity = (value: unknown) => {
    const { objectType, id, definition } = shape(value, "activity");
    rule(objectType === undefined || objectType === "Activity", "objectType must be Activity");
    iri(id, "the activity's id");
    if (definition === undefined) return;
    const { type, name } = shape(definition, "definition");
    iri(type, "the activity's type");
    words(name, "the activity's name");
  };

  rule(!/:null[,}\]]/.test(JSON.stringify(statement)), "nothing may be null");
  shape(statement, "statement");
  rule(uuid.test(String(statement.id)), "id must be a UUID");
  rule(/^1\.0(\.\d+)?$/.test(String(statement.version)), "version must be 1.0.x");
  rule(
    timestamp.test(String(statement.timestamp)) && !/-00:?00$/.test(String(statement.timestamp)),
    "timestamp must be ISO 8601 with a zone",
  );

  const actor = shape(statement.actor, "agent");
  rule(
    ["mbox", "mbox_sha1sum", "openid", "account"].filter((key) => key in actor).length === 1,
    "an agent has exactly one identifier",
  );
  const account = actor.account as { homePage?: unknown; name?: unknown };
  iri(account.homePage, "the account's home page");
  rule(typeof account.name === "string" && account.name !== "", "the account has a name");

  const verb = shape(statement.verb, "verb");
  iri(verb.id, "the verb");
  words(verb.display, "the verb's display");
  const object = (statement.object ?? {}) as Json;
  if (object.objectType === "StatementRef") rule(uuid.test(String(object.id)), "a reference has a UUID");
  else activity(object);

  const result = shape(statement.result ?? {}, "result");
  const isBoolean = (value: unknown) => value === undefined || typeof value === "boolean";
  rule(isBoolean(result.success) && isBoolean(result.completion), "success and completion are true or false");
  const score = shape(result.score ?? { min: 0, max: 0, raw: 0 }, "score") as {
    min: number;
    max: number;
    raw: number;
    scaled?: number;
  };
  rule(score.min < score.max || score.max === 0, "min is below max");
  rule(score.raw >= score.min && score.raw <= score.max, "raw lies between min and max");
  rule(score.scaled === undefined || (score.scaled >= -1 && score.scaled <= 1), "scaled lies between -1 and 1");

  const context = shape(statement.context, "context");
  rule(context.registration === undefined || uuid.test(String(context.registration)), "registration must be a UUID");
  rule(
    (statement.object as Json).objectType === "Activity" || context.platform === undefined,
    "a platform only with an activity",
  );
  const grouping =
    context.contextActivities === undefined
      ? []
      : (shape(context.contextActivities, "contextActivities").grouping as unknown[]);
  grouping.forEach(activity);
  return broken;
}
