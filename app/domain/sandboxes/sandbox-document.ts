import * as v from "valibot";
import { fieldReasonsOf } from "~/domain/field-errors";
import { Refusal } from "~/domain/refusal";
import type { Job } from "~/domain/jobs/run-job";
import type { Message } from "~/texts/message";
import { keyed, say } from "~/texts/say";

/** Maximum size of a sandbox's JSON, in bytes. */
export const maxSandboxBytes = 5 * 1024 * 1024;
const maxDepth = 200;

export const SandboxTitle = v.pipe(
  v.string(() => keyed(say.sandboxRefusals.titleRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.sandboxRefusals.titleRequired)),
  v.check(
    (title) => [...title].length <= 200,
    () => keyed(say.sandboxRefusals.titleTooLong),
  ),
  v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, () => keyed(say.sandboxRefusals.titleCharacters)),
);

/** Body of `POST /sandboxes`. */
export const NewSandbox = v.strictObject({ title: SandboxTitle, content: v.optional(v.unknown(), {}) });

const refuse = (reason: Message) => new Refusal("invalid", reason, { content: [reason] });
const refuseTooDeep = () => refuse(say.sandboxRefusals.tooDeep({ levels: maxDepth }));

/** Refuses a document that isn't JSON for every parser. Valid documents are stored byte for byte. */
export function checkSandboxText(text: string): void {
  if (isDeeperThan(maxDepth, text)) throw refuseTooDeep();
  try {
    JSON.parse(text);
  } catch {
    throw refuse(say.sandboxRefusals.notJson);
  }
}

/** Title and document from the body of `POST /sandboxes`. */
export function readNewSandbox(text: string): { title: string; document: string } {
  // The document is one level deeper than the body.
  if (isDeeperThan(maxDepth + 1, text)) throw refuseTooDeep();
  const parsed = v.safeParse(NewSandbox, parseBody(text));
  if (!parsed.success)
    throw new Refusal("invalid", say.refusals.fieldsInvalid, fieldReasonsOf(NewSandbox, parsed.issues));
  const { title, content } = parsed.output;
  return { title, document: JSON.stringify(content) };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("invalid", say.sandboxRefusals.notJson);
  }
}

/** Whether objects and arrays are nested deeper than `limit`; brackets inside strings don't count. */
function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isInString) {
      if (letter === "\\") at++;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === "[" || letter === "{") {
      if (++depth > limit) return true;
    } else if (letter === "]" || letter === "}") depth--;
  }
  return false;
}

export const checkSandboxTextJob: Job<string, void> = { name: "checkSandboxText", run: checkSandboxText };
export const readNewSandboxJob: Job<string, { title: string; document: string }> = {
  name: "readNewSandbox",
  run: readNewSandbox,
};
