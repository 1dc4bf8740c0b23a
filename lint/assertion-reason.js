const isEnclosing = ({ type }) =>
  /(Statement|Declaration)$/.test(type) || ["Property", "PropertyDefinition", "JSXAttribute"].includes(type);

function firstLineOf(node) {
  for (let outer = node; outer.parent; outer = outer.parent) if (isEnclosing(outer)) return outer.loc.start.line;
  return node.loc.start.line;
}

/** Requires the reason for an assertion, which the compiler can't check, on one of its lines or on the line above. */
export default {
  meta: {
    type: "suggestion",
    schema: [],
    messages: { bare: "Say beside it why this `as` is true, or let a schema or a guard prove it." },
  },
  create(context) {
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation.typeName?.name === "const") return;
        const [first, last] = [firstLineOf(node) - 1, node.loc.end.line];
        const isSaid = context.sourceCode
          .getAllComments()
          .some(({ loc }) => loc.end.line >= first && loc.start.line <= last);
        if (!isSaid) context.report({ node, messageId: "bare" });
      },
    };
  },
};
