import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Button } from "~/ui/button";

type Change = { intent: string; label?: string; disabled?: boolean; children: ReactNode };

/** Saves the form and applies a change to its steps; works without JavaScript. */
export const ChangeButton = ({ intent, label, ...rest }: Change) => (
  <Button type="submit" size="small" name="intent" value={intent} aria-label={label} title={label} {...rest} />
);

/** Buttons to move and remove a row, such as a step, an orbit or an answer. */
export function RowButtons({ at, what, count }: { at: string; what: string; count: number }) {
  const place = Number(at.split(".").at(-1));
  return (
    <div className="flex gap-1">
      <ChangeButton intent={`up:${at}`} label={texts.lessonEditor.moveUp({ what })} disabled={place === 0}>
        <ArrowUpIcon className="size-4" aria-hidden />
      </ChangeButton>
      <ChangeButton intent={`down:${at}`} label={texts.lessonEditor.moveDown({ what })} disabled={place === count - 1}>
        <ArrowDownIcon className="size-4" aria-hidden />
      </ChangeButton>
      <ChangeButton intent={`remove:${at}`} label={texts.lessonEditor.remove({ what })}>
        <TrashIcon className="size-4" aria-hidden />
      </ChangeButton>
    </div>
  );
}

/** A group of fields with a heading. */
export const Part = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
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
