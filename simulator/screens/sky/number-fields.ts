import { h, renderNumberField } from "../../dom";

type Field = { label: string; value: number; least: number; most: number };

/**
 * Labelled numbers of a form; `read` answers them, or says what is wrong with one, leads to it and keeps what stands
 * there.
 */
export function renderNumberFields<Name extends string>(fields: Record<Name, Field>) {
  // The table has no other keys.
  const names = Object.keys(fields) as Name[];
  const problem = h("p", { class: "state", role: "alert" });
  const rendered = names.map((name) => {
    const { label, value, least, most } = fields[name];
    return { name, ...fields[name], ...renderNumberField(label, value, { min: String(least), max: String(most) }) };
  });
  const read = (): Record<Name, number> | null => {
    for (const { input } of rendered) input.removeAttribute("aria-invalid");
    const wrong = rendered.find(({ read, least, most }) => !(read() >= least && read() <= most));
    problem.textContent = wrong ? `${wrong.label}: a number from ${wrong.least} to ${wrong.most}.` : "";
    wrong?.input.setAttribute("aria-invalid", "true");
    wrong?.input.focus();
    if (wrong) return null;
    // Every name of the table is there.
    return Object.fromEntries(rendered.map(({ name, read }) => [name, read()])) as Record<Name, number>;
  };
  return { row: h("div", { class: "row" }, ...rendered.map(({ element }) => element)), problem, read };
}
