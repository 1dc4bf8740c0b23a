import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { edgesOf, mirrorKey, scrollForward } from "./direction";
import type { SavedGridPosition } from "./grid-position";
import { useRovingTabIndex } from "./roving-tab-index";
import { useVisibleRows } from "./visible-rows";

type GridTableProps = {
  /** Accessible name of the grid. */
  label: string;
  /** The header rows. */
  head: ReactNode;
  /** Number of header rows: `aria-rowindex` counts them too. */
  headRows: number;
  rowCount: number;
  columnCount: number;
  /** Pixels; every row has the same height. */
  rowHeight: number;
  /** Number of rows rendered on the server. */
  initialRows: number;
  /** The cells of a row: a `<th scope="row">`, then `<td>`s, all as high as the row. */
  renderCells: (row: number) => ReactNode;
  keyOfRow: (row: number) => string;
  /** Rows of the sticky footer. */
  foot?: ReactNode;
  /** Called on Enter or a click on a cell of the body. */
  onOpen?: (row: number, column: number) => void;
  /** Called on a letter or Space typed on a cell of the body, without Ctrl, Alt or Meta. */
  onKey?: (key: string, row: number, column: number) => void;
  /** Before scripts run, while choices can only be seen by the browser. */
  isPlain?: boolean;
  /** The stored scroll position and cursor to restore; updated when the user leaves the page. */
  savedPosition?: SavedGridPosition;
  /** Index of the row with this key; -1 if there is none. */
  rowOfKey?: (key: string) => number;
  className?: string;
  id?: string;
};

type Cursor = { row: number; column: number };

/**
 * A virtualized table of any length with a sticky header and first column: only visible rows are rendered. Arrow keys,
 * Home, End, Page Up and Page Down move a cell cursor.
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
    onKey,
    isPlain = false,
    savedPosition,
    rowOfKey,
    className = "",
    id,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const headFocus = useRovingTabIndex<HTMLTableSectionElement>();
  const visibleRows = useVisibleRows(scroller, { rowCount, rowHeight, top: savedPosition?.start?.top });
  const start = visibleRows && savedPosition ? savedPosition.start : null;
  useScrollToStart(scroller, start);
  const { onKeyDown, onClick, cursor } = useCellCursor({
    ...{ scroller, rowCount, columnCount, rowHeight, onOpen, onKey, rowOfKey, start },
  });
  useSaveOnLeave({ scroller, savedPosition, cursor, keyOfRow, rowCount });

  const { first, end } = visibleRows ?? { first: 0, end: Math.min(initialRows, rowCount) };
  const rows = Array.from({ length: end - first }, (_, offset) => first + offset);

  return (
    <div ref={scroller} id={id} className={`grid-scroller ${className}`} tabIndex={-1}>
      <table
        className="grid-table"
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount + headRows}
        aria-colcount={columnCount}
        data-plain={isPlain || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <thead
          {...headFocus}
          onFocus={(event) => (headFocus.onFocus(event), revealHeaderCell(scroller.current, event.target))}
        >
          {head}
        </thead>
        <tbody>
          {first > 0 && <Gap key={`above ${first}`} height={first * rowHeight} />}
          {rows.map((row) => (
            <tr key={keyOfRow(row)} aria-rowindex={row + headRows + 1} data-row={row}>
              {renderCells(row)}
            </tr>
          ))}
          {visibleRows && end < rowCount && <Gap key={`below ${end}`} height={(rowCount - end) * rowHeight} />}
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

// React warns about useLayoutEffect on the server.
const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Scrolls to the start position, once the gaps give the table its full height. */
function useScrollToStart(scroller: React.RefObject<HTMLDivElement>, start: SavedGridPosition["start"]) {
  useIsomorphicLayoutEffect(() => {
    if (start) scroller.current?.scrollTo(start.left, start.top);
  }, [start, scroller]);
}

type SaveOnLeaveOptions = Pick<GridTableProps, "savedPosition" | "keyOfRow" | "rowCount"> & {
  scroller: React.RefObject<HTMLDivElement>;
  cursor: Cursor;
};

/** Stores scroll position and cursor when the user leaves the page. */
function useSaveOnLeave({ scroller, savedPosition, cursor, keyOfRow, rowCount }: SaveOnLeaveOptions) {
  const savePosition = useRef(() => {});
  savePosition.current = () => {
    const frame = scroller.current;
    if (!frame || cursor.row >= rowCount) return;
    const hasFocus = isSame(positionOf(document.activeElement) ?? noCursor, cursor);
    const { scrollTop: top, scrollLeft: left } = frame;
    savedPosition?.save({ top, left, row: keyOfRow(cursor.row), column: cursor.column, hasFocus });
  };
  // A layout effect, because its cleanup runs before the elements are removed.
  useIsomorphicLayoutEffect(() => {
    const save = () => savePosition.current();
    window.addEventListener("pagehide", save);
    return () => {
      save();
      window.removeEventListener("pagehide", save);
    };
  }, []);
}

type CellCursorOptions = {
  scroller: React.RefObject<HTMLDivElement>;
  rowCount: number;
  columnCount: number;
  rowHeight: number;
  onOpen?: (row: number, column: number) => void;
  onKey?: GridTableProps["onKey"];
  rowOfKey?: (key: string) => number;
  start: SavedGridPosition["start"];
};

/** Roving tabindex over the body's cells: one is a Tab stop, and keys move it. */
function useCellCursor(options: CellCursorOptions) {
  const { scroller, rowCount, columnCount, rowHeight, onOpen, onKey, rowOfKey, start } = options;
  const [cursor, setCursor] = useState<Cursor>({ row: 0, column: 0 });
  const pendingCell = useRef<Cursor | null>(null);
  const appliedStart = useRef<SavedGridPosition["start"]>(null);

  // Restores the cursor to the cell that the user left, scrolls to it and focuses it.
  useIsomorphicLayoutEffect(() => {
    if (!start || appliedStart.current === start) return;
    appliedStart.current = start;
    const row = start.row === null ? -1 : (rowOfKey?.(start.row) ?? -1);
    if (row >= 0) moveTo({ row, column: start.column });
  });

  // Focuses the pending cell as soon as it is rendered; until then the focused cell keeps the focus. Synchronous, so that
  // the next key finds a focused cell.
  useIsomorphicLayoutEffect(() => {
    // If rows above were added or removed, the cursor follows the focused row.
    const focused = document.activeElement;
    const focusedPosition =
      !pendingCell.current && focused && isBodyCell(focused) && scroller.current?.contains(focused)
        ? positionOf(focused)
        : null;
    if (focusedPosition && !isSame(focusedPosition, cursor)) return setCursor(focusedPosition);
    // If the cursor's row isn't rendered, the first rendered row has the Tab stop.
    const cell =
      findCell(scroller.current, cursor) ??
      (pendingCell.current ? undefined : firstCell(scroller.current, cursor.column));
    if (!cell) return;
    cell.tabIndex = 0;
    if (pendingCell.current && isSame(pendingCell.current, cursor)) {
      pendingCell.current = null;
      cell.focus({ preventScroll: true });
      revealCellSideways(scroller.current, cell);
    }
    scroller.current
      ?.querySelectorAll("tbody > tr > [tabindex]")
      .forEach((tabStop) => tabStop !== cell && tabStop.removeAttribute("tabindex"));
  });

  const moveTo = (next: Cursor) => {
    pendingCell.current = next;
    revealRow(scroller.current, next.row, rowHeight);
    setCursor({ ...next });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!isBodyCell(event.target)) return;
    // A second key may arrive before the first one's target is rendered: continue from that target.
    const current = pendingCell.current ?? positionOf(event.target) ?? cursor;
    if (event.key === "Enter") onOpen?.(current.row, current.column);
    else if (event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey) {
      onKey?.(event.key, current.row, current.column);
      // Would scroll.
      if (onKey && event.key === " ") event.preventDefault();
    }
    const next = moveCursor(current, event, { rowCount, columnCount });
    if (!next) return;
    event.preventDefault();
    moveTo(next);
  };

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const cell = event.target instanceof Element ? event.target.closest("tbody th, tbody td") : null;
    const position = cell && positionOf(cell);
    if (!position) return;
    moveTo(position);
    const isControl = event.target instanceof Element && event.target.closest("a, button, label");
    if (!isControl) onOpen?.(position.row, position.column);
  };

  return { onKeyDown, onClick, cursor };
}

const noCursor = { row: -1, column: -1 };

const isSame = (a: Cursor, b: Cursor) => a.row === b.row && a.column === b.column;

function isBodyCell(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches("tbody th, tbody td");
}

function positionOf(cell: Element | null): Cursor | null {
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

/** Rows that Page Up and Page Down move. */
const pageRows = 10;

function moveCursor(
  { row, column }: Cursor,
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { rowCount, columnCount }: { rowCount: number; columnCount: number },
): Cursor | null {
  const toEnd = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number) => ({
    row: Math.min(rowCount - 1, Math.max(0, nextRow)),
    column: Math.min(columnCount - 1, Math.max(0, nextColumn)),
  });
  switch (mirrorKey(key)) {
    case "ArrowDown":
      return to(toEnd ? rowCount : row + 1, column);
    case "ArrowUp":
      return to(toEnd ? 0 : row - 1, column);
    case "ArrowRight":
      return to(row, toEnd ? columnCount : column + 1);
    case "ArrowLeft":
      return to(row, toEnd ? 0 : column - 1);
    case "Home":
      return to(toEnd ? 0 : row, 0);
    case "End":
      return to(toEnd ? rowCount : row, columnCount);
    case "PageDown":
      return to(row + pageRows, column);
    case "PageUp":
      return to(row - pageRows, column);
    default:
      return null;
  }
}

/** Scrolls to a row, rendered or not, so that sticky header and footer don't cover it. */
function revealRow(scroller: HTMLElement | null, row: number, rowHeight: number) {
  const head = scroller?.querySelector("thead");
  if (!scroller || !head) return;
  // In a low window the header isn't sticky: it adds to the row's offset instead of covering it.
  const covered = stickyHeightOf(head);
  const top = row * rowHeight + (covered === 0 ? head.offsetHeight : 0);
  const room = scroller.clientHeight - covered - stickyHeightOf(scroller.querySelector("tfoot"));
  scroller.scrollTop = Math.max(top + rowHeight - room, Math.min(top, scroller.scrollTop));
}

const stickyHeightOf = (element: HTMLElement | null) =>
  element && getComputedStyle(element).position === "sticky" ? element.offsetHeight : 0;

/** Scrolls sideways so that the sticky corner doesn't cover the focused header cell. */
function revealHeaderCell(scroller: HTMLElement | null, target: Element) {
  const corner = scroller?.querySelector("thead th");
  if (!scroller || !corner || corner.contains(target)) return;
  const covered = edgesOf(corner).end + 8 - edgesOf(target).start;
  if (covered > 0) scrollForward(scroller, -covered);
}

/** Scrolls sideways so that the cell is visible beside the sticky first column. */
function revealCellSideways(scroller: HTMLElement | null, cell: HTMLElement) {
  const name = cell.parentElement?.firstElementChild;
  if (!scroller || !name || cell === name) return;
  const covered = edgesOf(name).end - edgesOf(cell).start;
  const beyond = edgesOf(cell).end - edgesOf(scroller).end;
  if (covered > 0) scrollForward(scroller, -covered);
  else if (beyond > 0) scrollForward(scroller, beyond);
}
