const formWithoutNoValidate =
  "JSXOpeningElement[name.name=/^[Ff]orm$/]:not(:has(JSXAttribute[name.name='noValidate']))";

/** Shapes that the language allows and this project doesn't. */
export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      environment: "Read the environment in app/http/environment.server.ts only.",
      bubbles: "Add noValidate: the server reports errors at their fields, not the browser in bubbles.",
    },
  },
  create(context) {
    return {
      "MemberExpression[object.name='process'][property.name='env']": (node) =>
        context.report({ node, messageId: "environment" }),
      [formWithoutNoValidate]: (node) => context.report({ node, messageId: "bubbles" }),
    };
  },
};
