// The editor's form: fieldsets whose fields are values of the document by their path.
import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import { h, renderButton, setText } from "../../dom";
import { readShown, readTyped, readValue, writeValue, type FieldProblems } from "./draft";

/** `path`: in the document. A choice that changes which fields there are calls `onStructure`. */
export type Form = {
  document: unknown;
  onChange: (path: string) => void;
  /** `said`: announced once the new fields are there. */
  onStructure: (focusPath: string, said?: string) => void;
  /** Called after each change. */
  watchers: (() => void)[];
  controls: Map<string, { input: HTMLElement; problem: HTMLElement; label: string }>;
};

export function renderControl(form: Form, path: string, label: string, input: HTMLElement, isWide = false) {
  const problem = h("span", { class: "problem", id: `problem-${path}` });
  input.dataset.path = path;
  input.id = `field-${path}`;
  input.setAttribute("aria-describedby", problem.id);
  form.controls.set(path, { input, problem, label });
  // The problem isn't part of the label: screen readers would read it as the field's name, and again as its description.
  const name = h("label", { htmlFor: input.id }, h("span", {}, label));
  return h("div", { class: isWide ? "field wide" : "field" }, name, input, problem);
}

export const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** Text keeps what was typed, also where it isn't a number. */
export function renderNumber(form: Form, path: string, label: string): HTMLElement {
  const value = readShown(form.document, path);
  const input = h("input", { type: "text", inputMode: "decimal", dir: "ltr", value });
  input.addEventListener("input", () => {
    writeValue(form.document, path, readTyped(input.value));
    form.onChange(path);
  });
  return renderControl(form, path, label, input);
}

/** Seconds, with the same in minutes or hours below. */
export function renderSeconds(form: Form, path: string, label: string): HTMLElement {
  const field = renderNumber(form, path, label);
  const words = h("span", { class: "in-words" });
  const write = () => {
    const seconds = readValue(form.document, path);
    setText(words, typeof seconds === "number" && seconds >= 60 ? flightTime(seconds) : "");
  };
  form.watchers.push(write);
  write();
  field.append(words);
  return field;
}

export const renderVector = (form: Form, path: string, label: string): HTMLElement =>
  h(
    "fieldset",
    { class: "vector" },
    h("legend", {}, label),
    h(
      "div",
      { class: "row" },
      renderNumber(form, `${path}.0`, "R"),
      renderNumber(form, `${path}.1`, "I"),
      renderNumber(form, `${path}.2`, "C"),
    ),
  );

export function renderLine(form: Form, path: string, label: string, maxLength: number): HTMLElement {
  const input = h("input", { type: "text", maxLength, value: readShown(form.document, path) });
  input.addEventListener("input", () => {
    writeValue(form.document, path, input.value);
    form.onChange(path);
  });
  return renderControl(form, path, label, input, true);
}

/** A date and time, which may be missing; one that is half typed is refused at its field. */
export function renderDate(form: Form, path: string, label: string): HTMLElement {
  const input = h("input", { type: "datetime-local", value: readShown(form.document, path) });
  input.addEventListener("input", () => {
    const { value, validity } = input;
    writeValue(form.document, path, validity.badInput ? "?" : value === "" ? undefined : value);
    form.onChange(path);
  });
  return renderControl(form, path, label, input, true);
}

/** Paragraphs with empty lines between them. */
export function renderParagraphsField(form: Form, path: string, label: string): HTMLElement {
  const value = readValue(form.document, path);
  const input = h("textarea", { rows: 4, value: Array.isArray(value) ? value.join("\n\n") : "" });
  input.addEventListener("input", () => {
    const paragraphs = input.value.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
    writeValue(
      form.document,
      path,
      paragraphs.filter((paragraph) => paragraph !== ""),
    );
    form.onChange(path);
  });
  return renderControl(form, path, label, input, true);
}

/** `write` changes the document for the chosen value. */
export function renderChoice<Value extends string>(
  form: Form,
  path: string,
  {
    label,
    options,
    value,
    write,
  }: {
    label: string;
    options: readonly (readonly [Value, string])[];
    value: Value;
    write: (value: Value) => void;
  },
): HTMLElement {
  const input = h(
    "select",
    {},
    ...options.map(([option, name]) => h("option", { value: option, selected: option === value }, name)),
  );
  input.addEventListener("change", () => {
    const chosen = options.find(([option]) => option === input.value);
    if (!chosen) return;
    write(chosen[0]);
    form.onStructure(path);
  });
  return renderControl(form, path, label, input, true);
}

export function renderBox(
  form: Form,
  path: string,
  {
    label,
    isChecked,
    write,
    isStructure = false,
  }: {
    label: string;
    isChecked: boolean;
    write: (isChecked: boolean) => void;
    isStructure?: boolean;
  },
): HTMLElement {
  const problem = h("span", { class: "problem", id: `problem-${path}` });
  const input = h("input", { type: "checkbox", checked: isChecked, "aria-describedby": problem.id });
  input.dataset.path = path;
  form.controls.set(path, { input, problem, label });
  input.addEventListener("change", () => {
    write(input.checked);
    if (isStructure) form.onStructure(path);
    else form.onChange(path);
  });
  return h("label", { class: "check" }, input, h("span", {}, label), problem);
}

/** Marks the fields that have a problem; returns the problems that no shown field has. */
export function showProblems({ controls }: Form, problems: FieldProblems): string[] {
  for (const [path, { input, problem }] of controls) {
    setText(problem, problems.get(path) ?? "");
    if (problem.textContent) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  }
  return [...problems].filter(([path]) => !controls.has(path)).map(([path, text]) => `${path}: ${text}`);
}

/** The marked fields with their groups' names, as buttons that lead there. */
export const listProblems = ({ controls }: Form): HTMLElement[] =>
  [...controls.values()]
    .filter(({ problem }) => problem.textContent !== "")
    .map(({ input, problem, label }) => {
      const group = input.closest("details")?.querySelector("summary")?.textContent;
      const part = input.closest("fieldset")?.querySelector("legend")?.textContent;
      const name = [group, part, label].filter(Boolean).join(" · ");
      return h(
        "li",
        {},
        renderButton(`${name}: ${problem.textContent ?? ""}`, () => focusField(input), { class: "link" }),
      );
    });

export function focusField(input: HTMLElement) {
  input.closest("details")?.setAttribute("open", "");
  input.focus({ preventScroll: true });
  // In the middle, where the bar below the form doesn't cover it.
  input.scrollIntoView({ block: "center" });
}

export const renderGroup = (legend: string, ...children: (HTMLElement | null)[]) =>
  h("details", { class: "mission-group", open: true, "aria-label": legend }, h("summary", {}, legend), ...children);

export const renderOrbitFields = (form: Form, path: string) =>
  h(
    "div",
    { class: "row" },
    renderNumber(form, `${path}.perigee`, `${texts.gameLesson.perigee} (km)`),
    renderNumber(form, `${path}.apogee`, `${texts.gameLesson.apogee} (km)`),
    renderNumber(form, `${path}.inclination`, `${texts.gameLesson.inclination} (°)`),
    renderNumber(form, `${path}.node`, `${texts.gameLesson.node} (°)`),
    renderNumber(form, `${path}.argumentOfPerigee`, `${texts.gameLesson.argumentOfPerigee} (°)`),
    renderNumber(form, `${path}.trueAnomaly`, `${texts.gameLesson.trueAnomaly} (°)`),
  );
