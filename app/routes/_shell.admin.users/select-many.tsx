import { Form, Link, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { listAddress } from "~/views/dialog-address";
import { backParameter } from "~/views/user/batch-address";
import { formatCount } from "~/domain/count-text";
import { maxFound } from "~/domain/accounts/user-rules";
import { batchKinds, batchWords, maxInBatch } from "~/domain/user-batches/batch-rules";
import { searchWith } from "~/ui/query-navigation";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";

// The boxes stand in the rows of the table, where other forms are: they belong to this one by its id.
const formId = "many-users";

/**
 * The parameter that checks every box of a page that has no script (`page`), or chooses all pages (`all-5973`). The
 * latter lapses with the number: another search or filter chooses nobody.
 */
const selectParameter = "select";
const allOf = (total: number) => `all-${total}`;

export type ListSelection = "page" | "all" | null;

export function selectionOf(
  search: URLSearchParams,
  { total, isCut }: { total: number; isCut: boolean },
): ListSelection {
  const selection = search.get(selectParameter);
  if (selection === "page") return selection;
  return selection === allOf(total) && !isCut && total <= maxInBatch ? "all" : null;
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="id"][form="${formId}"]`)];

const boxLook = "size-4 accent-accent touch:size-5";
const boxArea = "-ml-1 grid size-7 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-hover touch:size-11";

/** In a user's row. Where all pages are chosen, nobody can be taken out one by one. */
export function SelectBox({ id, username, selection }: { id: string; username: string; selection: ListSelection }) {
  const isAll = selection === "all";
  return (
    <label className={boxArea}>
      <input
        key={selection}
        type="checkbox"
        form={formId}
        name="id"
        value={id}
        defaultChecked={selection === "page" || isAll}
        disabled={isAll}
        aria-label={`Select ${username}`}
        className={boxLook}
      />
    </label>
  );
}

type SelectManyProps = {
  rows: readonly { id: string }[];
  /** On all pages; `isCut`: there are more than are listed. */
  total: number;
  isCut: boolean;
  selection: ListSelection;
  mayMove: boolean;
};

/** What can be done with the chosen users; the next page names them before anything happens. */
export function SelectMany({ rows, total, isCut, selection, mayMove }: SelectManyProps) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const isAll = selection === "all";
  const { count, selectAll } = useCount(rows, selection);
  const isIdle = hydrated && !isAll && count === 0;
  const isWhole = hydrated ? count === rows.length : selection === "page";
  return (
    <Form noValidate id={formId} method="post" action="/admin/users/many" className="mb-2 grid gap-2">
      <input type="hidden" name={backParameter} value={listBack(search).replace(/^[.?]/, "")} />
      {isAll && <input type="hidden" name="all" value="true" />}
      <div className="flex min-h-[30px] flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {isAll ? (
          <AllSelected total={total} />
        ) : hydrated ? (
          <SelectAll count={count} total={rows.length} onSelect={selectAll} />
        ) : (
          <noscript>
            <Link className="link tap" to={searchWith(search, { [selectParameter]: "page" })} preventScrollReset>
              Select all on this page
            </Link>
          </noscript>
        )}
        {!isAll && isWhole && (total > rows.length || isCut) && <SelectMatching total={total} isCut={isCut} />}
      </div>
      <div
        role="group"
        aria-label="With those selected"
        className="-m-1 flex flex-wrap items-center gap-2 p-1 max-sm:max-w-[calc(100%+8px)] max-sm:flex-nowrap max-sm:overflow-x-auto"
      >
        {batchKinds
          .filter((kind) => kind !== "organization" || mayMove)
          .map((kind) => (
            <Button
              key={kind}
              type="submit"
              name="change"
              value={kind}
              size="small"
              variant={kind === "delete" ? "danger" : "plain"}
              disabled={isIdle}
              title={isIdle ? "Select users first." : undefined}
            >
              {batchWords[kind].verb}…
            </Button>
          ))}
      </div>
    </Form>
  );
}

const listBack = (search: URLSearchParams) =>
  listAddress(new URLSearchParams(searchWith(search, { [selectParameter]: null })));

/** Once the whole page is selected: the way to all pages. */
function SelectMatching({ total, isCut }: { total: number; isCut: boolean }) {
  const [search] = useSearchParams();
  if (isCut || total > maxInBatch)
    return (
      <span className="text-muted">
        To select all that match, narrow the list to {(isCut ? maxFound : maxInBatch).toLocaleString("en-US")} users.
      </span>
    );
  return (
    <Link className="link tap" to={searchWith(search, { [selectParameter]: allOf(total) })} preventScrollReset>
      Select all {total.toLocaleString("en-US")} that match
    </Link>
  );
}

function AllSelected({ total }: { total: number }) {
  const [search] = useSearchParams();
  return (
    <>
      <span className="font-medium tabular-nums" aria-live="polite">
        All {formatCount(total, "user")} that match selected
      </span>
      <Link className="link tap" to={searchWith(search, { [selectParameter]: null })} preventScrollReset>
        Clear selection
      </Link>
    </>
  );
}

/** How many boxes are checked: the boxes themselves know, also what was checked before the script came. */
function useCount(rows: readonly { id: string }[], selection: ListSelection) {
  const [count, setCount] = useState(0);
  const recount = () => setCount(boxes().filter(({ checked }) => checked).length);
  useEffect(() => {
    recount();
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.getAttribute("form") === formId) recount();
    };
    document.addEventListener("change", hear);
    return () => document.removeEventListener("change", hear);
  }, [rows, selection]);
  const selectAll = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked;
    recount();
  };
  return { count, selectAll };
}

type SelectAllProps = { count: number; total: number; onSelect: (checked: boolean) => void };

function SelectAll({ count, total, onSelect }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // No attribute says "some of them".
    if (box.current) box.current.indeterminate = count > 0 && count < total;
  }, [count, total]);
  return (
    <label className="flex min-h-7 cursor-pointer items-center gap-2 touch:min-h-11">
      <input
        ref={box}
        type="checkbox"
        checked={count > 0 && count === total}
        onChange={(event) => onSelect(event.currentTarget.checked)}
        className={boxLook}
      />
      <span className="min-w-40 font-medium tabular-nums" aria-live="polite">
        {count > 0 ? `${formatCount(count, "user")} selected` : "Select all on this page"}
      </span>
    </label>
  );
}
