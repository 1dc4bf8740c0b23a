import { Form, useNavigation } from "@remix-run/react";
import type { RosterColumn } from "~/domain/roster/read-roster-file";
import { rosterColumnOptions } from "~/domain/roster/roster-limits";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { Notice } from "~/ui/notice";

type NameColumnsProps = { id: string; columns: RosterColumn[]; refusal?: { message?: string } };

/** Shown if columns couldn't be identified for certain; likely choices are preselected. */
export function NameColumns({ id, columns, refusal }: NameColumnsProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form noValidate method="post" className="grid max-w-[52rem] gap-4">
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      <p>{texts.roster.columnsUncertain}</p>
      <input type="hidden" name="id" value={id} />
      <ul className="grid overflow-hidden rounded-lg border border-line bg-surface">
        {columns.map((column, place) => (
          <li
            key={place}
            className="grid items-center gap-x-6 gap-y-2 border-line p-4 not-first:border-t sm:grid-cols-[1fr_14rem]"
          >
            <ColumnField column={column} place={place} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="submit" name="intent" value="forget">
          {texts.roster.chooseAnotherFile}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="columns"
          variant="primary"
          busy={busy}
          busyText={texts.roster.checking}
        >
          {texts.roster.checkFile}
        </Button>
      </div>
    </Form>
  );
}

function ColumnField({ column: { head, samples, field }, place }: { column: RosterColumn; place: number }) {
  const id = `column-${place}`;
  return (
    <>
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium wrap-anywhere">
          {head || texts.roster.columnWithoutName({ place: place + 1 })}
        </label>
        <p className="mt-0.5 truncate text-sm text-muted">
          {samples.length > 0 ? samples.join(" · ") : texts.roster.emptyColumn}
        </p>
      </div>
      <select id={id} name={`column${place}`} defaultValue={field ?? ""} className={controlClasses}>
        <option value="">{texts.roster.notUsed}</option>
        {rosterColumnOptions.map(({ field: value, name }) => (
          <option key={name} value={value}>
            {texts.roster.fieldLabel({ field: value })}
          </option>
        ))}
      </select>
    </>
  );
}
