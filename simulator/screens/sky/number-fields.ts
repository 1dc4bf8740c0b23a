import { texts } from "~/texts";
import { h, renderNumberField } from "../../dom";

type Field = { label: string; value: number; min: number; max: number };

/** Labelled number fields. `read` returns their values, or reports and focuses an invalid field without clearing it. */
export function renderNumberFields<Name extends string>(fields: Record<Name, Field>) {
  // Object.keys of a record with exactly these keys.
  const names = Object.keys(fields) as Name[];
  const problem = h("p", { class: "state", role: "alert" });
  const rendered = names.map((name) => {
    const { label, value, min, max } = fields[name];
    return { name, ...fields[name], ...renderNumberField(label, value, { min: String(min), max: String(max) }) };
  });
  const read = (): Record<Name, number> | null => {
    for (const { input } of rendered) input.removeAttribute("aria-invalid");
    const invalid = rendered.find(({ read, min, max }) => !(read() >= min && read() <= max));
    problem.textContent = invalid ? texts.gameSky.numberRequired(invalid) : "";
    invalid?.input.setAttribute("aria-invalid", "true");
    invalid?.input.focus();
    if (invalid) return null;
    // One entry for each name.
    return Object.fromEntries(rendered.map(({ name, read }) => [name, read()])) as Record<Name, number>;
  };
  return { row: h("div", { class: "row" }, ...rendered.map(({ element }) => element)), problem, read };
}
