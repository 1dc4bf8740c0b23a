import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Button } from "~/ui/button";

type ChangeButtonProps = { intent: string; label?: string; disabled?: boolean; children: ReactNode };

/** Saves the form and applies a change to its steps; works without JavaScript. */
export const ChangeButton = ({ intent, label, ...rest }: ChangeButtonProps) => (
  <Button type="submit" size="small" name="intent" value={intent} aria-label={label} title={label} {...rest} />
);

/** Buttons to move and remove a row, such as a step, an orbit or an answer. */
export function RowButtons({ path, rowName, count }: { path: string; rowName: string; count: number }) {
  const index = Number(path.split(".").at(-1));
  return (
    <div className="flex gap-1">
      <ChangeButton intent={`up:${path}`} label={texts.lessonEditor.moveUp({ row: rowName })} disabled={index === 0}>
        <ArrowUpIcon className="size-4" aria-hidden />
      </ChangeButton>
      <ChangeButton
        intent={`down:${path}`}
        label={texts.lessonEditor.moveDown({ row: rowName })}
        disabled={index === count - 1}
      >
        <ArrowDownIcon className="size-4" aria-hidden />
      </ChangeButton>
      <ChangeButton intent={`remove:${path}`} label={texts.lessonEditor.remove({ row: rowName })}>
        <TrashIcon className="size-4" aria-hidden />
      </ChangeButton>
    </div>
  );
}

/** A group of fields with a heading. */
export const FieldGroup = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4">
    <legend className="sr-only">{title}</legend>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-semibold" aria-hidden>
        {title}
      </p>
      {aside}
    </div>
    {children}
  </fieldset>
);

export const fieldGrid = "grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3";
