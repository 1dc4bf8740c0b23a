// Every kind of page: in lengthened English (`en-XA`) nothing is cut or overlaps, and no text is outside of the catalogue;
// in Arabic nothing is inaccessible or beside the window.
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./page-checks";
import { expect, test } from "./test";

type Reader = {
  /** Where pages are found from: every link of the site is followed once per kind of page. */
  starts: string[];
  /** Forms that are sent empty, so that they show their mistakes. */
  forms?: string[];
};

const readers: Record<string, Reader> = {
  visitor: {
    starts: [
      "/",
      "/sign-in",
      "/?mode=reset",
      "/register",
      "/register?mode=JoinOrganization",
      "/reset-password?username=nobody",
      "/reset-password?email=nobody@example.org&token=outdated",
      "/success",
      "/failed",
      "/unauthorized",
      "/forbidden",
      "/server-error",
      "/summary/outdated",
      "/no/such/page",
    ],
    forms: ["/", "/?mode=reset", "/register", "/register?mode=JoinOrganization", "/reset-password?username=nobody"],
  },
  sysadmin: {
    starts: ["/admin", "/instructor", "/account", "/admin/no/such/page"],
    forms: ["/admin/organizations?dialog=create"],
  },
  orgadmin: { starts: ["/admin/users/import", "/account"], forms: ["/admin/users/add", "/account"] },
  instructor: {
    starts: [
      "/instructor",
      "/instructor/courses",
      "/instructor/hand-in",
      "/instructor/import",
      "/instructor/courses/00000000-0000-7000-8000-000000000000",
      "/admin",
    ],
  },
  player: { starts: ["/results", "/account", "/renew", "/instructor"], forms: ["/account"] },
};

/** Ids and names in an address: pages that differ only in them are of one kind. */
const kindOf = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  const path = pathname
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}")
    .replace(/\/gradebook\/(?!\{id\})[^/]+\/.*/, "/gradebook/{name}/{quiz}")
    .replace(/(curricula|drafts|lessons)\/[^/{]+/, "$1/{key}");
  return `${path}?${[...new Set(searchParams.keys())]
    .filter((name) => ["dialog", "mode", "view"].includes(name))
    .map((name) => `${name}=${searchParams.get(name)}`)
    .join("&")}`;
};

const leadsElsewhere =
  /^\/sign-in(\/|$|\?)|\/(play|logout|assets|api)(\/|$|\?)|\.(csv|json|zip)$|\/(download|report|csv|sheet)(\/|$|\?)|mailto:/;

async function listLinks(page: Page): Promise<string[]> {
  const origin = new URL(page.url()).origin;
  const links = await page.locator("a[href]").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return links.filter((href) => href.startsWith(origin) && !leadsElsewhere.test(href.slice(origin.length)));
}

/** Faults of the page as it is shown. Texts of people, files and formats are marked by `dir`, `lang` or `code`. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const ofPeople =
      "[dir=auto],[dir=ltr],[lang]:not(html),bdi,code,kbd,pre,samp,time,svg,script,style,noscript,option,datalist,[translate=no]";
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only");
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? "";
      const parent = node.parentElement;
      if (!parent || !/[A-Za-z]{3}/.test(text) || parent.closest(ofPeople) || !isShown(parent)) continue;
      if (!/[À-ſǪ-ǫƁƒɱṀ-ẽŴŵ~]/.test(text)) faults.push(`outside of the catalogue: ${text.slice(0, 80)}`);
    }
    for (const element of document.querySelectorAll(
      "button, a, label, legend, th, h1, h2, h3, summary, dt, [role=tab]",
    )) {
      if (!isShown(element) || element.closest(ofPeople)) continue;
      const style = getComputedStyle(element);
      if (style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut: ${element.textContent?.trim().slice(0, 80)}`);
    }
    // What an ancestor that scrolls has cut off isn't there. A link that goes on in the next line has a rectangle in each.
    const shownRects = (element: Element) => [...element.getClientRects()].map((rect) => shownPart(element, rect));
    const shownPart = (element: Element, rect: DOMRect) => {
      let { left, top, right, bottom } = rect;
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const clip = around.getBoundingClientRect();
        [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
      }
      return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    const rects = [...document.querySelectorAll("main button, main a, main label, main h1, main h2, main h3")]
      .filter((element) => isShown(element) && !element.closest("[popover], dialog"))
      .flatMap((element) => shownRects(element).map((rect) => ({ element, rect })))
      .filter(({ rect }) => rect.width > 4 && rect.height > 4);
    for (const [index, a] of rects.entries())
      for (const b of rects.slice(index + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (across > 4 && down > 4 && !a.element.closest("table, [role=grid], svg"))
          faults.push(
            `overlap: ${a.element.textContent?.trim().slice(0, 40)} / ${b.element.textContent?.trim().slice(0, 40)}`,
          );
      }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      faults.push(
        `wider than the window by ${document.documentElement.scrollWidth - document.documentElement.clientWidth}`,
      );
    return [...new Set(faults)];
  });

/** Sends the page's first form with text fields, all empty, and waits for its mistakes. */
async function sendEmpty(page: Page) {
  const fields = "input:is([type=text], [type=email], [type=password], :not([type])), textarea";
  const form = page
    .locator("form[method=post]")
    .filter({ visible: true, has: page.locator(fields) })
    .first();
  for (const field of await form.locator(fields).filter({ visible: true }).all()) await field.fill("");
  await form.locator("button:not([type=button])").last().click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
}

/** Opens a page of each kind that links lead to, then refused forms, at 1440 px, then at 390 px. */
async function visitKinds(
  page: Page,
  baseURL: string | undefined,
  username: string,
  visit: (place: string) => Promise<void>,
) {
  const { starts, forms = [] } = readers[username] ?? { starts: [] };
  const visitAt = async (place: string, open: () => Promise<unknown>) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1440) await open();
      await visit(`${place} at ${width}`);
    }
  };
  const queue = starts.map((path) => `${baseURL}${path}`);
  const seen = new Set(queue.map(kindOf));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const address = next;
    await visitAt(kindOf(address), () => page.goto(address));
    for (const link of username === "visitor" ? [] : await listLinks(page)) {
      if (seen.has(kindOf(link))) continue;
      seen.add(kindOf(link));
      queue.push(link);
    }
  }
  for (const path of forms)
    await visitAt(`${path}, refused`, async () => {
      await page.goto(`${baseURL}${path}`);
      await sendEmpty(page);
    });
}

/** Texts outside of the catalogue that are folded away. Unfolded menus cover other texts, so nothing else is checked. */
async function findFoldedFaults(page: Page) {
  const closed = page.locator("details:not([open])");
  const opened = await closed.evaluateAll((all) => all.map((element) => element.setAttribute("open", "folded")).length);
  if (opened === 0) return [];
  const faults = await findFaults(page);
  await page
    .locator("details[open=folded]")
    .evaluateAll((all) => all.forEach((element) => element.removeAttribute("open")));
  return faults.filter((fault) => fault.startsWith("outside"));
}

test("a sentence outside of the catalogue, a cut text and an overlap are found", async ({ page }) => {
  await page.setContent(`<main>
    <p>Nobody has translated this.</p><p>[Šåṽé~~ îţ~]</p><p><bdi>Ada Lovelace</bdi></p>
    <p style="width: 160px"><a href="/">[Åļļ~]</a> <a href="/">[Ŕéçéñţļý~~~~ ðéļéţéð~~~]</a></p>
    <button style="width: 30px; overflow: hidden; white-space: nowrap">[Šåṽé~~ åļļ~~]</button>
    <a href="/" style="position: absolute; top: 200px; left: 0">[Öþéñ~~ öñé~]</a>
    <a href="/" style="position: absolute; top: 205px; left: 20px">[Öþéñ~~ ţŵö~]</a>
    <p style="width: 2000px">[Ŵîðé~~]</p>
  </main>`);
  expect(await findFaults(page)).toEqual([
    "outside of the catalogue: Nobody has translated this.",
    "cut: [Šåṽé~~ åļļ~~]",
    "overlap: [Öþéñ~~ öñé~] / [Öþéñ~~ ţŵö~]",
    expect.stringMatching(/^wider than the window by \d+$/),
  ]);
});

for (const username of Object.keys(readers)) {
  test(`pages of ${username} have no text that is cut, overlaps or is not in the catalogue`, async ({
    page,
    baseURL,
    signIn,
    expectedProblems,
  }) => {
    test.setTimeout(900_000);
    expectedProblems.push(/status of (4\d\d|500)/);
    await page.context().addCookies([{ name: "apsis_language", value: "en-XA", url: baseURL }]);
    if (username !== "visitor") await signIn(username);
    const faults: string[] = [];
    await visitKinds(page, baseURL, username, async (place) => {
      faults.push(...(await findFaults(page)).map((fault) => `${place}: ${fault}`));
      faults.push(...(await findFoldedFaults(page)).map((fault) => `${place}, unfolded: ${fault}`));
    });
    expect(faults).toEqual([]);
  });

  test(`pages of ${username} are accessible in Arabic and fit the window`, async ({
    page,
    baseURL,
    signIn,
    expectedProblems,
  }) => {
    test.setTimeout(900_000);
    expectedProblems.push(/status of (4\d\d|500)/);
    await page.context().addCookies([{ name: "apsis_language", value: "ar", url: baseURL }]);
    if (username !== "visitor") await signIn(username);
    await visitKinds(page, baseURL, username, async (place) => {
      await expect.soft(page.locator("html"), place).toHaveAttribute("dir", "rtl");
      const isWider = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      expect.soft(await isWider(), place).toBe(false);
      await test.step(place, () => expectNoViolations(page));
    });
  });
}
