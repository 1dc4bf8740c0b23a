import { Form } from "@remix-run/react";
import { useCallback, useId, useState } from "react";
import type { Student } from "~/domain/gradebook/arrange-rows";
import { maxGrades } from "~/domain/grades/batch-limits";
import { chosenPartOf, manyGradesAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import type { MatrixColumn } from "./matrix-head";

/** The form of the boxes beside students' names. */
export const chosenForm = "chosen";

/** Students that are chosen for a change of several grades; at most as many as one change can have. */
export function useChosenStudents() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  // The same at each render, because rows are rendered again when it changes.
  const toggle = useCallback(
    (userId: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(userId) && after.size < maxGrades) after.add(userId);
        return after;
      }),
    [],
  );
  return { chosen, toggle, choose: (userIds: string[]) => setChosen(new Set(userIds)) };
}

type ChosenBarProps = {
  classSessionId: string;
  columns: Pick<MatrixColumn, "scenarioId" | "scenarioTitle">[];
  /** Of the list, on all its pages. */
  students: Student[];
  chosen: ReadonlySet<string>;
  choose: (userIds: string[]) => void;
};

/** Leads to the change of several grades with the chosen students, and a scenario if one is chosen. */
export function ChosenBar({ classSessionId, columns, students, chosen, choose }: ChosenBarProps) {
  const select = useId();
  const isHydrated = useHydrated();
  return (
    <Form
      id={chosenForm}
      method="get"
      noValidate
      action={manyGradesAddressOf(classSessionId)}
      aria-label={texts.gradebook.chosenStudents}
      data-chosen={chosen.size > 0 || undefined}
      className={
        "chosen-bar sticky bottom-2 z-10 mt-2 flex-wrap items-center gap-2 rounded-lg border border-accent " +
        "bg-raised p-2 shadow-float print:hidden"
      }
    >
      {isHydrated && (
        <>
          <b role="status" className="px-1 tabular-nums">
            {texts.gradebook.chosen({ students: chosen.size })}
          </b>
          {chosen.size < students.length && students.length <= maxGrades && (
            <Button variant="quiet" onClick={() => choose(students.map(({ userId }) => userId))}>
              {texts.gradebook.chooseAll({ students: students.length })}
            </Button>
          )}
          <Button variant="quiet" onClick={() => choose([])}>
            {texts.gradebook.chooseNone}
          </Button>
          <input type="hidden" name="students" value={[...chosen].map(chosenPartOf).join()} />
        </>
      )}
      <label htmlFor={select} className="sr-only">
        {texts.gradebook.chooseScenario}
      </label>
      <select
        id={select}
        name="scenario"
        className="min-h-9 max-w-56 min-w-0 rounded-md border border-edge bg-surface px-2 text-base touch:min-h-11"
      >
        <option value="">{texts.gradebook.chooseScenarioLater}</option>
        {columns.map(({ scenarioId, scenarioTitle }) => (
          <option key={scenarioId} value={scenarioId}>
            {scenarioTitle}
          </option>
        ))}
      </select>
      <Button type="submit" variant="primary">
        {texts.gradebook.changeChosen}
      </Button>
    </Form>
  );
}
