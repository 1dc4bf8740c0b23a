const isEnclosing = ({ type }) =>
  /(Statement|Declaration)$/.test(type) || ["Property", "PropertyDefinition", "JSXAttribute"].includes(type);

function firstLineOf(node) {
  for (let outer = node; outer.parent; outer = outer.parent) if (isEnclosing(outer)) return outer.loc.start.line;
  return node.loc.start.line;
}

/** `as` and `!` need a comment that says why they hold: on one of their lines, or on the line above. */
export default {
  meta: {
    type: "suggestion",
    schema: [],
    messages: { bare: "Say in a comment why this assertion holds, or let a schema or a check prove it." },
  },
  create(context) {
    const requireReason = (node) => {
      const [first, last] = [firstLineOf(node) - 1, node.loc.end.line];
      const hasReason = context.sourceCode
        .getAllComments()
        .some(({ loc }) => loc.end.line >= first && loc.start.line <= last);
      if (!hasReason) context.report({ node, messageId: "bare" });
    };
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation.typeName?.name !== "const") requireReason(node);
      },
      // Physics computes with arrays by index.
      TSNonNullExpression(node) {
        if (!context.filename.includes("/physics/")) requireReason(node);
      },
    };
  },
};
