/** Attributes whose value no person reads. */
const technical =
  /^(className|class|style|id|href|to|type|name|rel|method|action|role|variant|d|key|data-.*|src\w*|pattern|points|transform|viewBox|fontFamily|aria-(describedby|controls|labelledby|live|current))$/;

/** Values for robots, in a header or a meta tag. */
const isDirective = (text) => /^no\w+(, no\w+)*$/.test(text);

const isWord = (text) => /\p{L}{2}/u.test(text);

/** Utility classes, paths and the like consist of lower-case words with hyphens, colons or brackets. */
const isClassList = (text) =>
  text
    .trim()
    .split(/\s+/)
    .every((word) => /^[!-]?[a-z@[*][\w./:[\]()%,>&*=!#'-]*$/.test(word)) && /[-:[]/.test(text);

/** Several words that a person would read: a capital letter or an end of a sentence, and no class list. */
const isSentence = (text) =>
  isWord(text) &&
  /\p{L}[\p{L}\d.,:;'’)]* +[\p{L}\d({]/u.test(text) &&
  !isClassList(text) &&
  !isDirective(text) &&
  /^\W*\p{Lu}|[.:?!…]\s*$|, /u.test(text);

/** In a template: words of its own beside the values. */
const hasWords = (part) => /(^|\s)\p{L}{3,}([\s.,:;!?]|$)/u.test(part);

const parentsOf = function* (node) {
  for (let { parent } = node; parent; parent = parent.parent) yield parent;
};

/** Texts for developers and logs, and names that code compares. */
function isForCode(node) {
  const { parent } = node;
  if (parent.type === "JSXAttribute") return technical.test(parent.name.name);
  if (parent.type === "AssignmentExpression") return nameOf(parent.left) === "document.cookie";
  if (parent.type === "BinaryExpression") return /^[!=]==?$/.test(parent.operator);
  if (["NewExpression", "CallExpression"].includes(parent.type))
    return /(Error|Exception|Unreachable|Response|^log|\.(log|warn|info|error|debug|raw|query\w+|closest|matches|getElementById|addEventListener)|^import)$/.test(
      nameOf(parent.callee),
    );
  return [
    "TSLiteralType",
    "ImportDeclaration",
    "ImportExpression",
    "ExportNamedDeclaration",
    "ExportAllDeclaration",
  ].includes(parent.type);
}

const nameOf = ({ type, name, object, property }) =>
  type === "MemberExpression" ? `${nameOf(object)}.${property.name ?? ""}` : (name ?? "");

/** The API's document is in English, like the other documents. */
const isInApiDocument = (node) =>
  [...parentsOf(node)].some(({ type, callee, key }) =>
    type === "CallExpression"
      ? /^(operation|answer|ok|created|file|listOf|describe|v\.description)$/.test(nameOf(callee))
      : type === "Property" && /^(description|summary)$/.test(key.name),
  );

const isFunction = ({ type }) => /^(Arrow)?Function/.test(type);

/** Texts are in app/texts, where they can be reviewed and translated; they are read when they are used. */
export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      outside: "Move this text to app/texts/en, and use `texts` of ~/texts.",
      early: "Read this text inside of a function: the language is the request's, not the module's.",
    },
  },
  create(context) {
    const isOfApi = context.filename.includes("/functions/");
    const report = (node) => {
      if (!isOfApi || !isInApiDocument(node)) context.report({ node, messageId: "outside" });
    };
    return {
      JSXText(node) {
        const tag = node.parent.openingElement?.name.name;
        if (isWord(node.value) && !["code", "kbd", "style", "script"].includes(tag)) report(node);
      },
      Literal(node) {
        if (typeof node.value !== "string" || isForCode(node)) return;
        const isShown =
          node.parent.type === "JSXAttribute" &&
          /^(label|title|hint|placeholder|alt|aria-label)$/.test(node.parent.name.name);
        if (isShown ? isWord(node.value) : isSentence(node.value)) report(node);
      },
      TemplateLiteral(node) {
        if (node.parent.type === "TaggedTemplateExpression" || isForCode(node)) return;
        const inAttribute = [...parentsOf(node)].find(({ type }) => type === "JSXAttribute");
        if (inAttribute && technical.test(inAttribute.name.name)) return;
        const parts = node.quasis.map(({ value }) => value.cooked);
        if (parts.some(hasWords) && !isClassList(parts.join("x")) && isSentence(parts.join("X"))) report(node);
      },
      "MemberExpression[object.name='texts'] > Identifier.property"(node) {
        const member = node.parent;
        // A build of the simulator has one language, which a module may read when it loads.
        if (context.filename.includes("/simulator/")) return;
        const isImported = context.sourceCode.text.includes('from "~/texts"');
        if (isImported && ![...parentsOf(member)].some(isFunction))
          context.report({ node: member, messageId: "early" });
      },
    };
  },
};
