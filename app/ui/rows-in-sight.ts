import { useEffect, useState, type RefObject } from "react";

type Rows = { first: number; /** The row after the last one. */ end: number };

/** Rows that are drawn above and below what is in sight, so that a slow frame shows no gap. */
const spare = 6;

type RowsOfFrame = {
  rowCount: number;
  /** Pixels. */ rowHeight: number;
  /** Where it will be scrolled to, if not to its top. */ top?: number | undefined;
};

/**
 * Which rows of a scrolled table to draw, all of one height in pixels; null before the frame is measured, so also on
 * the server. A library for rows of any height would cost more bytes than the page that uses it.
 */
export function useRowsInSight(
  scroller: RefObject<HTMLElement>,
  { rowCount, rowHeight, top }: RowsOfFrame,
): Rows | null {
  const [rows, setRows] = useState<Rows | null>(null);

  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    const measureFrom = (scrolled: number) => {
      const first = Math.max(0, Math.floor(scrolled / rowHeight) - spare);
      const end = Math.ceil((scrolled + frame.clientHeight) / rowHeight) + spare;
      setRows((rows) => (rows?.first === first && rows.end === end ? rows : { first, end }));
    };
    const measure = () => measureFrom(frame.scrollTop);
    const resized = new ResizeObserver(measure);
    measureFrom(top ?? frame.scrollTop);
    resized.observe(frame);
    frame.addEventListener("scroll", measure, { passive: true });
    return () => {
      resized.disconnect();
      frame.removeEventListener("scroll", measure);
    };
  }, [scroller, rowHeight, top]);

  // There may be fewer rows than when it was measured.
  return rows && { first: Math.min(rows.first, Math.max(0, rowCount - 1)), end: Math.min(rows.end, rowCount) };
}
