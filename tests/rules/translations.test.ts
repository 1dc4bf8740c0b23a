// Each language has every text of English (TypeScript checks keys and parameters), and uses what English uses.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { languages } from "~/texts/locale";

const translated = languages.filter((language) => language !== "en");
const areas = readdirSync("app/texts/en").filter((name) => name !== "index.ts");

type Entry = { params: string[]; used: Set<string>; plurals: string[][]; latin1Rich: boolean };

/** The entries of an area, by key. */
function readEntries(path: string): Map<string, Entry> {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const area = source.statements.find(ts.isVariableStatement)?.declarationList.declarations[0]?.initializer;
  if (!area || !ts.isObjectLiteralExpression(area)) throw new Error(`${path} has no object of texts.`);
  return new Map(
    area.properties.filter(ts.isPropertyAssignment).map((property) => [property.name.getText(), readEntry(property)]),
  );
}

function readEntry({ initializer }: ts.PropertyAssignment): Entry {
  const params =
    ts.isArrowFunction(initializer) &&
    initializer.parameters[0] &&
    ts.isObjectBindingPattern(initializer.parameters[0].name)
      ? initializer.parameters[0].name.elements.map((element) => (element.propertyName ?? element.name).getText())
      : [];
  const entry: Entry = { params, used: new Set(), plurals: [], latin1Rich: true };
  const visit = (node: ts.Node) => {
    if (ts.isParameter(node)) return;
    if (ts.isIdentifier(node)) entry.used.add(node.text);
    if (ts.isCallExpression(node) && node.expression.getText() === "plural") {
      const forms = node.arguments[1];
      if (forms && ts.isObjectLiteralExpression(forms))
        entry.plurals.push(forms.properties.map((form) => form.name?.getText() ?? ""));
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "rich" && /[^\0-\xff]/.test(quasisOf(node)))
      entry.latin1Rich = false;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(initializer, visit);
  return entry;
}

const quasisOf = ({ template }: ts.TaggedTemplateExpression): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join("");

for (const language of translated) {
  test(`${language} has the same areas as English`, () => {
    expect(readdirSync(`app/texts/${language}`).sort()).toEqual([...areas, "index.ts"].sort());
  });

  test(`${language} uses each parameter that English uses`, () => {
    const unused = areas.flatMap((area) => {
      const english = readEntries(`app/texts/en/${area}`);
      return [...readEntries(`app/texts/${language}/${area}`)].flatMap(([key, { used }]) => {
        const params = english.get(key)?.params.filter((name) => english.get(key)?.used.has(name)) ?? [];
        return params.filter((name) => !used.has(name)).map((name) => `${area} ${key}: ${name}`);
      });
    });
    expect(unused).toEqual([]);
  });

  test(`${language} has the plural forms that its numbers need`, () => {
    // Numbers of "many" in French and Spanish are millions; without "zero", Arabic has "other" with a figure.
    const rare = language === "ar" ? "zero" : "many";
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((name) => name !== rare);
    const missing = areas.flatMap((area) =>
      [...readEntries(`app/texts/${language}/${area}`)].flatMap(([key, { plurals }]) =>
        plurals
          // One form for all numbers: "# benotet".
          .filter((forms) => forms.join() !== "other")
          .flatMap((forms) => needed.filter((name) => !forms.includes(name)).map((name) => `${area} ${key}: ${name}`)),
      ),
    );
    expect(missing).toEqual([]);
  });

  test(`${language} keeps the server's scripts Latin-1 in texts with elements`, () => {
    const wide = areas.flatMap((area) =>
      [...readEntries(`app/texts/${language}/${area}`)].flatMap(([key, { latin1Rich }]) =>
        latin1Rich ? [] : `${area} ${key}`,
      ),
    );
    expect(wide).toEqual([]);
  });
}
