import { useEffect, useState, type RefObject } from "react";

type Rows = { first: number; /** The row after the last one. */ end: number };

/** Rows that are drawn above and below what is in sight, so that a slow frame shows no gap. */
const spare = 6;

/**
 * Which rows of a scrolled table to draw, all of one height in pixels; null before the frame is measured, so also on
 * the server. A library for rows of any height would cost more bytes than the page that uses it.
 */
export function useRowsInSight(
  scroller: RefObject<HTMLElement>,
  { rowCount, rowHeight }: { rowCount: number; rowHeight: number },
): Rows | null {
  const [rows, setRows] = useState<Rows | null>(null);

  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    const measure = () => {
      const first = Math.max(0, Math.floor(frame.scrollTop / rowHeight) - spare);
      const end = Math.ceil((frame.scrollTop + frame.clientHeight) / rowHeight) + spare;
      setRows((rows) => (rows?.first === first && rows.end === end ? rows : { first, end }));
    };
    const resized = new ResizeObserver(measure);
    measure();
    resized.observe(frame);
    frame.addEventListener("scroll", measure, { passive: true });
    return () => {
      resized.disconnect();
      frame.removeEventListener("scroll", measure);
    };
  }, [scroller, rowHeight]);

  // There may be fewer rows than when it was measured.
  return rows && { first: Math.min(rows.first, Math.max(0, rowCount - 1)), end: Math.min(rows.end, rowCount) };
}
