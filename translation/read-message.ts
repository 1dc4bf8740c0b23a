// An entry of the catalogue as an ICU message: what TypeScript decides and inserts becomes choices and arguments.
import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import ts from "typescript";
import type { Entry } from "./read-area";
import { caseName, InexpressibleError, type Values } from "./values";

export type Message = MessageFormatElement[];

/** Throws InexpressibleError. Values that the entry uses are added to `values`. */
export function readMessage({ expression }: Entry, values: Values): Message {
  const body = ts.isArrowFunction(expression) ? expression.body : expression;
  const reader = new MessageReader(values);
  return mergeTexts(ts.isBlock(body) ? reader.statements(body.statements) : reader.read(body));
}

class MessageReader {
  readonly #constants = new Map<string, ts.Expression>();

  constructor(readonly values: Values) {}

  statements(statements: readonly ts.Statement[]): Message {
    const [statement, ...others] = statements;
    if (!statement) throw new InexpressibleError("it returns no text");
    if (ts.isReturnStatement(statement) && statement.expression) return this.read(statement.expression);
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) this.#constants.set(name.getText(), initializer);
      return this.statements(others);
    }
    if (ts.isIfStatement(statement) && !statement.elseStatement) {
      const { expression, thenStatement } = statement;
      const inside = ts.isBlock(thenStatement) ? thenStatement.statements : [thenStatement];
      return this.#decide(
        expression,
        () => this.statements(inside),
        () => this.statements(others),
      );
    }
    throw new InexpressibleError(`it has the statement ${statement.getText()}`);
  }

  read(expression: ts.Expression): Message {
    const node = this.#resolve(expression);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return textOf(node.text);
    if (ts.isTemplateExpression(node)) return this.#template(node);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "rich")
      return ts.isTemplateExpression(node.template) ? this.#template(node.template) : textOf(node.template.text);
    if (ts.isConditionalExpression(node))
      return this.#decide(
        node.condition,
        () => this.read(node.whenTrue),
        () => this.read(node.whenFalse),
      );
    if (ts.isBinaryExpression(node)) return this.#fallback(node);
    if (ts.isElementAccessExpression(node)) return this.#lookUp(node, (value) => this.read(value));
    if (ts.isCallExpression(node)) return this.#call(node);
    return [{ type: TYPE.argument, value: this.values.of(node).name }];
  }

  /** A constant's value, and what is inside of parentheses. */
  #resolve(expression: ts.Expression): ts.Expression {
    if (ts.isParenthesizedExpression(expression)) return this.#resolve(expression.expression);
    const constant = ts.isIdentifier(expression) ? this.#constants.get(expression.text) : undefined;
    return constant ? this.#resolve(constant) : expression;
  }

  #template = ({ head, templateSpans }: ts.TemplateExpression): Message => [
    ...textOf(head.text),
    ...templateSpans.flatMap(({ expression, literal }) => [...this.read(expression), ...textOf(literal.text)]),
  ];

  /** `a || b`, `a ?? b`, and `a && b`, which is nothing where `a` is empty. */
  #fallback({ left, operatorToken, right }: ts.BinaryExpression): Message {
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.#decide(
        left,
        () => this.read(right),
        () => [],
      );
    const found = this.#resolve(left);
    if (operatorToken.kind === ts.SyntaxKind.BarBarToken)
      return this.#select(found, [["none", this.read(right)]], this.read(found));
    if (operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken)
      throw new InexpressibleError(`it has the operator ${operatorToken.getText()}`);
    return this.#mapOf(found, right) ?? this.#select(found, [["null", this.read(right)]], this.read(found));
  }

  /** `new Map([["slide", "Text"]]).get(kind) ?? kind`. */
  #mapOf(found: ts.Expression, otherwise: ts.Expression): Message | null {
    if (!ts.isCallExpression(found) || !ts.isPropertyAccessExpression(found.expression)) return null;
    const map = this.#resolve(found.expression.expression);
    const [key] = found.arguments;
    const [pairs] = (ts.isNewExpression(map) && map.arguments) || [];
    if (!key || !pairs || !ts.isArrayLiteralExpression(pairs)) return null;
    const cases = pairs.elements.filter(ts.isArrayLiteralExpression).map(({ elements: [name, text] }) => {
      if (!name || !text || !ts.isStringLiteral(name))
        throw new InexpressibleError("its map has other values than texts");
      return [name.text, this.read(text)] as const;
    });
    return this.#select(key, cases, this.read(otherwise));
  }

  /** `{ scenario: "...", campaign: "..." }[thing]`. */
  #lookUp(node: ts.ElementAccessExpression, read: (value: ts.Expression) => Message): Message {
    const texts = this.#resolve(node.expression);
    return this.#lookUpIn(texts, node, read);
  }

  #lookUpIn(texts: ts.Expression, node: ts.ElementAccessExpression, read: (value: ts.Expression) => Message): Message {
    if (ts.isConditionalExpression(texts))
      return this.#decide(
        texts.condition,
        () => this.#lookUpIn(this.#resolve(texts.whenTrue), node, read),
        () => this.#lookUpIn(this.#resolve(texts.whenFalse), node, read),
      );
    if (!ts.isObjectLiteralExpression(texts)) throw new InexpressibleError(`it has the choice ${node.getText()}`);
    const cases = texts.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw new InexpressibleError(`it has the choice ${node.getText()}`);
      const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
      return [name, read(property.initializer)] as const;
    });
    return this.#select(this.#resolve(node.argumentExpression), cases, []);
  }

  /** Sentences one after the other, of which some may be left out: `[a, ...(isLate ? [b] : [])].join(" ")`. */
  #joined(sentences: readonly ts.Expression[], separator: string): Message {
    return sentences.flatMap((sentence, at) => {
      if (!ts.isSpreadElement(sentence)) return [...textOf(at > 0 ? separator : ""), ...this.read(sentence)];
      const choice = this.#resolve(sentence.expression);
      if (at === 0 || !ts.isConditionalExpression(choice)) throw new InexpressibleError("it joins several texts");
      const readAll = (texts: ts.Expression): Message => {
        if (!ts.isArrayLiteralExpression(texts)) throw new InexpressibleError("it joins several texts");
        return texts.elements.flatMap((text) => [...textOf(separator), ...this.read(text)]);
      };
      return this.#decide(
        choice.condition,
        () => readAll(choice.whenTrue),
        () => readAll(choice.whenFalse),
      );
    });
  }

  #call(node: ts.CallExpression): Message {
    const name = node.expression.getText();
    const [first, second] = node.arguments;
    if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "join") {
      const { expression } = node.expression;
      if (first && ts.isStringLiteral(first) && ts.isArrayLiteralExpression(expression))
        return this.#joined(expression.elements, first.text);
    }
    if (first && this.values.parameters.get(name)?.kind === "element") {
      const { name: tag } = this.values.of(node.expression);
      return [{ type: TYPE.tag, value: tag, children: mergeTexts(this.read(first)) }];
    }
    if (name === "plural" && first && second) return this.#plural(first, this.#resolve(second));
    if (first && ts.isIdentifier(node.expression) && !this.values.parameters.has(name)) {
      const value = this.values.of(first);
      if (name === "number") return [{ type: TYPE.number, value: value.name, style: null }];
      if (value.type.kind === "date") return [{ type: TYPE.date, value: value.name, style: name }];
    }
    return [{ type: TYPE.argument, value: this.values.of(node).name }];
  }

  #plural(count: ts.Expression, forms: ts.Expression): Message {
    if (ts.isElementAccessExpression(forms)) return this.#lookUp(forms, (each) => this.#plural(count, each));
    if (!ts.isObjectLiteralExpression(forms)) throw new InexpressibleError(`it has the forms ${forms.getText()}`);
    const { name } = this.values.of(count);
    const options = forms.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw new InexpressibleError(`it has the forms ${forms.getText()}`);
      return [property.name.getText(), { value: withPound(mergeTexts(this.read(property.initializer))) }] as const;
    });
    return [pluralOf(name, Object.fromEntries(options))];
  }

  #decide(condition: ts.Expression, whenTrue: () => Message, whenFalse: () => Message): Message {
    const node = this.#resolve(condition);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return this.#decide(node.operand, whenFalse, whenTrue);
    if (ts.isBinaryExpression(node)) return this.#compare(node, whenTrue, whenFalse);
    const { type } = this.values.of(node);
    if (type.kind === "boolean") return this.#select(node, [["true", whenTrue()]], whenFalse());
    if (type.kind === "number") return this.#numbers(node, [0], whenFalse, whenTrue);
    return this.#select(node, [["none", whenFalse()]], whenTrue());
  }

  #compare(node: ts.BinaryExpression, whenTrue: () => Message, whenFalse: () => Message): Message {
    const { left, operatorToken, right } = node;
    const operator = operatorToken.kind;
    if (operator === ts.SyntaxKind.ExclamationEqualsEqualsToken && !ts.isTypeOfExpression(left))
      return this.#compareEqual(node, whenFalse, whenTrue);
    if (operator === ts.SyntaxKind.EqualsEqualsEqualsToken && !ts.isTypeOfExpression(left))
      return this.#compareEqual(node, whenTrue, whenFalse);
    const limit = ts.isNumericLiteral(right) ? Number(right.text) : Infinity;
    // Counts aren't negative.
    if (operator === ts.SyntaxKind.GreaterThanToken && limit < 3)
      return this.#numbers(
        left,
        Array.from({ length: limit + 1 }, (_, count) => count),
        whenFalse,
        whenTrue,
      );
    return this.#select(node, [["true", whenTrue()]], whenFalse());
  }

  #compareEqual({ left, right }: ts.BinaryExpression, whenEqual: () => Message, otherwise: () => Message): Message {
    if (ts.isNumericLiteral(right)) return this.#numbers(left, [Number(right.text)], whenEqual, otherwise);
    if (right.kind === ts.SyntaxKind.NullKeyword) return this.#select(left, [["null", whenEqual()]], otherwise());
    if (ts.isStringLiteral(right)) return this.#select(left, [[right.text, whenEqual()]], otherwise());
    throw new InexpressibleError(`it has the comparison with ${right.getText()}`);
  }

  #numbers(count: ts.Expression, exact: number[], whenExact: () => Message, otherwise: () => Message): Message {
    const { name } = this.values.of(count);
    const cases = exact.map((each) => [`=${each}`, { value: mergeTexts(whenExact()) }] as const);
    return [pluralOf(name, { ...Object.fromEntries(cases), other: { value: mergeTexts(otherwise()) } })];
  }

  #select(selector: ts.Expression, cases: (readonly [string, Message])[], other: Message): Message {
    const value = this.values.of(selector);
    for (const [member] of cases) value.cases.set(caseName(member), member);
    const { other: named, ...options } = Object.fromEntries(
      cases.map(([member, message]) => [caseName(member), { value: mergeTexts(message) }]),
    );
    return [
      { type: TYPE.select, value: value.name, options: { ...options, other: named ?? { value: mergeTexts(other) } } },
    ];
  }
}

const textOf = (value: string): Message => (value === "" ? [] : [{ type: TYPE.literal, value }]);

const pluralOf = (value: string, options: Record<string, { value: Message }>): Message[number] => ({
  type: TYPE.plural,
  value,
  options,
  offset: 0,
  pluralType: "cardinal",
});

/** In a form of `plural`, the first # stands for the number. */
function withPound(form: Message): Message {
  const at = form.findIndex((part) => part.type === TYPE.literal && part.value.includes("#"));
  const part = form[at];
  if (part?.type !== TYPE.literal) return form;
  const [before = "", ...after] = part.value.split("#");
  return [
    ...form.slice(0, at),
    ...textOf(before),
    { type: TYPE.pound },
    ...textOf(after.join("#")),
    ...form.slice(at + 1),
  ];
}

function mergeTexts(message: Message): Message {
  const merged: Message = [];
  for (const part of message) {
    const last = merged.at(-1);
    if (part.type === TYPE.literal && last?.type === TYPE.literal)
      merged.splice(-1, 1, { type: TYPE.literal, value: last.value + part.value });
    else merged.push(part);
  }
  return merged;
}
