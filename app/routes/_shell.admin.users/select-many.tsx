import { Form, Link, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { texts } from "~/texts";
import { listAddress } from "~/views/dialog-address";
import { backParameter } from "~/views/user-batch/batch-address";
import { maxFound } from "~/domain/accounts/user-rules";
import { batchKinds, maxInBatch } from "~/domain/user-batches/batch-rules";
import { searchWith } from "~/ui/query-navigation";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";

// The checkboxes are in the table's rows, beside other forms, so they refer to this form by id.
const formId = "many-users";

/**
 * Query parameter that selects the current page (`page`, for pages without JavaScript) or all pages (`all-5973`). The
 * latter contains the total, so that it lapses with another search or filter.
 */
const selectParameter = "select";
const allSelection = (total: number) => `all-${total}`;

export type ListSelection = "page" | "all" | null;

export function selectionOf(
  search: URLSearchParams,
  { total, isCut }: { total: number; isCut: boolean },
): ListSelection {
  const selection = search.get(selectParameter);
  if (selection === "page") return selection;
  return selection === allSelection(total) && !isCut && total <= maxInBatch ? "all" : null;
}

const findCheckboxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="id"][form="${formId}"]`)];

const checkboxClasses = "size-4 accent-accent touch:size-5";
const checkboxLabelClasses =
  "-ms-1 grid size-7 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-hover touch:size-11";

/** The checkbox in a user's row; disabled if all pages are selected. */
export function SelectBox({ id, username, selection }: { id: string; username: string; selection: ListSelection }) {
  const isAll = selection === "all";
  return (
    <label className={checkboxLabelClasses}>
      <input
        key={selection}
        type="checkbox"
        form={formId}
        name="id"
        value={id}
        defaultChecked={selection === "page" || isAll}
        disabled={isAll}
        aria-label={texts.users.selectUser({ username })}
        className={checkboxClasses}
      />
    </label>
  );
}

type SelectManyProps = {
  rows: readonly { id: string }[];
  /** Over all pages; `isCut`: more match than are listed. */
  total: number;
  isCut: boolean;
  selection: ListSelection;
  mayMove: boolean;
};

/** Actions on the selected users; the next page shows who is affected before anything happens. */
export function SelectMany({ rows, total, isCut, selection, mayMove }: SelectManyProps) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const isAll = selection === "all";
  const { count, selectAll } = useCount(rows, selection);
  const isIdle = hydrated && !isAll && count === 0;
  const isPageSelected = hydrated ? count === rows.length : selection === "page";
  return (
    <Form noValidate id={formId} method="post" action="/admin/users/many" className="mb-2 grid gap-2">
      <input type="hidden" name={backParameter} value={listWithoutSelection(search).replace(/^[.?]/, "")} />
      {isAll && <input type="hidden" name="all" value="true" />}
      <div className="flex min-h-[30px] flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {isAll ? (
          <AllSelected total={total} />
        ) : hydrated ? (
          <SelectAll count={count} total={rows.length} onSelect={selectAll} />
        ) : (
          <noscript>
            <Link className="link tap" to={searchWith(search, { [selectParameter]: "page" })} preventScrollReset>
              {texts.users.selectPage}
            </Link>
          </noscript>
        )}
        {!isAll && isPageSelected && (total > rows.length || isCut) && <SelectMatching total={total} isCut={isCut} />}
      </div>
      <div
        role="group"
        aria-label={texts.users.selectedActions}
        // Scrolls on phones, and disabled buttons take no focus.
        tabIndex={isIdle ? 0 : undefined}
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
              title={isIdle ? texts.users.selectFirst : undefined}
            >
              {texts.users.actionOnSelected({ verb: texts.userChanges.verb({ kind }) })}
            </Button>
          ))}
      </div>
    </Form>
  );
}

const listWithoutSelection = (search: URLSearchParams) =>
  listAddress(new URLSearchParams(searchWith(search, { [selectParameter]: null })));

/** Offers to select all pages once the current one is selected. */
function SelectMatching({ total, isCut }: { total: number; isCut: boolean }) {
  const [search] = useSearchParams();
  if (isCut || total > maxInBatch)
    return <span className="text-muted">{texts.users.narrowToSelectAll({ max: isCut ? maxFound : maxInBatch })}</span>;
  return (
    <Link className="link tap" to={searchWith(search, { [selectParameter]: allSelection(total) })} preventScrollReset>
      {texts.users.selectMatches({ total })}
    </Link>
  );
}

function AllSelected({ total }: { total: number }) {
  const [search] = useSearchParams();
  return (
    <>
      <span className="font-medium tabular-nums" aria-live="polite">
        {texts.users.allSelected({ total })}
      </span>
      <Link className="link tap" to={searchWith(search, { [selectParameter]: null })} preventScrollReset>
        {texts.users.clearSelection}
      </Link>
    </>
  );
}

/** Counts checked boxes in the DOM, which includes boxes checked before hydration. */
function useCount(rows: readonly { id: string }[], selection: ListSelection) {
  const [count, setCount] = useState(0);
  const updateCount = () => setCount(findCheckboxes().filter(({ checked }) => checked).length);
  useEffect(() => {
    updateCount();
    const handleChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.getAttribute("form") === formId) updateCount();
    };
    document.addEventListener("change", handleChange);
    return () => document.removeEventListener("change", handleChange);
  }, [rows, selection]);
  const selectAll = (checked: boolean) => {
    for (const box of findCheckboxes()) box.checked = checked;
    updateCount();
  };
  return { count, selectAll };
}

type SelectAllProps = { count: number; total: number; onSelect: (checked: boolean) => void };

function SelectAll({ count, total, onSelect }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for the indeterminate state.
    if (box.current) box.current.indeterminate = count > 0 && count < total;
  }, [count, total]);
  return (
    <label className="flex min-h-7 cursor-pointer items-center gap-2 touch:min-h-11">
      <input
        ref={box}
        type="checkbox"
        checked={count > 0 && count === total}
        onChange={(event) => onSelect(event.currentTarget.checked)}
        className={checkboxClasses}
      />
      <span className="min-w-40 font-medium tabular-nums" aria-live="polite">
        {count > 0 ? texts.users.selectedCount({ count }) : texts.users.selectPage}
      </span>
    </label>
  );
}
