type Child = Node | string | null | false | undefined;
type Properties = Record<string, unknown>;

/** An element with properties, `on…` listeners and children; `class`, `aria-…` and the like become attributes. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on") && typeof value === "function")
      // A function under an `on…` name is a listener; its event type isn't checked.
      element.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    // `name in element` has just been checked.
    else if (name in element && name !== "list" && name !== "form") (element as unknown as Properties)[name] = value;
    else if (value !== false)
      element.setAttribute(name, typeof value === "string" || typeof value === "number" ? String(value) : "");
  }
  element.append(
    ...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** Leaves unchanged text alone: writing it again would interrupt screen readers and selections. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

export const renderButton = (label: string, onClick: () => void, properties: Properties = {}) =>
  h("button", { type: "button", onClick, ...properties }, label);

/** A labelled number field. */
export function renderNumberField(label: string, value: number, properties: Properties = {}) {
  const input = h("input", { type: "number", step: "any", inputMode: "decimal", value: String(value), ...properties });
  return {
    input,
    element: h("label", { class: "field" }, h("span", {}, label), input),
    read: () => (input.value.trim() === "" ? NaN : Number(input.value)),
  };
}
