import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { GridPlace } from "./grid-place";
import { useRovingTabIndex } from "./roving-tab-index";
import { useVisibleRows } from "./visible-rows";

type GridTableProps = {
  /** Name of the grid, for those who do not see it. */
  label: string;
  /** The header rows. */
  head: ReactNode;
  /** How many header rows, for the row numbers that assistive technology reads. */
  headRows: number;
  rowCount: number;
  columnCount: number;
  /** Pixels; every row has the same height. */
  rowHeight: number;
  /** Rows in the page before scripts run. */
  initialRows: number;
  /** The cells of a row: a `<th scope="row">` first, then `<td>`s; all by the height of the row. */
  renderCells: (row: number) => ReactNode;
  keyOfRow: (row: number) => string;
  /** Rows under the body that stay in sight. */
  foot?: ReactNode;
  /** Enter or a click on a cell of the body. */
  onOpen?: (row: number, column: number) => void;
  /** Where it begins, and where its place is kept when it is left. */
  place?: GridPlace;
  /** The number of a row; -1 for one that the grid does not have. */
  rowOfKey?: (key: string) => number;
  className?: string;
  id?: string;
};

type Cursor = { row: number; column: number };

/**
 * A table of any length with sticky head and names. Only the rows in sight are drawn; the others are drawn as one
 * scrolls. Arrow keys, Home, End, Page Up and Page Down move a cell cursor.
 */
export function GridTable(props: GridTableProps) {
  const {
    label,
    head,
    headRows,
    rowCount,
    columnCount,
    rowHeight,
    initialRows,
    renderCells,
    keyOfRow,
    foot,
    onOpen,
    place,
    rowOfKey,
    className = "",
    id,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const headStop = useRovingTabIndex<HTMLTableSectionElement>();
  const inSight = useVisibleRows(scroller, { rowCount, rowHeight, top: place?.start?.top });
  const start = inSight && place ? place.start : null;
  useStartOfGrid(scroller, start);
  const { onKeyDown, onClick, cursor } = useCellCursor({
    ...{ scroller, rowCount, columnCount, rowHeight, onOpen, rowOfKey, start },
  });
  useLeftPlace({ scroller, place, cursor, keyOfRow, rowCount });

  const { first, end } = inSight ?? { first: 0, end: Math.min(initialRows, rowCount) };
  const rows = Array.from({ length: end - first }, (_, offset) => first + offset);

  return (
    <div ref={scroller} id={id} className={`grid-scroller ${className}`} tabIndex={-1}>
      <table
        className="grid-table"
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount + headRows}
        aria-colcount={columnCount}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <thead {...headStop} onFocus={(event) => (headStop.onFocus(event), revealHead(scroller.current, event.target))}>
          {head}
        </thead>
        <tbody>
          {first > 0 && <Gap key={`above ${first}`} height={first * rowHeight} />}
          {rows.map((row) => (
            <tr key={keyOfRow(row)} aria-rowindex={row + headRows + 1} data-row={row}>
              {renderCells(row)}
            </tr>
          ))}
          {inSight && end < rowCount && <Gap key={`below ${end}`} height={(rowCount - end) * rowHeight} />}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}

/**
 * Takes the space of rows that aren't rendered. Needs a key by position: Chromium would show a changed height one frame
 * late, and jump.
 */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

// On the server nothing is drawn, and React would complain.
const useAfterDrawing = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Scrolls to where it is to begin, once its rows have the room that they need. */
function useStartOfGrid(scroller: React.RefObject<HTMLDivElement>, start: GridPlace["start"]) {
  useAfterDrawing(() => {
    if (start) scroller.current?.scrollTo(start.left, start.top);
  }, [start, scroller]);
}

type LeftGrid = Pick<GridTableProps, "place" | "keyOfRow" | "rowCount"> & {
  scroller: React.RefObject<HTMLDivElement>;
  cursor: Cursor;
};

/** Keeps where the grid is left. */
function useLeftPlace({ scroller, place, cursor, keyOfRow, rowCount }: LeftGrid) {
  const leave = useRef(() => {});
  leave.current = () => {
    const frame = scroller.current;
    if (!frame || cursor.row >= rowCount) return;
    const hasFocus = isSame(placeOf(document.activeElement) ?? noCursor, cursor);
    const { scrollTop: top, scrollLeft: left } = frame;
    place?.save({ top, left, row: keyOfRow(cursor.row), column: cursor.column, hasFocus });
  };
  // Before its elements are taken out.
  useAfterDrawing(() => {
    const keep = () => leave.current();
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      window.removeEventListener("pagehide", keep);
    };
  }, []);
}

type CursorSetup = {
  scroller: React.RefObject<HTMLDivElement>;
  rowCount: number;
  columnCount: number;
  rowHeight: number;
  onOpen?: (row: number, column: number) => void;
  rowOfKey?: (key: string) => number;
  start: GridPlace["start"];
};

/** One cell of the body can be reached by Tab; keys move on from there. */
function useCellCursor({ scroller, rowCount, columnCount, rowHeight, onOpen, rowOfKey, start }: CursorSetup) {
  const [cursor, setCursor] = useState<Cursor>({ row: 0, column: 0 });
  const wanted = useRef<Cursor | null>(null);
  const begun = useRef<GridPlace["start"]>(null);

  // The cell that one left has the focus again, and is in sight.
  useAfterDrawing(() => {
    if (!start || begun.current === start) return;
    begun.current = start;
    const row = start.row === null ? -1 : (rowOfKey?.(start.row) ?? -1);
    if (row >= 0) moveTo({ row, column: start.column });
  });

  // Focuses the wanted cell as soon as it is rendered; until then the focused cell keeps the focus. Synchronous, so that
  // the next key finds a focused cell.
  useAfterDrawing(() => {
    // If rows above were added or removed, the cursor follows the focused row.
    const focused = document.activeElement;
    const stands =
      !wanted.current && focused && isBodyCell(focused) && scroller.current?.contains(focused)
        ? placeOf(focused)
        : null;
    if (stands && !isSame(stands, cursor)) return setCursor(stands);
    // A cursor whose row is filtered away, or scrolled out of sight, still leaves a cell that Tab reaches.
    const cell =
      findCell(scroller.current, cursor) ?? (wanted.current ? undefined : firstCell(scroller.current, cursor.column));
    if (!cell) return;
    cell.tabIndex = 0;
    if (wanted.current && isSame(wanted.current, cursor)) {
      wanted.current = null;
      cell.focus({ preventScroll: true });
      revealSideways(scroller.current, cell);
    }
    scroller.current
      ?.querySelectorAll("tbody > tr > [tabindex]")
      .forEach((other) => other !== cell && other.removeAttribute("tabindex"));
  });

  const moveTo = (next: Cursor) => {
    wanted.current = next;
    revealRow(scroller.current, next.row, rowHeight);
    setCursor({ ...next });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!isBodyCell(event.target)) return;
    // A key between another and the cell to which that leads goes on from there.
    const from = wanted.current ?? placeOf(event.target) ?? cursor;
    if (event.key === "Enter") onOpen?.(from.row, from.column);
    const next = moveCursor(from, event, { rowCount, columnCount });
    if (!next) return;
    event.preventDefault();
    moveTo(next);
  };

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const cell = event.target instanceof Element ? event.target.closest("tbody th, tbody td") : null;
    const place = cell && placeOf(cell);
    if (!place) return;
    moveTo(place);
    const isLink = event.target instanceof Element && event.target.closest("a, button");
    if (!isLink) onOpen?.(place.row, place.column);
  };

  return { onKeyDown, onClick, cursor };
}

const noCursor = { row: -1, column: -1 };

const isSame = (one: Cursor, other: Cursor) => one.row === other.row && one.column === other.column;

function isBodyCell(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches("tbody th, tbody td");
}

function placeOf(cell: Element | null): Cursor | null {
  const row = cell?.parentElement;
  return cell && row?.dataset.row ? { row: Number(row.dataset.row), column: [...row.children].indexOf(cell) } : null;
}

function findCell(scroller: HTMLElement | null, { row, column }: Cursor) {
  const cell = scroller?.querySelector(`tr[data-row="${row}"]`)?.children[column];
  return cell instanceof HTMLElement ? cell : undefined;
}

function firstCell(scroller: HTMLElement | null, column: number) {
  const cell = scroller?.querySelector("tr[data-row]")?.children[column];
  return cell instanceof HTMLElement ? cell : undefined;
}

const page = 10;

function moveCursor(
  { row, column }: Cursor,
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { rowCount, columnCount }: { rowCount: number; columnCount: number },
): Cursor | null {
  const far = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number) => ({
    row: Math.min(rowCount - 1, Math.max(0, nextRow)),
    column: Math.min(columnCount - 1, Math.max(0, nextColumn)),
  });
  switch (key) {
    case "ArrowDown":
      return to(far ? rowCount : row + 1, column);
    case "ArrowUp":
      return to(far ? 0 : row - 1, column);
    case "ArrowRight":
      return to(row, far ? columnCount : column + 1);
    case "ArrowLeft":
      return to(row, far ? 0 : column - 1);
    case "Home":
      return to(far ? 0 : row, 0);
    case "End":
      return to(far ? rowCount : row, columnCount);
    case "PageDown":
      return to(row + page, column);
    case "PageUp":
      return to(row - page, column);
    default:
      return null;
  }
}

/** The sticky head must not cover the row, drawn or not. */
function revealRow(scroller: HTMLElement | null, row: number, rowHeight: number) {
  const head = scroller?.querySelector("thead");
  if (!scroller || !head) return;
  // A head that scrolls along, in a low window, is above the rows and covers none.
  const covered = stickyHeightOf(head);
  const top = row * rowHeight + (covered === 0 ? head.offsetHeight : 0);
  const room = scroller.clientHeight - covered - stickyHeightOf(scroller.querySelector("tfoot"));
  scroller.scrollTop = Math.max(top + rowHeight - room, Math.min(top, scroller.scrollTop));
}

const stickyHeightOf = (part: HTMLElement | null) =>
  part && getComputedStyle(part).position === "sticky" ? part.offsetHeight : 0;

/** The sticky corner must not cover what has the focus beside it. */
function revealHead(scroller: HTMLElement | null, target: Element) {
  const corner = scroller?.querySelector("thead th");
  if (!scroller || !corner || corner.contains(target)) return;
  const covered = corner.getBoundingClientRect().right + 8 - target.getBoundingClientRect().left;
  if (covered > 0) scroller.scrollLeft -= covered;
}

/** The sticky first column must not cover the cell. */
function revealSideways(scroller: HTMLElement | null, cell: HTMLElement) {
  const name = cell.parentElement?.firstElementChild;
  if (!scroller || !name || cell === name) return;
  const covered = name.getBoundingClientRect().right - cell.getBoundingClientRect().left;
  const beyond = cell.getBoundingClientRect().right - scroller.getBoundingClientRect().right;
  if (covered > 0) scroller.scrollLeft -= covered;
  else if (beyond > 0) scroller.scrollLeft += beyond;
}
