// Reads a grid that draws only its visible rows.
import { expect, type Page } from "@playwright/test";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";

export const gridOf = (page: Page) => page.getByRole("grid");

/** Of the demo's gradebook: name, average, progress and last activity come before the scenarios. */
export const lastColumn = 3 + listStandardCurricula()[0].campaigns.flatMap(({ scenarios }) => scenarios).length;

export type DrawnRow = {
  /** The username; the real name stands beside it. */
  name: string;
  /** The first cell's whole text. */
  head: string;
  cells: { text: string; title: string; tone: "right" | "wrong" | "none"; background: string }[];
};

/** The grid's declared number of rows, without its head. */
export async function rowCountOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const grid = document.querySelector("[role=grid]")!;
    return Number(grid.getAttribute("aria-rowcount")) - grid.querySelectorAll("thead tr").length;
  });
}

/** Scrolls through the whole grid and returns every row in order. */
export async function readRows(page: Page): Promise<DrawnRow[]> {
  await expect(gridOf(page)).toBeVisible();
  const rows = new Map<number, DrawnRow>();
  const count = await rowCountOf(page);
  for (let first = 0; rows.size < count;) {
    await scrollToRow(page, first);
    await expect(page.locator(`tr[data-row="${first}"]`)).toBeAttached();
    for (const [index, row] of await drawnRows(page)) rows.set(index, row);
    while (rows.has(first)) first++;
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

async function scrollToRow(page: Page, row: number) {
  await page.evaluate((row) => {
    const scroller = document.querySelector(".grid-scroller")!;
    scroller.scrollTop = row * document.querySelector<HTMLElement>("tr[data-row]")!.offsetHeight;
  }, row);
}

function drawnRows(page: Page): Promise<[number, DrawnRow][]> {
  return page.evaluate(() => {
    const paint = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    const toneOf = (background: string) => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = background;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, , alpha] = paint.getImageData(0, 0, 1, 1).data;
      if (alpha === 0 || red === green) return "none" as const;
      return green > red ? ("right" as const) : ("wrong" as const);
    };
    return [...document.querySelectorAll<HTMLElement>("tr[data-row]")].map((row) => {
      const [name, ...cells] = [...row.children] as [HTMLElement, ...HTMLElement[]];
      const read = (cell: HTMLElement) => {
        const background = getComputedStyle(cell).backgroundColor;
        return { text: cell.textContent ?? "", title: cell.title, tone: toneOf(background), background };
      };
      return [
        Number(row.dataset.row),
        {
          name: (name.querySelector("small") ?? name).textContent ?? "",
          head: name.textContent ?? "",
          cells: cells.map(read),
        },
      ] as [number, DrawnRow];
    });
  });
}
