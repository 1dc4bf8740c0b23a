import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import * as v from "valibot";
import { Refusal } from "~/domain/refusal";
import { checkCurriculum } from "../../../content/check-curriculum";
import { findingsOf, type Finding } from "../../../content/findings";
import type { Job } from "~/domain/jobs/run-job";
import { CurriculumDocument, curriculumLimits } from "./curriculum-document";
import { refuseDocument } from "./refuse-document";
import { say } from "~/texts/say";

/** Decodes a file as text; refuses what is too long or isn't text. */
export function textOfCurriculum(bytes: Uint8Array): string {
  if (bytes.length > curriculumLimits.bytes) throw tooLarge();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuseDocument([{ path: [], reason: say.curriculumRefusals.notUtf8 }]);
  }
}

/** Parses a curriculum, or refuses it with every mistake, its path and its line. */
export function parseCurriculum(text: string): CurriculumDocument {
  if (Buffer.byteLength(text) > curriculumLimits.bytes) throw tooLarge();
  const value = parseJson(text);
  const parsed = v.safeParse(CurriculumDocument, value);
  const problems = parsed.success ? checkCurriculum(parsed.output) : findingsOf(parsed.issues);
  if (parsed.success && problems.length === 0 && !hasDoubledNames(text, value)) return parsed.output;
  // Locating nodes takes longer than all other steps, so only documents with mistakes are located.
  const tree = readTree(text);
  throw refuseDocument([...findDoubledNames(tree), ...problems], createLineFinder(tree, text));
}

/** For documents that the product writes itself. */
export const parseCurriculumJob: Job<string, CurriculumDocument> = { name: "parseCurriculum", run: parseCurriculum };

export const serializeCurriculum = (document: CurriculumDocument) => `${JSON.stringify(document, null, 2)}\n`;

const tooLarge = () =>
  new Refusal("tooLarge", say.curriculumRefusals.tooLarge({ megabytes: curriculumLimits.bytes / 1024 / 1024 }));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    readTree(text);
    throw refuseDocument([{ path: [], reason: say.curriculumRefusals.notJson }]);
  }
}

/** The syntax tree with positions; refuses invalid JSON. */
function readTree(text: string): Node {
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    if (first || !tree) throw refuseDocument([notJson(text, first)]);
    return tree;
  } catch (error) {
    // Parsers recurse as deep as the document.
    if (error instanceof RangeError) throw refuseDocument([{ path: [], reason: say.curriculumRefusals.tooDeep }]);
    throw error;
  }
}

const faults: Record<string, Exclude<Parameters<typeof say.curriculumRefusals.notJsonAt>[0]["fault"], "unreadable">> = {
  ColonExpected: "colonExpected",
  CommaExpected: "commaExpected",
  CloseBraceExpected: "braceExpected",
  CloseBracketExpected: "bracketExpected",
  PropertyNameExpected: "nameExpected",
  ValueExpected: "valueExpected",
  EndOfFileExpected: "endExpected",
  UnexpectedEndOfString: "quoteExpected",
};

function notJson(text: string, error?: ParseError): Finding {
  if (!error || text.trim() === "") return { path: [], reason: say.curriculumRefusals.documentEmpty };
  const before = text.slice(0, error.offset);
  const line = before.split("\n").length;
  const column = error.offset - before.lastIndexOf("\n");
  return {
    path: [],
    reason: say.curriculumRefusals.notJsonAt({
      fault: faults[printParseErrorCode(error.error)] ?? "unreadable",
      byte: Buffer.byteLength(before),
      line,
      column,
    }),
  };
}

/**
 * JSON.parse keeps one of two properties with the same name; then the text has more colons than the value has names.
 */
const hasDoubledNames = (text: string, value: unknown) => countColons(text) !== countNames(value);

const [quote, backslash, colon] = ['"', "\\", ":"].map((character) => character.charCodeAt(0));

function countColons(text: string): number {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) isInText = !isInText;
    else if (code === backslash) at++;
    else if (code === colon && !isInText) count++;
  }
  return count;
}

function countNames(value: unknown): number {
  let count = 0;
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const inside: unknown[] = Object.values(next);
    if (!Array.isArray(next)) count += inside.length;
    for (const each of inside) open.push(each);
  }
  return count;
}

/** Properties that occur twice in an object, of which JSON.parse keeps one. */
function findDoubledNames(root: Node): Finding[] {
  const findings: Finding[] = [];
  const open: { node: Node; path: Finding["path"] }[] = [{ node: root, path: [] }];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { node, path } = entry;
    if (node.type === "array")
      (node.children ?? []).forEach((child, at) => open.push({ node: child, path: [...path, at] }));
    if (node.type !== "object") continue;
    const names = new Set<string>();
    for (const { children = [] } of node.children ?? []) {
      const [key, child] = children;
      const name = String(key?.value);
      if (names.has(name)) findings.push({ path: [...path, name], reason: say.curriculumRefusals.nameTwice({ name }) });
      names.add(name);
      if (child) open.push({ node: child, path: [...path, name] });
    }
  }
  return findings;
}

/** Returns what a mistake says with its line. */
function createLineFinder(tree: Node, text: string) {
  const lineEnds: number[] = [];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lineEnds.push(at);
  const lineOf = ({ offset }: Node) => lineEnds.filter((end) => end < offset).length + 1;
  return ({ path, reason }: Finding) =>
    say.curriculumRefusals.mistakeInLine({ mistake: reason, line: lineOf(findNode(tree, path)) });
}

/** The node at a path, or the nearest one around it. */
function findNode(tree: Node, path: Finding["path"]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}
