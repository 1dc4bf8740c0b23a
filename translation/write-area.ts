import { format, resolveConfig } from "prettier";
import ts from "typescript";
import { untranslated } from "./catalogue-files";
import type { Area, Entry } from "./read-area";

/** What written entries call, beside what their files import already. */
const helperModules = (dateFormats: readonly string[]) =>
  new Map([
    ...["number", "plural", ...dateFormats].map((name) => [name, "../format"] as const),
    ["rich", "../rich"] as const,
  ]);

/** The file of an area in another language. Entries that are in no language but English are marked as such. */
export async function writeArea(
  name: string,
  english: Area,
  present: Area | undefined,
  translated: ReadonlyMap<string, string>,
  dateFormats: readonly string[],
): Promise<string> {
  const entries = [...english.entries.values()].map((entry) => {
    const code = translated.get(entry.key);
    return code === undefined ? keepEntry(entry, present) : `${entry.key}: ${code},`;
  });
  const texts = `export const ${name}: Translation<typeof english> = {\n${entries.join("\n")}\n};\n`;
  const modules = new Map([...helperModules(dateFormats), ...english.imports, ...(present?.imports ?? [])]);
  const imports = [
    ...writeImports(texts, modules),
    `import type { ${name} as english } from "../en/${name}";`,
    'import type { Translation } from "../translation";',
  ];
  const config = await resolveConfig("package.json");
  return format(`${imports.join("\n")}\n\n${texts}`, { ...config, parser: "typescript" });
}

function keepEntry({ key, code }: Entry, present: Area | undefined): string {
  const entry = present?.entries.get(key);
  return entry ? `${entry.commentSource}\n${key}: ${entry.code},` : `// ${untranslated}\n${key}: ${code},`;
}

function writeImports(texts: string, modules: ReadonlyMap<string, string>): string[] {
  const used = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    const path = ts.isIdentifier(node) && isOperand(node) ? modules.get(node.text) : undefined;
    if (path) used.set(path, (used.get(path) ?? new Set()).add(node.getText()));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("area.ts", texts, ts.ScriptTarget.Latest, true));
  return [...used]
    .sort(([first], [second]) => first.localeCompare(second))
    .map(([path, names]) => `import { ${[...names].sort().join(", ")} } from ${JSON.stringify(path)};`);
}

/** Called, or given to a call. */
const isOperand = ({ parent }: ts.Identifier) => ts.isCallExpression(parent) || ts.isTaggedTemplateExpression(parent);
