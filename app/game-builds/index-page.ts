/** What a Unity template's `index.html` declares about its build. File names are the last segments of URLs. */
export type IndexPage = {
  loader?: string;
  data?: string;
  framework?: string;
  code?: string;
  worker?: string;
  memory?: string;
  symbols?: string;
  company?: string;
  product?: string;
  version?: string;
};

/** Names that templates use for the URLs of a build's files, and for the texts about it. */
const urlNames = {
  loader: "loaderUrl",
  data: "dataUrl",
  framework: "frameworkUrl",
  code: "codeUrl",
  worker: "workerUrl",
  memory: "memoryUrl",
  symbols: "symbolsUrl",
} as const;
const textNames = { company: "companyName", product: "productName", version: "productVersion" } as const;

// Both tables are literals without other keys.
const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

/** Reads declarations such as `dataUrl: buildUrl + "/x.data.br"` of any template; missing ones are left out. */
export function readIndexPage(html: string): IndexPage {
  const script = html.replace(/^\s*\/\/.*$/gm, "");
  const page: IndexPage = {};
  for (const field of keysOf(urlNames)) {
    const address = findLiteral(script, urlNames[field]);
    const file = address?.split(/[?#]/)[0]?.split("/").pop();
    if (file) page[field] = decodePath(file);
  }
  for (const field of keysOf(textNames)) {
    const text = findLiteral(script, textNames[field]);
    if (text) page[field] = text;
  }
  return page;
}

/** The last string literal in the first assignment to a name: `name: a + "/b"` or `name = "b"`. */
function findLiteral(script: string, name: string): string | undefined {
  const assignment = new RegExp(
    `\\b${name}["']?\\s*[:=]\\s*([^,;\\n"'\`]*)("(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|\`[^\`]*\`)`,
  );
  const quoted = assignment.exec(script)?.[2];
  if (!quoted) return undefined;
  const inner = quoted.slice(1, -1);
  try {
    // JSON decodes the escape sequences.
    return String(JSON.parse(`"${inner.replace(/\\'/g, "'").replace(/(?<!\\)"/g, '\\"')}"`));
  } catch {
    return inner;
  }
}

function decodePath(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
