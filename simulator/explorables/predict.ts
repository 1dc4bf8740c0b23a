import { texts } from "~/texts";
import { decimal } from "~/texts/format";
import { answerTo, fits, requireQuantity } from "../../content/explorable";
import type { Explore, Predict } from "../../content/explore-schema";
import { h, renderButton, setText } from "../dom";
import { formatWithUnit } from "./numbers";

/** A number in the quantity's unit, the index of an answer, or null if skipped. */
export type Guess = number | null;

/** Asks for a guess before the picture answers, then shows how far off it was. Not graded. */
export function renderPredict(
  explore: Explore,
  predict: Predict,
  earlierGuess: Guess | undefined,
  onGuess: (guess: Guess) => void,
) {
  const state = h("p", { class: "state", role: "status", tabIndex: -1 });
  const take = (guess: Guess) => {
    showResult(guess);
    onGuess(guess);
    // The pressed button is gone, and the focus with it.
    state.focus();
  };
  const submit = () => {
    const guess = field.read();
    if (guess === null) return refuse();
    take(guess);
  };
  const field = predict.answers ? renderAnswers(predict.answers) : renderNumber(explore, predict, submit);
  const commit = renderButton(texts.explorables.commit, submit);
  const skip = renderButton(texts.explorables.skip, () => take(null), { class: "quiet" });
  const say = (text: string, isDone: boolean) => {
    setText(state, text);
    state.dataset.done = String(isDone);
  };
  const refuse = () => {
    say(field.requirement, false);
    field.focus();
  };
  const row = h("div", { class: "row" }, commit, skip);
  const showResult = (guess: Guess) => {
    row.hidden = true;
    field.close(guess);
    say(verdictOf(explore, predict, guess), true);
  };
  if (earlierGuess !== undefined) showResult(earlierGuess);
  const element = h(
    "fieldset",
    { class: "predict" },
    h("legend", {}, predict.question),
    h("p", { class: "points" }, texts.explorables.notGraded),
    field.element,
    row,
    state,
  );
  return { element, refuse };
}

function renderAnswers(answers: readonly { text: string }[]) {
  const inputs = answers.map(() => h("input", { type: "radio", name: "guess" }));
  const element = h(
    "div",
    { class: "guesses" },
    ...inputs.map((input, index) => h("label", { class: "answer" }, input, h("span", {}, answers[index]?.text))),
  );
  const read = () => {
    const index = inputs.findIndex(({ checked }) => checked);
    return index < 0 ? null : index;
  };
  const close = (guess: Guess) =>
    inputs.forEach((input, index) => {
      input.disabled = true;
      input.checked = index === guess;
      if (input.parentElement) input.parentElement.hidden = index !== guess;
    });
  return { element, read, close, focus: () => inputs[0]?.focus(), requirement: texts.explorables.answerRequired };
}

function renderNumber(explore: Explore, { quantity: key, guess }: Predict, submit: () => void) {
  const { name, unit } = requireQuantity(explore, key);
  const { from = -Infinity, to = Infinity } = guess ?? {};
  const range = { from: decimal(String(from)), to: decimal(String(to)) };
  const input = h("input", {
    type: "number",
    step: "any",
    inputMode: "decimal",
    min: String(from),
    max: String(to),
    onKeydown: ({ key }: KeyboardEvent) => key === "Enter" && submit(),
  });
  const element = h(
    "label",
    { class: "field" },
    h("span", {}, texts.explorables.guessField({ name, unit, ...range })),
    input,
  );
  const read = () => {
    const value = Number(input.value);
    return input.value.trim() !== "" && value >= from && value <= to ? value : null;
  };
  const close = (guess: Guess) => {
    input.disabled = true;
    element.hidden = guess === null;
    if (guess !== null) input.value = String(guess);
  };
  return {
    element,
    read,
    close,
    focus: () => input.focus(),
    requirement: texts.explorables.numberRequired(range),
  };
}

function verdictOf(explore: Explore, predict: Predict, guess: Guess): string {
  const quantity = requireQuantity(explore, predict.quantity);
  const right = answerTo(explore, predict);
  // `right` includes the quantity's factor.
  const format = (value: number) => formatWithUnit(quantity, value);
  const { answers } = predict;
  const answer = answers?.find((one) => fits(one, right))?.text ?? "";
  const computed = { quantity: quantity.name, value: format(right) };
  if (answers) {
    const chosen = guess === null ? undefined : answers[guess];
    if (chosen && fits(chosen, right)) return texts.explorables.right(computed);
    return texts.explorables.wrong({ answer, ...computed });
  }
  if (guess === null) return texts.explorables.skipped(computed);
  const difference = Math.abs(guess - right);
  // "9 %, or 13 %" would name two different shares.
  const percent = right === 0 || quantity.unit === "%" ? null : Math.round((100 * difference) / Math.abs(right));
  return texts.explorables.guessOff({ guess: format(guess), ...computed, difference: format(difference), percent });
}
