import { readFileSync } from "node:fs";

const source = readFileSync(new URL("../app/domain/roles.ts", import.meta.url), "utf8");
const roleNames = /roleNames = \[([^\]]*)\]/.exec(source)[1].match(/\w+/g);

// Also everyday words, which a label, a title or a schema may use.
const everydayWords = ["User", "Instructor"];

const comparing =
  /^(eq|ne|inArray|notInArray|includes|indexOf|has|add|can|canEver|canRole|reachOf|listRolesWith|picklist|literal)$/;

const nameOf = ({ type, name, property }) => (type === "MemberExpression" ? nameOf(property) : name);

function isLabel({ parent }) {
  if (parent.type === "JSXAttribute" || parent.type === "JSXExpressionContainer") return true;
  if (parent.type === "Property") return !/role/i.test(parent.key.name ?? parent.key.value);
  return parent.type === "CallExpression" && !comparing.test(nameOf(parent.callee) ?? "");
}

const quoted = new RegExp(`'(${roleNames.join("|")})'`);
const spelled = new RegExp(`\\b(${roleNames.filter((name) => !everydayWords.includes(name)).join("|")})\\b`);

/** Only app/domain/access.ts says what a role may do; a role's name elsewhere would start a second table. */
export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      named: "Check permissions with app/domain/access.ts; only it, roles.ts and migrations may name roles.",
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: "named" });
    const check = (node, text) => (quoted.test(text) || spelled.test(text)) && report(node);
    return {
      Literal(node) {
        if (typeof node.value !== "string") return;
        if (!roleNames.includes(node.value)) check(node, node.value);
        else if (!everydayWords.includes(node.value) || !isLabel(node)) report(node);
      },
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
      "Property > Identifier.key": (node) => !everydayWords.includes(node.name) && check(node, node.name),
      "TSTypeReference[typeName.name='Record']": (node) =>
        node.typeArguments?.params[0]?.typeName?.name === "Role" && report(node),
    };
  },
};
