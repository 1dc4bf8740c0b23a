import { BoldIcon, LinkIcon, ListBulletIcon } from "@heroicons/react/16/solid";
import { useRef, type ComponentType, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { useHydrated } from "~/ui/hydrated";
import { useRovingTabIndex } from "~/ui/roving-tab-index";
import { addMark, type Mark } from "./add-mark";
import { useErrors, useNotes, useText } from "./written";

type MarkedAreaProps = { at: string; label: string; rows: number; hint?: ReactNode };

/** A text with bold, lists and links; the paragraphs of a step are parted by empty lines. */
export function MarkedAreaAt({ at, label, rows, hint }: MarkedAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const notes = useNotes(at);
  const press = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && keys[event.key];
    if (!mark || !area.current) return;
    event.preventDefault();
    writeMark(area.current, mark);
  };
  return (
    <TextAreaField
      ref={area}
      name={at}
      label={label}
      rows={rows}
      defaultValue={useText(at, "\n\n")}
      errors={useErrors(at)}
      onKeyDown={press}
      tools={<MarkButtons area={area} label={label} />}
      hint={
        <>
          {hint} <Typed text="**bold**" />, <Typed text="- list" />, <Typed text="[text](https://…)" />.
          {notes.map((note) => (
            <span key={note} className="mt-1 block text-amber wrap-anywhere">
              {note}
            </span>
          ))}
        </>
      }
    />
  );
}

const Typed = ({ text }: { text: string }) => <code className="whitespace-nowrap">{text}</code>;

const keys: Partial<Record<string, Mark>> = { b: "bold", k: "link" };

const buttons: [mark: Mark, name: string, Icon: ComponentType<{ className?: string }>, shortcut?: string][] = [
  ["bold", "Bold", BoldIcon, "Control+B"],
  ["list", "List", ListBulletIcon],
  ["link", "Link", LinkIcon, "Control+K"],
];

/** They need JavaScript; the room for them is there from the start. */
function MarkButtons({ area, label }: { area: RefObject<HTMLTextAreaElement>; label: string }) {
  const hydrated = useHydrated();
  return (
    <div
      role="toolbar"
      aria-label={`Marks in ${label}`}
      className="ml-auto flex gap-1"
      {...useRovingTabIndex<HTMLDivElement>()}
    >
      {hydrated &&
        buttons.map(([mark, name, Icon, shortcut]) => (
          <Button
            key={mark}
            size="small"
            variant="quiet"
            aria-label={name}
            aria-keyshortcuts={shortcut}
            title={shortcut ? `${name} (${shortcut.replace("Control", "Ctrl")})` : name}
            onClick={() => area.current && writeMark(area.current, mark)}
          >
            <Icon className="size-4" />
          </Button>
        ))}
    </div>
  );
}

function writeMark(area: HTMLTextAreaElement, mark: Mark) {
  const { from, to, text, selectFrom, selectTo } = addMark(mark, area.value, area.selectionStart, area.selectionEnd);
  area.focus();
  area.setSelectionRange(from, to);
  // As if it were typed: Undo takes it back. Only this old call does that.
  if (!document.execCommand("insertText", false, text)) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
