import { Form, Link, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { listAddress } from "~/admin/dialog-address";
import { backParameter } from "~/admin/user/batch-address";
import { formatCount } from "~/domain/count-text";
import { batchKinds, batchWords } from "~/domain/user-batches/batch-rules";
import { searchWith } from "~/ui/address-state";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";

// The boxes stand in the rows of the table, where other forms are: they belong to this one by its id.
const formId = "many-users";

/** The parameter that checks every box of a page that has no script. */
const selectParameter = "select";
export const isAllSelected = (search: URLSearchParams) => search.get(selectParameter) === "page";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="id"][form="${formId}"]`)];

const boxLook = "size-4 accent-accent touch:size-5";
const boxArea = "-ml-1 grid size-7 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-hover touch:size-11";

/** In a user's row. */
export function SelectBox({ id, username }: { id: string; username: string }) {
  const [search] = useSearchParams();
  return (
    <label className={boxArea}>
      <input
        type="checkbox"
        form={formId}
        name="id"
        value={id}
        defaultChecked={isAllSelected(search)}
        aria-label={`Select ${username}`}
        className={boxLook}
      />
    </label>
  );
}

/** What can be done with the chosen users; the next page names them before anything happens. */
export function SelectMany({ rows }: { rows: readonly { id: string }[] }) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const { count, selectAll } = useCount(rows);
  const back = listAddress(new URLSearchParams(searchWith(search, { [selectParameter]: null })));
  return (
    <Form
      noValidate
      id={formId}
      method="get"
      action="/admin/users/many"
      className="mb-2 flex min-h-[30px] flex-wrap items-center gap-x-3 gap-y-2"
    >
      <input type="hidden" name={backParameter} value={back.replace(/^[.?]/, "")} />
      {hydrated ? (
        <SelectAll count={count} total={rows.length} onSelect={selectAll} />
      ) : (
        <noscript>
          <Link className="link tap text-sm" to={searchWith(search, { [selectParameter]: "page" })}>
            Select all on this page
          </Link>
        </noscript>
      )}
      <div role="group" aria-label="With those selected" className="flex flex-wrap items-center gap-2">
        {batchKinds.map((kind) => (
          <Button
            key={kind}
            type="submit"
            name="change"
            value={kind}
            size="small"
            disabled={hydrated && count === 0}
            title={hydrated && count === 0 ? "Select users first." : undefined}
          >
            {batchWords[kind].verb}…
          </Button>
        ))}
      </div>
    </Form>
  );
}

/** How many boxes are checked: the boxes themselves know, also what was checked before the script came. */
function useCount(rows: readonly { id: string }[]) {
  const [count, setCount] = useState(0);
  const recount = () => setCount(boxes().filter(({ checked }) => checked).length);
  useEffect(() => {
    recount();
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.getAttribute("form") === formId) recount();
    };
    document.addEventListener("change", hear);
    return () => document.removeEventListener("change", hear);
  }, [rows]);
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
    <label className="flex min-h-7 cursor-pointer items-center gap-2 text-sm touch:min-h-11">
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
