import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedBlocks } from "~/views/marked-blocks";
import { readMarkedTexts, type Block, type Inline } from "../../content/marked-text";
import { hasMarks, maxMarkedCharacters, unsupportedMarks } from "../../content/marks";

/** A short notation: <b>, <a href>, <ul>, <ol start>, <li>, <p>. */
const render = (text: string) => readMarkedTexts([text]).map(blockShown).join("");
const blockShown = (block: Block): string => {
  if (block.kind === "paragraph") return `<p>${block.children.map(inlineShown).join("")}</p>`;
  const items = block.items.map((item) => `<li>${item.map(blockShown).join("")}</li>`).join("");
  return block.isOrdered ? `<ol ${block.start}>${items}</ol>` : `<ul>${items}</ul>`;
};
const inlineShown = (inline: Inline): string => {
  if (inline.kind === "text") return inline.text;
  const of = inline.children.map(inlineShown).join("");
  return inline.kind === "bold" ? `<b>${of}</b>` : `<a ${inline.href}>${of}</a>`;
};
const plain = (text: string) => `<p>${text}</p>`;

test.each([
  ["It **falls**, always.", "<p>It <b>falls</b>, always.</p>"],
  [
    "See [the **table**](https://apsis.example/t?a=1&b=2).",
    "<p>See <a https://apsis.example/t?a=1&b=2>the <b>table</b></a>.</p>",
  ],
  ["[Write](mailto:desk@apsis.example)", "<p><a mailto:desk@apsis.example>Write</a></p>"],
  ["Two:\n- one\n- two", "<p>Two:</p><ul><li><p>one</p></li><li><p>two</p></li></ul>"],
  ["1. one\n2. two\n   - half", "<ol 1><li><p>one</p></li><li><p>two</p><ul><li><p>half</p></li></ul></li></ol>"],
  ["3. three", "<ol 3><li><p>three</p></li></ol>"],
  ["Line\nand line, **bold\nover both**", "<p>Line\nand line, <b>bold\nover both</b></p>"],
])("bold, lists and links are read: %s", (text, expected) => {
  expect(hasMarks([text])).toBe(true);
  expect(render(text)).toBe(expected);
});

test.each([
  "# Heading",
  "Line\n===",
  "> quoted",
  "`code` and ```more```",
  "    indented",
  "<b>bold</b> <script>alert(1)</script> <!-- no -->",
  "![picture](https://apsis.example/a.png)",
  "AT&amp;T &#42;&#42;x&#42;&#42; &lt;b&gt;",
  "<https://apsis.example> https://apsis.example www.apsis.example",
  "[a]: https://apsis.example",
  "*one* _two_ __three__ ~~four~~",
  "* a star\n* two",
  "+ a plus",
  "1) one",
  "---",
  "B*, C_R A/m, σ_θ ρ² / b, 2*3*4 and 2 ** 3 ** 4, \\* \\_ a\\",
  "[empty]() [a] [a][b]",
  '[title](https://apsis.example/ "of it")',
  "-5 m/s and −5 m/s",
])("everything else stays text as typed: %s", (text) => {
  expect(render(text)).toBe(plain(text));
  // Next to supported markup, too.
  expect(render(`**x**\n\n${text}`)).toBe(`<p><b>x</b></p>${plain(text.trim())}`);
});

test("lists nest once; deeper ones are text", () => {
  expect(render("- a\n  - b\n    - c\n      - d")).toBe(
    "<ul><li><p>a</p><ul><li><p>b</p><p>    - c\n      - d</p></li></ul></li></ul>",
  );
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java&Tab;script:alert(1)",
  "java&NewLine;script:alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "<javascript:alert(1)>",
  "<java\tscript:alert(1)>",
  "&#1;javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "blob:https://apsis.example/1",
  "file:///etc/passwd",
  "http://apsis.example",
  "//apsis.example",
  "/admin",
  "#top",
  "https://apsis.example@evil.example",
  "https://user:word@evil.example",
  "view-source:https://apsis.example",
])("no link leads to %s", (address) => {
  const links = JSON.stringify(readMarkedTexts([`**x** [a](${address}) [![a](${address})](${address})`]));
  expect(links).not.toContain('"link"');
});

test("addresses are normalized like in browsers", () => {
  expect(render('[a](https://apsis.example/"onclick=alert(1))')).toBe(
    "<p><a https://apsis.example/%22onclick=alert(1)>a</a></p>",
  );
  expect(render("[a](HTTPS://APSIS.example/É)")).toBe("<p><a https://apsis.example/%C3%89>a</a></p>");
});

test("pages render the same markup as the game, as elements", () => {
  const text = "A **b** <i>c</i>\n- [d](https://apsis.example)\n\n3. e [f](javascript:alert)";
  const html = renderToStaticMarkup(createElement(MarkedBlocks, { blocks: readMarkedTexts([text]) })).replace(
    / class="[^"]*"/g,
    "",
  );
  expect(html).toBe(
    '<div dir="auto"><p>A <strong>b</strong> &lt;i&gt;c&lt;/i&gt;</p>' +
      '<ul><li><p><a href="https://apsis.example/" target="_blank" rel="noopener noreferrer">d</a></p></li></ul>' +
      '<ol start="3"><li><p>e [f](javascript:alert)</p></li></ol></div>',
  );
});

/** Every text of the built-in lessons, flights and questions. */
function textsOfProduct(): string[] {
  const files = ["lessons", "curricula"].flatMap((folder) =>
    readdirSync(join("content", folder))
      .filter((file) => file.endsWith(".json"))
      .map((file) => readFileSync(join("content", folder, file), "utf8")),
  );
  // The data of pictures are no texts.
  return files.flatMap((file) => collect(JSON.parse(file))).filter((text) => !text.startsWith("data:image/"));
}

/** Options and messages of tasks are shown as they are: a line may begin with its number. */
function collect(value: unknown, key = ""): string[] {
  if (/^(options|message)\b/.test(key)) return [];
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => collect(part, Array.isArray(value) ? key : name));
}

test("of the built-in lessons only what begins as a list becomes one", () => {
  const texts = textsOfProduct();
  expect(texts.length).toBeGreaterThan(5_000);
  const marked = texts.filter((text) => hasMarks([text]));
  expect(marked.filter((text) => !text.startsWith("- "))).toEqual([]);
  expect(texts.filter((text) => render(text) !== plain(text) && !marked.includes(text))).toEqual([]);
  expect(texts.filter((text) => unsupportedMarks([text]).length > 0)).toEqual([]);
});

test.each([
  ["# Heading", "heading"],
  ["![a](https://apsis.example/a.png)", "picture"],
  ["<b>so</b>", "html"],
  ["a `b`", "code"],
  ["> so", "quote"],
  ["| a | b |", "table"],
  ["* a", "listEntry"],
  ["an *italic* word", "emphasis"],
  ["__bold__", "emphasis"],
  ["[a](http://apsis.example)", "link"],
  ["[a](javascript:alert)", "link"],
])("unsupported markup is reported: %s", (text, mark) => {
  expect(unsupportedMarks(["**fine**", text])).toEqual([{ at: 1, mark }]);
});

test.each([
  "5 < x and y > 3",
  "a_b_c, x * y * z",
  "[1] and (2)",
  "**bold** [a](https://b.example) [b](mailto:c@d.e)\n- e",
])("%s is not reported", (text) => expect(unsupportedMarks([text])).toEqual([]));

test("excessive markup is shown as typed and reported", () => {
  const texts = ["**a** ".repeat(2_000), "**b** ".repeat(2_000)];
  expect(hasMarks(texts)).toBe(false);
  expect(unsupportedMarks(texts)).toEqual([{ at: 0, mark: "tooLong" }]);
});

const worst = [
  ...["*", "**a ", "a**b", "*a **b ", "_a __b ", "**_", "a** ", "*******a", "[", "]", "[]", "[a](", "[**a ", "**a](x "],
  ...[
    "[a](<",
    "[a]((",
    '[a](b "',
    "[a](b\\",
    "![[",
    "![a](",
    "[a](https://a.b) ",
    "- ",
    "1. ",
    "-\t",
    "- a\n",
    "1. a\n",
  ],
  ...[" - a\n  ", "\n", "\t", " ", "\\", "&", "&amp;", ">", "> ", "`", "<a ", "<", "| ", "#", "# a\n"],
];

test("the most complex markup parses in less than 100 ms", () => {
  // Warms the parser up.
  for (let time = 0; time < 50; time++) readMarkedTexts(["**a** [b](https://c.example)\n- d\n  1. e"]);
  const slow = worst.flatMap((part) => {
    const text = part.repeat(maxMarkedCharacters).slice(0, maxMarkedCharacters);
    // Processor time, because other tests run at the same time.
    const times = [0, 1, 2, 3, 4].map(() => {
      const cpuAtStart = process.cpuUsage();
      readMarkedTexts([text]);
      unsupportedMarks([text]);
      hasMarks([text]);
      const { user, system } = process.cpuUsage(cpuAtStart);
      return (user + system) / 1_000;
    });
    return Math.min(...times) > 100 ? [`${part}: ${Math.min(...times)} ms`] : [];
  });
  expect(slow).toEqual([]);
});
