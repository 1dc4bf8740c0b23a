import { texts } from "~/texts";
import type { TaskOf } from "../../content/content-schema";
import type { TaskNumbers } from "../../content/draw-task";
import { firstOrder } from "../../content/task-answers";
import { h, renderButton, setText } from "../dom";
import type { AnswerForm } from "./answer-form";

/** Options that are moved up and down until they are in order. */
export function renderOrderForm(
  task: TaskOf<"order">,
  numbers: TaskNumbers,
  begin: number[] | undefined,
  onChange: () => void,
): AnswerForm {
  let order = begin ?? firstOrder(task, numbers);
  const list = h("ol", { class: "ranked" });
  const announcement = h("p", { class: "spoken", role: "status" });
  const move = (place: number, by: number, buttonClass: string) => {
    const moved = [...order];
    const [option = 0] = moved.splice(place, 1);
    moved.splice(place + by, 0, option);
    order = moved;
    show();
    // The moved option keeps the focus.
    const row = list.children[place + by];
    const button =
      row?.querySelector<HTMLButtonElement>(`.${buttonClass}:not(:disabled)`) ??
      row?.querySelector("button:not(:disabled)");
    if (button instanceof HTMLElement) button.focus();
    const text = task.options[option]?.text ?? "";
    setText(announcement, texts.gameTasks.moved({ option: text, place: place + by + 1 }));
    onChange();
  };
  const show = () =>
    list.replaceChildren(
      ...order.map((option, place) => {
        const text = task.options[option]?.text ?? "";
        const buttonTo = (by: number, kind: "up" | "down", sign: string, isOff: boolean) =>
          renderButton(sign, () => move(place, by, kind), {
            class: `quiet ${kind}`,
            disabled: isOff,
            "aria-label":
              kind === "up" ? texts.gameTasks.moveUp({ option: text }) : texts.gameTasks.moveDown({ option: text }),
          });
        return h(
          "li",
          { class: "answer" },
          h("span", { dir: "auto" }, text),
          buttonTo(-1, "up", "↑", place === 0),
          buttonTo(1, "down", "↓", place === order.length - 1),
        );
      }),
    );
  show();
  const element = h(
    "div",
    { class: "question" },
    h("p", { class: "points" }, texts.gameTasks.orderFromTop),
    list,
    announcement,
  );
  return { element, read: () => ({ order }) };
}

/** One option, or several. */
export function renderChoiceForm(
  task: TaskOf<"choice">,
  begin: number[] | undefined,
  onChange: () => void,
): AnswerForm {
  const inputs = task.options.map((_, at) =>
    h("input", {
      type: task.several ? "checkbox" : "radio",
      name: "task-choice",
      checked: begin?.includes(at) ?? false,
      onChange,
    }),
  );
  const rows = inputs.map((input, at) =>
    h("label", { class: "answer" }, input, h("span", { dir: "auto" }, task.options[at]?.text)),
  );
  const legend = task.several ? texts.gameTasks.chooseAll : texts.gameTasks.chooseOne;
  const element = h("fieldset", { class: "question" }, h("legend", { class: "points" }, legend), ...rows);
  return { element, read: () => ({ choice: inputs.flatMap(({ checked }, at) => (checked ? [at] : [])) }) };
}
