import { useRef, useState } from "react";
import type { Candidate } from "~/domain/courses/course-candidates";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";

type MemberPickerProps = {
  people: Candidate[];
  /** Values of a refused form: `member:{id}` was checked. */
  submittedValues: Record<string, string>;
  errors?: readonly string[];
};

/** Checkboxes for members; with JavaScript also a search, which keeps hidden ones checked. */
export function MemberPicker({ people, submittedValues, errors = [] }: MemberPickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const [searchText, setSearchText] = useState("");
  const [count, setCount] = useState(() => people.filter(({ id }) => `member:${id}` in submittedValues).length);
  const matches = ({ username, name }: Candidate) =>
    `${username} ${name}`.toLowerCase().includes(searchText.trim().toLowerCase());
  const matchCount = people.filter(matches).length;

  const checkboxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])];
  const updateCount = () => setCount(checkboxes().filter((box) => box.checked).length);
  const checkVisible = (checked: boolean) => {
    for (const box of checkboxes()) if (!box.closest("li")?.hidden) box.checked = checked;
    updateCount();
  };

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">
        {texts.courses.membersTitle({
          count: (
            <span className="font-normal text-muted tabular-nums">
              {hydrated
                ? texts.courses.chosenPeople({ chosen: count, people: people.length })
                : texts.courses.peopleCount({ people: people.length })}
            </span>
          ),
        })}
      </legend>
      {hydrated && (
        <PickerTools searchText={searchText} matchCount={matchCount} onSearch={setSearchText} onCheck={checkVisible} />
      )}
      <ul
        ref={list}
        onChange={updateCount}
        className="max-h-60 overflow-y-auto rounded-md border border-line bg-surface py-1"
      >
        {people.map((person) => (
          <li key={person.id} hidden={!matches(person)}>
            <PersonCheckbox person={person} isChosen={`member:${person.id}` in submittedValues} />
          </li>
        ))}
        {matchCount === 0 && (
          <li className="px-3 py-2 text-muted">
            {people.length === 0 ? texts.courses.nobodyYet : texts.courses.noPersonMatches}
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
  searchText: string;
  matchCount: number;
  onSearch: (text: string) => void;
  onCheck: (checked: boolean) => void;
};

const searchClasses = [
  "min-h-9 min-w-40 flex-1 rounded-md border border-edge bg-surface px-3 text-base hover:border-muted",
  "max-sm:basis-full touch:min-h-11 touch:text-touch",
].join(" ");

function PickerTools({ searchText, matchCount, onSearch, onCheck }: PickerToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        type="search"
        aria-label={texts.courses.searchPeople}
        placeholder={texts.courses.searchPeople}
        value={searchText}
        onChange={(event) => onSearch(event.target.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className={searchClasses}
      />
      <Button size="small" variant="quiet" onClick={() => onCheck(true)}>
        {searchText ? texts.courses.chooseMatches({ matches: matchCount }) : texts.courses.chooseAll}
      </Button>
      <Button size="small" variant="quiet" onClick={() => onCheck(false)}>
        {texts.courses.clear}
      </Button>
    </div>
  );
}

function PersonCheckbox({ person, isChosen }: { person: Candidate; isChosen: boolean }) {
  return (
    <label className="flex min-h-8 items-center gap-3 px-3 hover:bg-hover touch:min-h-11">
      <input
        type="checkbox"
        name={`member:${person.id}`}
        defaultChecked={isChosen}
        className="size-4 shrink-0 accent-accent touch:size-5"
      />
      <span className="min-w-0 truncate">
        <bdi>{person.username}</bdi> <bdi className="text-muted">{person.name}</bdi>
      </span>
      {!person.enabled && <span className="ms-auto shrink-0 text-sm text-muted">{texts.courses.disabled}</span>}
    </label>
  );
}
