import type { TaskAnswer } from "../../content/task-answers";

/** The part of a task that a player changes. */
export type AnswerForm = { element: HTMLElement; read: () => TaskAnswer };
