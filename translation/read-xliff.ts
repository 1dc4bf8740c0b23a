import { SaxesParser, type SaxesTagNS } from "saxes";
import { xliffNamespace } from "./write-xliff";

export type TranslatedUnit = { readonly id: string; readonly source: string; readonly target: string | null };
export type TranslatedFile = { readonly locale: string; readonly units: ReadonlyMap<string, TranslatedUnit> };

/** A file that isn't imported; its message says where and why. */
export class XliffError extends Error {}

export const maxBytes = 10 * 2 ** 20;

/** Elements of XLIFF whose texts are no translation. */
const containers = [
  "xliff",
  "file",
  "group",
  "unit",
  "segment",
  "ignorable",
  "notes",
  "note",
  "skeleton",
  "originalData",
  "data",
];

/** Reads XLIFF 2.0 or 2.1. Refuses whatever a translation doesn't need, such as a DOCTYPE with entities. */
export function readXliff(text: string): TranslatedFile {
  const reader = new XliffReader();
  const parser = new SaxesParser({ xmlns: true, position: true });
  const fail = (reason: string): never => {
    throw new XliffError(`Line ${parser.line}: ${reason}.`);
  };
  parser.on("error", ({ message }) =>
    fail(`this isn't valid XML (${message.replace(/^[\d:]+ /, "").replace(/\.$/, "")})`),
  );
  parser.on("doctype", () => fail("a DOCTYPE is refused, because it can declare entities"));
  parser.on("opentag", (tag) => reader.open(tag, fail));
  parser.on("text", (part) => reader.add(part));
  parser.on("cdata", (part) => reader.add(part));
  parser.on("closetag", ({ local }) => reader.close(local));
  parser.write(text).close();
  return { locale: reader.locale || fail("the file has no target language"), units: reader.units };
}

class XliffReader {
  locale = "";
  readonly units = new Map<string, TranslatedUnit>();
  #unit: { id: string; source: string; target: string | null } | null = null;
  #part: "source" | "target" | null = null;
  /** Units that a person doesn't translate, and elements of modules such as suggested matches. */
  #ignored = 0;

  open({ uri, local, attributes }: SaxesTagNS, fail: (reason: string) => never): void {
    if (this.#ignored > 0 || (uri !== xliffNamespace && local !== "xliff")) {
      this.#ignored += 1;
      return;
    }
    const attribute = (name: string) => attributes[name]?.value;
    if (local === "xliff") {
      if (uri !== xliffNamespace || !["2.0", "2.1"].includes(attribute("version") ?? ""))
        fail("this isn't XLIFF 2.0; choose XLIFF 2 when your program saves the file");
      if (attribute("srcLang") !== "en") fail("the source language isn't en");
      this.locale = attribute("trgLang") ?? "";
    } else if (local === "unit") {
      const id = attribute("id") ?? fail("a unit has no id");
      if (this.units.has(id)) fail(`unit ${id} is in the file twice`);
      if (attribute("translate") === "no") this.#ignored = 1;
      else this.#unit = { id, source: "", target: null };
    } else if (this.#unit && (local === "source" || local === "target")) {
      this.#part = local;
      if (local === "target") this.#unit.target ??= "";
    } else if (!containers.includes(local)) {
      const { id } = this.#unit ?? { id: "" };
      fail(`unit ${id} has the inline code <${local}>; write placeholders as text, such as {name}`);
    }
  }

  add(text: string): void {
    if (this.#ignored > 0 || !this.#unit || !this.#part) return;
    this.#unit[this.#part] = (this.#unit[this.#part] ?? "") + text;
  }

  close(local: string): void {
    if (this.#ignored > 0) this.#ignored -= 1;
    else if (local === "source" || local === "target") this.#part = null;
    else if (local === "unit" && this.#unit) {
      this.units.set(this.#unit.id, this.#unit);
      this.#unit = null;
    }
  }
}
