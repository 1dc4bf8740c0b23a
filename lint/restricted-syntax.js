const formWithoutNoValidate =
  "JSXOpeningElement[name.name=/^[Ff]orm$/]:not(:has(JSXAttribute[name.name='noValidate']))";

/** Shapes that the language allows and this house does not. */
export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      environment: "The environment is read in app/http/environment.server.ts only.",
      bubbles: "A form without noValidate speaks in the browser's bubbles: the server says what is wrong at its field.",
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
