// An ICU message as TypeScript, in the form that people write entries of the catalogue.
import { TYPE } from "@formatjs/icu-messageformat-parser";
import ts from "typescript";
import type { Entry } from "./read-area";
import type { Message } from "./read-message";
import type { ValueType } from "./value-type";
import type { Value, Values } from "./values";
import { nameOfPart, styleOf, visitMessage, type Part } from "./visit-message";

type Choice = Extract<Part, { type: TYPE.select | TYPE.plural }>;
/** The number that # stands for; in a form of `plural` the first # is its own. */
type Count = { readonly code: string; isWritten: boolean };

/** The message must have passed checkMessage. */
export function writeEntry(message: Message, english: Entry, values: Values): string {
  const writer = new EntryWriter(values);
  const body = writer.text(message, english.code.includes("rich`"));
  if (!ts.isArrowFunction(english.expression)) return body;
  const used = [...english.parameters.keys()].filter((name) => writer.used.has(name));
  if (english.parameterName) return `(${used.join(", ")}) => ${body}`;
  return `(${used.length > 0 ? `{ ${used.join(", ")} }` : ""}) => ${body}`;
}

class EntryWriter {
  readonly used = new Set<string>();

  constructor(readonly values: Values) {}

  text(original: Message, isRich: boolean, count: Count | null = null): string {
    const message = original.flatMap(withoutSingleCase);
    const [first] = message;
    if (message.length === 1 && first && isChoice(first) && !(isRich && hasForms(first)))
      return this.#choice(first, isRich, count);
    if (!isRich && message.length === 1 && first?.type === TYPE.argument) {
      const value = this.#use(first.value);
      if (isText(value.type)) return value.code;
    }
    const parts = message.map((part) =>
      part.type === TYPE.literal ? escapeText(part.value, isRich) : this.#part(part, count),
    );
    if (isRich) return `rich\`${parts.join("")}\``;
    const isPlain = message.every(
      ({ type }, at) => type === TYPE.literal || (type === TYPE.pound && parts[at] === "#"),
    );
    if (!isPlain) return `\`${parts.join("")}\``;
    return JSON.stringify(message.map((part) => (part.type === TYPE.literal ? part.value : "#")).join(""));
  }

  #part(part: Exclude<Part, { type: TYPE.literal }>, count: Count | null): string {
    if (part.type === TYPE.pound) {
      if (count?.isWritten === false) {
        count.isWritten = true;
        return "#";
      }
      return `\${number(${count?.code ?? ""})}`;
    }
    if (isChoice(part))
      return `\${${this.#choice(part, this.#hasElements(part), count && { ...count, isWritten: true })}}`;
    const code = this.#use(part.value).code;
    if (part.type === TYPE.tag)
      return `\${${code}(${this.text(part.children, false, count && { ...count, isWritten: true })})}`;
    if (part.type === TYPE.number) return `\${number(${code})}`;
    if (part.type === TYPE.date) return `\${${styleOf(part)}(${code})}`;
    return `\${${code}}`;
  }

  #choice(part: Choice, isRich: boolean, count: Count | null): string {
    if (part.type === TYPE.plural) return this.#plural(part, isRich);
    const value = this.#use(part.value);
    const { other, ...cases } = part.options;
    const write = (message: Message = []) => this.text(message, isRich, count);
    const [first] = Object.keys(cases);
    if (value.type.kind === "boolean")
      return `${value.code} ? ${write((cases["true"] ?? other)?.value)} : ${write((cases["false"] ?? other)?.value)}`;
    if (first === "none") return `${value.code} ? ${write(other?.value)} : ${write(cases[first]?.value)}`;
    if (first === "null") return `${value.code} === null ? ${write(cases[first]?.value)} : ${write(other?.value)}`;
    return this.#cases(value, cases, other?.value ?? [], write);
  }

  #cases(value: Value, cases: Choice["options"], other: Message, write: (message: Message) => string): string {
    const named = Object.entries(cases).map(
      ([name, option]) => [JSON.stringify(value.cases.get(name) ?? name), write(option.value)] as const,
    );
    if (value.cases.has("other")) named.push(["other", write(other)]);
    if (value.type.kind === "string")
      return `new Map([${named.map((pair) => `[${pair.join(", ")}]`).join(", ")}]).get(${value.code}) ?? (${write(other)})`;
    if (value.cases.size === named.length)
      return `({ ${named.map((pair) => pair.join(": ")).join(", ")} })[${value.code}]`;
    return named.reduceRight(
      (otherwise, [name, text]) => `${value.code} === ${name} ? ${text} : ${otherwise}`,
      write(other),
    );
  }

  #plural(part: Choice, isRich: boolean): string {
    const { code } = this.#use(part.value);
    const forms = Object.entries(part.options).filter(([name]) => !name.startsWith("="));
    const exact = Object.entries(part.options).filter(([name]) => name.startsWith("="));
    const write = (message: Message) => this.text(message, isRich, { code, isWritten: true });
    return exact.reduceRight(
      (otherwise, [name, { value }]) => `${code} === ${name.slice(1)} ? ${write(value)} : ${otherwise}`,
      forms.length === 1 ? write(part.options["other"]?.value ?? []) : this.#forms(code, forms, isRich),
    );
  }

  #forms(code: string, forms: [string, { value: Message }][], isRich: boolean): string {
    const written = forms.map(([name, { value }]) => `${name}: ${this.text(value, false, { code, isWritten: false })}`);
    const call = `plural(${code}, { ${written.join(", ")} })`;
    return isRich ? `rich\`\${${call}}\`` : call;
  }

  #use(name: string): Value {
    const value = this.values.byName(name);
    if (!value) throw new Error(`The entry has no ${name}.`);
    for (const parameter of value.parameters) this.used.add(parameter);
    return value;
  }

  #hasElements(part: Part): boolean {
    let found = false;
    visitMessage([part], (inner) => {
      const name = nameOfPart(inner);
      const kind = name && this.values.byName(name)?.type.kind;
      if (inner.type === TYPE.tag || (inner.type === TYPE.argument && kind === "node")) found = true;
    });
    return found;
  }
}

const isText = ({ kind, isNullable }: ValueType) => !isNullable && (kind === "string" || kind === "choice");

export const isChoice = (part: Part): part is Choice => part.type === TYPE.select || part.type === TYPE.plural;

/** `{isNew, select, other {...}}` says the same for all. */
const withoutSingleCase = (part: Part): Message =>
  part.type === TYPE.select && Object.keys(part.options).length === 1 ? (part.options["other"]?.value ?? []) : [part];

/** Written as a call of `plural`, which returns a text. */
const hasForms = (part: Choice) =>
  part.type === TYPE.plural &&
  Object.keys(part.options).every((name) => !name.startsWith("=")) &&
  Object.keys(part.options).length > 1;

/** In a template; app/texts/rich.ts explains why characters beyond Latin-1 are expressions in `rich`. */
function escapeText(text: string, isRich: boolean): string {
  const escape = (part: string) => part.replace(/[\\`]|\$\{/g, "\\$&");
  // From the first such character to the last.
  const beyond = isRich ? /[^\0-\xff](?:.*[^\0-\xff])?/su.exec(text) : null;
  if (!beyond) return escape(text);
  const [wide] = beyond;
  return `${escape(text.slice(0, beyond.index))}\${${JSON.stringify(wide)}}${escape(text.slice(beyond.index + wide.length))}`;
}
