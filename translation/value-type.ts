import ts from "typescript";

/** What a parameter of a text may be: which formats and choices a translation can make of it. */
export type ValueType = {
  readonly kind: "string" | "number" | "boolean" | "date" | "node" | "element" | "choice" | "object" | "other";
  readonly isNullable: boolean;
  /** As English declares it, for translators. */
  readonly source: string;
  /** The texts that it can be. */
  readonly members: readonly string[];
  readonly fields: ReadonlyMap<string, ValueType>;
};

const keywords: Partial<Record<ts.SyntaxKind, ValueType["kind"]>> = {
  [ts.SyntaxKind.StringKeyword]: "string",
  [ts.SyntaxKind.NumberKeyword]: "number",
  [ts.SyntaxKind.BooleanKeyword]: "boolean",
};

export const simpleType = (kind: ValueType["kind"], source: string = kind): ValueType => ({
  kind,
  isNullable: false,
  source,
  members: [],
  fields: new Map(),
});

export type Aliases = ReadonlyMap<string, ts.TypeNode>;

/** Reads a declared type; `aliases` are the types that its file declares. */
export function readType(node: ts.TypeNode, aliases: Aliases): ValueType {
  const source = node.getText().replace(/\s+/g, " ").replace(/^\| /, "");
  if (ts.isParenthesizedTypeNode(node)) return readType(node.type, aliases);
  if (ts.isUnionTypeNode(node)) return { ...readUnion(node, aliases), source };
  if (ts.isFunctionTypeNode(node)) return simpleType("element", source);
  if (ts.isTypeLiteralNode(node)) return { ...simpleType("object", source), fields: readFields(node, aliases) };
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
    return { ...simpleType("choice", source), members: [node.literal.text] };
  if (ts.isTypeReferenceNode(node)) return readReference(node, aliases);
  return simpleType(keywords[node.kind] ?? "other", source);
}

function readReference(node: ts.TypeReferenceNode, aliases: Aliases): ValueType {
  const name = node.typeName.getText();
  const alias = aliases.get(name);
  if (alias) return readType(alias, aliases);
  return simpleType(name === "ReactNode" ? "node" : name === "Date" ? "date" : "other", node.getText());
}

const isNull = (node: ts.TypeNode) =>
  node.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword);

function readUnion(node: ts.UnionTypeNode, aliases: Aliases): ValueType {
  const types = node.types.filter((type) => !isNull(type)).map((type) => readType(type, aliases));
  const isNullable = types.length < node.types.length;
  const [first = simpleType("other")] = types;
  if (types.length === 1) return { ...first, isNullable };
  const members = types.flatMap((type) => type.members);
  const fields = new Map(types.flatMap((type) => [...type.fields]));
  return { ...simpleType(members.length > 0 ? "choice" : "other"), isNullable, members, fields };
}

export const readFields = (node: ts.TypeLiteralNode, aliases: Aliases): Map<string, ValueType> =>
  new Map(
    node.members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type
        ? [[member.name.getText(), readType(member.type, aliases)] as const]
        : [],
    ),
  );
