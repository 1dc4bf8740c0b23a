import { useRef, useState } from "react";
import type { Candidate } from "~/domain/courses/course-candidates";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";

type MemberPickerProps = {
  people: Candidate[];
  /** The form's values before a refusal: `member:{id}` was chosen. */
  chosen: Record<string, string>;
  errors?: readonly string[];
};

/** A list of checkboxes; with scripts it can be searched. What is hidden by a search stays chosen. */
export function MemberPicker({ people, chosen, errors = [] }: MemberPickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const [sought, setSought] = useState("");
  const [count, setCount] = useState(() => people.filter(({ id }) => `member:${id}` in chosen).length);
  const fits = ({ username, name }: Candidate) =>
    `${username} ${name}`.toLowerCase().includes(sought.trim().toLowerCase());
  const shown = people.filter(fits).length;

  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])];
  const recount = () => setCount(boxes().filter((box) => box.checked).length);
  const chooseShown = (checked: boolean) => {
    for (const box of boxes()) if (!box.closest("li")?.hidden) box.checked = checked;
    recount();
  };

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">
        Members{" "}
        <span className="font-normal text-muted tabular-nums">
          {hydrated ? `${count} of ${people.length} chosen` : `${people.length} people`}
        </span>
      </legend>
      {hydrated && <PickerTools sought={sought} shown={shown} onSeek={setSought} onChoose={chooseShown} />}
      <ul
        ref={list}
        onChange={recount}
        className="max-h-60 overflow-y-auto rounded-md border border-line bg-surface py-1"
      >
        {people.map((person) => (
          <li key={person.id} hidden={!fits(person)}>
            <PersonBox person={person} isChosen={`member:${person.id}` in chosen} />
          </li>
        ))}
        {shown === 0 && (
          <li className="px-3 py-2 text-muted">
            {people.length === 0
              ? "This organization has nobody yet. Add members later, by a roster or the course's access code."
              : "Nobody matches this search."}
          </li>
        )}
      </ul>
      {errors.map((error) => (
        <p key={error} className="text-sm text-bad">
          {error}
        </p>
      ))}
    </fieldset>
  );
}

type PickerToolsProps = {
  sought: string;
  shown: number;
  onSeek: (text: string) => void;
  onChoose: (checked: boolean) => void;
};

const searchLook = [
  "min-h-9 min-w-40 flex-1 rounded-md border border-edge bg-surface px-3 text-base hover:border-muted",
  "max-sm:basis-full touch:min-h-11 touch:text-touch",
].join(" ");

function PickerTools({ sought, shown, onSeek, onChoose }: PickerToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        type="search"
        aria-label="Search people"
        placeholder="Search people"
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
        // Enter would send the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className={searchLook}
      />
      <Button size="small" variant="quiet" onClick={() => onChoose(true)}>
        Choose {sought ? `these ${shown}` : "all"}
      </Button>
      <Button size="small" variant="quiet" onClick={() => onChoose(false)}>
        Clear
      </Button>
    </div>
  );
}

function PersonBox({ person, isChosen }: { person: Candidate; isChosen: boolean }) {
  return (
    <label className="flex min-h-8 items-center gap-3 px-3 hover:bg-hover touch:min-h-11">
      <input
        type="checkbox"
        name={`member:${person.id}`}
        defaultChecked={isChosen}
        className="size-4 shrink-0 accent-accent touch:size-5"
      />
      <span className="min-w-0 truncate">
        {person.username} <span className="text-muted">{person.name}</span>
      </span>
      {!person.enabled && <span className="ml-auto shrink-0 text-sm text-muted">disabled</span>}
    </label>
  );
}
