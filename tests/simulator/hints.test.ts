import { expect, test } from "vitest";
import { isOrbitTask } from "../../content/content-schema";
import { fillTask, defaultNumbers } from "../../content/draw-task";
import { flightHints, taskHints, findRelatedStep } from "../../simulator/attempts/hints";
import { entries, contentOf, flights } from "./content";

const lessons = entries.flatMap((entry) => {
  const content = contentOf(entry);
  return content?.type === "lesson" ? [[entry.shortTitle, content, entry] as const] : [];
});
const tasks = lessons.flatMap(([name, { steps }]) =>
  steps.flatMap((step) =>
    step.kind === "task" && isOrbitTask(step) && step.hint !== undefined
      ? [[`${name}: ${step.title}`, fillTask(step, defaultNumbers(step))] as const]
      : [],
  ),
);

test.each(tasks)("%s has three hints, a nudge, a method and a solution, each different", (_, task) => {
  const hints = taskHints(task, task.globe.orbits[0]!.orbit);
  expect(hints.map(({ stage }) => stage)).toEqual(["Nudge", "Method", "Solution"]);
  for (const { text } of hints) expect(text.length).toBeGreaterThan(12);
  expect(new Set(hints.map(({ text }) => text)).size).toBe(3);
  expect(hints[2]!.text).toBe(task.hint);
});

test("a nudge names the direction of each miss, and what fits already", () => {
  const [, task] = tasks[0]!;
  const { orbit } = task.globe.orbits[0]!;
  const goal = [
    { quantity: "perigee" as const, from: orbit.perigee + 10, to: orbit.perigee + 20 },
    { quantity: "apogee" as const, from: orbit.apogee - 20, to: orbit.apogee - 10 },
    { quantity: "inclination" as const, from: 0, to: 180 },
  ];
  expect(taskHints({ ...task, goal }, orbit)[0]!.text).toBe(
    "The perigee is too low: raise it. The apogee is too high: lower it. One goal is already met: keep it.",
  );
});

test.each(flights)("%s has three hints for practice; the last is the tutorial's method", (_, flight) => {
  const [nudge, method, way] = flightHints(flight);
  expect([nudge!.text.length > 20, method!.text.length > 20]).toEqual([true, true]);
  for (const { text } of flight.tutorial) expect(way!.text).toContain(text);
});

test.each(lessons)("%s: a question's hint names an existing step and reveals no answer", (_, lesson, entry) => {
  for (const step of lesson.steps) {
    if (step.kind !== "question") continue;
    const place = findRelatedStep(lesson, step);
    if (!place) continue;
    expect(lesson.steps[place.stepIndex]).toMatchObject({ title: place.title });
    // The hint doesn't depend on the order, since it is found without the key.
    const turned = { ...step, answers: [...step.answers].reverse() };
    expect(findRelatedStep(lesson, turned)).toEqual(place);
  }
  expect(entry.type).toBeTruthy();
});
