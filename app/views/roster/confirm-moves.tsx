import { useEffect, useRef } from "react";
import type { RosterImport } from "~/domain/roster/read-roster-import";
import { texts } from "~/texts";
import { Check } from "~/ui/check";
import { Notice } from "~/ui/notice";

type ConfirmMovesProps = {
  moves: RosterImport["moves"];
  formId: string;
  errors: readonly string[] | undefined;
  isChecked: boolean;
};

/** Lists students of other running classes, with a checkbox that belongs to the import form. */
export function ConfirmMoves({ moves: { people, first }, formId, errors, isChecked }: ConfirmMovesProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (errors) fieldset.current?.querySelector<HTMLInputElement>("input")?.focus();
  }, [errors]);
  const more = people - first.length;
  return (
    <fieldset ref={fieldset} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <legend className="float-start mb-1 text-lg font-bold">{texts.roster.movesTitle({ people })}</legend>
      <p className="clear-both text-muted">{texts.roster.movesHint}</p>
      {errors && <Notice tone="error">{texts.roster.movesRequired}</Notice>}
      <Check form={formId} name="movesFromOtherClasses" defaultChecked={isChecked} label={texts.roster.moveThem} />
      <ul className="gap-x-8 sm:columns-2 lg:columns-3">
        {first.map(({ username, course }) => (
          <li key={username} className="py-0.5 wrap-anywhere">
            <bdi>{username}</bdi>{" "}
            <span className="text-muted">
              (<bdi>{course}</bdi>)
            </span>
          </li>
        ))}
        {more > 0 && <li className="py-0.5 text-muted">{texts.roster.andMore({ more })}</li>}
      </ul>
    </fieldset>
  );
}
