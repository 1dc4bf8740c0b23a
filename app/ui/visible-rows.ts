import { useEffect, useState, type RefObject } from "react";

type RowRange = { first: number; /** The row after the last one. */ end: number };

/** Rows rendered above and below the visible ones, so that a slow frame shows no gap. */
const overscan = 6;

type VisibleRowsOptions = {
  rowCount: number;
  /** Pixels. */ rowHeight: number;
  /** Scroll offset to start at, instead of the top. */ top?: number | undefined;
};

/**
 * Virtualizes rows of equal height: the range to render, or null before the first measurement and on the server. A
 * library for rows of any height would be larger than the page.
 */
export function useVisibleRows(
  scroller: RefObject<HTMLElement>,
  { rowCount, rowHeight, top }: VisibleRowsOptions,
): RowRange | null {
  const [rows, setRows] = useState<RowRange | null>(null);

  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    const measureFrom = (scrollTop: number) => {
      const first = Math.max(0, Math.floor(scrollTop / rowHeight) - overscan);
      const end = Math.ceil((scrollTop + frame.clientHeight) / rowHeight) + overscan;
      setRows((rows) => (rows?.first === first && rows.end === end ? rows : { first, end }));
    };
    const measure = () => measureFrom(frame.scrollTop);
    const resizeObserver = new ResizeObserver(measure);
    measureFrom(top ?? frame.scrollTop);
    resizeObserver.observe(frame);
    frame.addEventListener("scroll", measure, { passive: true });
    return () => {
      resizeObserver.disconnect();
      frame.removeEventListener("scroll", measure);
    };
  }, [scroller, rowHeight, top]);

  // The row count may have shrunk since the measurement.
  return rows && { first: Math.min(rows.first, Math.max(0, rowCount - 1)), end: Math.min(rows.end, rowCount) };
}
