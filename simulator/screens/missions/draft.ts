// What is typed into the editor: values by their path in the document. What isn't a number stays as typed, so that a
// refused form still shows it.
import * as v from "valibot";
import { texts } from "~/texts";
import type { Message } from "~/texts/message";
import { findingsOf, formatPath, type FindingKey } from "../../../content/findings";
import { MissionDocument } from "../../../content/mission-schema";
import { ApiProblem } from "../../../client/api-fetch";

type Tree = { [name: string]: unknown };

/** A mission being edited. `saved`: its id and version on the server, or null. */
export type MissionDraft = {
  /** Of this draft on this device, also before it has an id on the server. */
  key: string;
  title: string;
  document: unknown;
  saved: { id: string; version: number } | null;
  /** Title and document as last saved. */
  asSaved: string;
};

export const StoredDraft = v.object({
  key: v.string(),
  title: v.string(),
  document: v.unknown(),
  saved: v.nullable(v.object({ id: v.string(), version: v.number() })),
  asSaved: v.string(),
});

export const writtenOf = ({ title, document }: Pick<MissionDraft, "title" | "document">) =>
  JSON.stringify([title, document]);

export const isChanged = (draft: MissionDraft) => writtenOf(draft) !== draft.asSaved;

/** Another document ends sharing, another title doesn't. */
export function isDocumentChanged({ asSaved, document }: MissionDraft): boolean {
  // Written by writtenOf(), or empty.
  const [, saved] = JSON.parse(asSaved || "[]") as [string?, unknown?];
  return JSON.stringify(saved) !== JSON.stringify(document);
}

// The document is a tree of objects and lists; a path leads only through those that exist.
const at = (tree: unknown, name: string): unknown =>
  typeof tree === "object" && tree !== null ? (tree as Tree)[name] : undefined;

export const readValue = (document: unknown, path: string): unknown => path.split(".").reduce(at, document);

/** A stored value as a field shows it. */
export function readShown(document: unknown, path: string): string {
  const value = readValue(document, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function writeValue(document: unknown, path: string, value: unknown) {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const parent = names.reduce(at, document);
  if (typeof parent !== "object" || parent === null) return;
  // An object or a list, as was just checked.
  const tree = parent as Tree;
  if (value === undefined) delete tree[last];
  else tree[last] = value;
}

/** A number if it is one; otherwise the text, which the schema refuses at its field. */
export const readTyped = (typed: string): unknown => {
  const number = Number(typed.replace(",", "."));
  return typed.trim() !== "" && Number.isFinite(number) ? number : typed;
};

export type FieldProblems = ReadonlyMap<string, string>;

/** The document if the schema accepts it; otherwise the problems by field. */
export function checkDraft(document: unknown): { document: MissionDocument | null; problems: FieldProblems } {
  const parsed = v.safeParse(MissionDocument, document);
  if (parsed.success) return { document: parsed.output, problems: new Map() };
  const findings = findingsOf(parsed.issues);
  return {
    document: null,
    problems: new Map(findings.map((finding) => [formatPath(finding), wordsOf(finding.reason)])),
  };
}

/** The game's bundle has this area alone, not the whole catalogue. */
function wordsOf({ textKey, params = {} }: Message): string {
  // Findings are texts of this area, with the parameters that theirs takes.
  const key = textKey.split(".")[1] as FindingKey;
  const entry: string | ((values: never) => string) = texts.contentFindings[key];
  // A finding has the parameters that its text takes.
  return typeof entry === "string" ? entry : (entry as (values: object) => string)(params);
}

/** The fields that the server refuses, by their path in the document; `title` is the title's. */
export function refusedFields(error: unknown): FieldProblems {
  if (!(error instanceof ApiProblem)) return new Map();
  const entries = Object.entries(error.errors).flatMap(([field, [reason]]): [string, string][] =>
    reason === undefined ? [] : [[field.replace(/^(Document\.|document\.)/, "").replace(/^Title$/, "title"), reason]],
  );
  return new Map(entries);
}
