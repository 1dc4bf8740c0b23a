import { BoldIcon, LinkIcon, ListBulletIcon } from "@heroicons/react/16/solid";
import { useRef, type ComponentType, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { useHydrated } from "~/ui/hydrated";
import { useRovingTabIndex } from "~/ui/roving-tab-index";
import { addMark, type Mark } from "./add-mark";
import { useErrors, useNotes, useText } from "./draft-fields";

type MarkedAreaProps = { path: string; label: string; rows: number; hint?: ReactNode };

/** A text with bold, lists and links; empty lines separate paragraphs. */
export function MarkedAreaAt({ path, label, rows, hint }: MarkedAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const notes = useNotes(path);
  const applyShortcut = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && shortcutMarks[event.key];
    if (!mark || !area.current) return;
    event.preventDefault();
    writeMark(area.current, mark);
  };
  return (
    <TextAreaField
      ref={area}
      name={path}
      label={label}
      rows={rows}
      defaultValue={useText(path, "\n\n")}
      errors={useErrors(path)}
      onKeyDown={applyShortcut}
      tools={<MarkButtons area={area} label={label} />}
      hint={
        <>
          {hint} {texts.lessonEditor.markExamples({ code: (text) => <MarkExample text={text} /> })}
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

const MarkExample = ({ text }: { text: string }) => <code className="whitespace-nowrap">{text}</code>;

const shortcutMarks: Partial<Record<string, Mark>> = { b: "bold", k: "link" };

const buttons: [mark: Mark, Icon: ComponentType<{ className?: string }>, shortcut?: string][] = [
  ["bold", BoldIcon, "Control+B"],
  ["list", ListBulletIcon],
  ["link", LinkIcon, "Control+K"],
];

/** Rendered after hydration; their space is reserved. */
function MarkButtons({ area, label }: { area: RefObject<HTMLTextAreaElement>; label: string }) {
  const hydrated = useHydrated();
  return (
    <div
      role="toolbar"
      aria-label={texts.lessonEditor.marksLabel({ label })}
      className="ms-auto flex gap-1"
      {...useRovingTabIndex<HTMLDivElement>()}
    >
      {hydrated &&
        buttons.map(([mark, Icon, shortcut]) => (
          <Button
            key={mark}
            size="small"
            variant="quiet"
            aria-label={texts.lessonEditor.markName({ mark })}
            aria-keyshortcuts={shortcut}
            title={titleOf(mark, shortcut)}
            onClick={() => area.current && writeMark(area.current, mark)}
          >
            <Icon className="size-4" />
          </Button>
        ))}
    </div>
  );
}

function titleOf(mark: Mark, shortcut?: string) {
  const name = texts.lessonEditor.markName({ mark });
  return shortcut ? `${name} (${shortcut.replace("Control", "Ctrl")})` : name;
}

function writeMark(area: HTMLTextAreaElement, mark: Mark) {
  const { from, to, text, selectFrom, selectTo } = addMark(mark, area.value, area.selectionStart, area.selectionEnd);
  area.focus();
  area.setSelectionRange(from, to);
  // `execCommand` is deprecated, but the only way to keep the browser's Undo.
  if (!document.execCommand("insertText", false, text)) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
