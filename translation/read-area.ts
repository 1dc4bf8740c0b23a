import { readFileSync } from "node:fs";
import ts from "typescript";
import { readFields, readType, type Aliases, type ValueType } from "./value-type";

/** An entry of an area: a text, or a function of parameters. */
export type Entry = {
  readonly key: string;
  readonly expression: ts.Expression;
  readonly parameters: ReadonlyMap<string, ValueType>;
  /** The name of a parameter that isn't taken apart: `(burn) => ...`. */
  readonly parameterName: string | null;
  /** Functions that its file imports. */
  readonly helpers: ReadonlySet<string>;
  readonly comment: string | null;
  readonly commentSource: string;
  /** TypeScript without the types of parameters, as languages other than English have it. */
  readonly code: string;
};

export type Area = {
  readonly comment: string | null;
  readonly entries: ReadonlyMap<string, Entry>;
  /** What the file imports, by name, with the import's module. */
  readonly imports: ReadonlyMap<string, string>;
};

export function readArea(path: string): Area {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const aliases = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type]),
  );
  const statement = source.statements.find(ts.isVariableStatement);
  const texts = statement?.declarationList.declarations[0]?.initializer;
  if (!statement || !texts || !ts.isObjectLiteralExpression(texts)) throw new Error(`${path} has no object of texts.`);
  const imports = new Map(source.statements.filter(ts.isImportDeclaration).flatMap(readImport));
  const entries = texts.properties.filter(ts.isPropertyAssignment).map((property) => ({
    ...readEntry(property, aliases),
    helpers: new Set(imports.keys()),
  }));
  return {
    comment: commentOf(statement),
    entries: new Map(entries.map((entry) => [entry.key, entry])),
    imports,
  };
}

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): [string, string][] {
  const names = importClause?.namedBindings;
  if (importClause?.isTypeOnly || !names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier))
    return [];
  return names.elements.map(({ name }) => [name.text, moduleSpecifier.text]);
}

function readEntry(property: ts.PropertyAssignment, aliases: Aliases): Omit<Entry, "helpers"> {
  const expression = property.initializer;
  const parameter = ts.isArrowFunction(expression) ? expression.parameters[0] : undefined;
  const type = parameter?.type && declaredFields(parameter.type, aliases);
  const parameterName = parameter && ts.isIdentifier(parameter.name) ? parameter.name.text : null;
  return {
    key: property.name.getText(),
    expression,
    parameterName,
    parameters:
      parameterName && parameter?.type
        ? new Map([[parameterName, readType(parameter.type, aliases)]])
        : (type ?? new Map<string, ValueType>()),
    comment: commentOf(property),
    commentSource: commentSourcesOf(property).join("\n"),
    code: withoutTypes(expression),
  };
}

function declaredFields(type: ts.TypeNode, aliases: Aliases): Map<string, ValueType> | undefined {
  if (ts.isTypeLiteralNode(type)) return readFields(type, aliases);
  const alias = ts.isTypeReferenceNode(type) ? aliases.get(type.typeName.getText()) : undefined;
  return alias && declaredFields(alias, aliases);
}

/** The source without the types of parameters, which `typeof english` gives. */
function withoutTypes(expression: ts.Expression): string {
  const parameter = ts.isArrowFunction(expression) ? expression.parameters[0] : undefined;
  if (!parameter?.type) return expression.getText();
  const [start, end] = [parameter.name.getEnd(), parameter.type.getEnd()].map((at) => at - expression.getStart());
  const text = expression.getText();
  return text.slice(0, start) + text.slice(end);
}

const commentSourcesOf = (node: ts.Node): string[] => {
  const { text } = node.getSourceFile();
  return (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).map(({ pos, end }) => text.slice(pos, end));
};

const commentOf = (node: ts.Node): string | null =>
  commentSourcesOf(node)
    .map((source) =>
      source
        .replace(/^\s*(?:\/\*+|\/\/|\*)|\*\/$/gm, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .join(" ") || null;
