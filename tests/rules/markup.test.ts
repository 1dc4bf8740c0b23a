// Markup that isn't React's, and the rows of the gradebook: what people typed stays text.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StudentCells } from "~/views/gradebook/student-cells";
import { markup, memoizeMarkup } from "~/ui/markup";

const hostile = `<img src=x onerror="alert('1')">&amp;`;
const escaped = "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;";
const escapedByReact = escaped.replaceAll("&#39;", "&#x27;");

test("a template of markup escapes texts, between tags and in attributes", () => {
  expect(markup`<td title="${hostile}">${hostile}</td>`.toString()).toBe(`<td title="${escaped}">${escaped}</td>`);
});

test("a template of markup inserts numbers, markup and lists of it unescaped", () => {
  const bold = markup`<b>${"<"}</b>`;
  expect(markup`${0}${bold}${[bold, bold]}${""}`.toString()).toBe("0<b>&lt;</b><b>&lt;</b><b>&lt;</b>");
});

test("a template of markup is written once for each object", () => {
  let count = 0;
  const write = memoizeMarkup(({ name }: { name: string }) => markup`${(count++, name)}`);
  const thing = { name: "a" };
  expect([write(thing), write(thing), write({ name: "a" })].join()).toBe("a,a,a");
  expect(count).toBe(2);
});

const cells = [{ score: 95, maxScore: 100 }, { score: 3, maxScore: 0 }, null];
const student = {
  userId: hostile,
  username: hostile,
  fullName: hostile,
  average: 0.95,
  done: 2,
  expected: 3,
  excused: [],
  decided: [],
  late: [],
  missing: [],
  lastPlayed: null,
  cells,
  reported: [],
};
const columns = cells.map((_, place) => ({ place, scenarioId: `s${place}` }));
const write = (change: object, isLinked: boolean) =>
  renderToStaticMarkup(
    createElement(StudentCells, {
      student: { ...student, ...change } as never,
      columns,
      classSessionId: "c",
      isLinked,
      list: "",
      at: 0,
      riskOf: null,
      isChosen: false,
      onToggle: () => {},
    }),
  );

test("a student's cells show names as typed", () => {
  const html = write({}, true);
  expect(html).not.toContain("<img");
  expect(html.split(escapedByReact)).toHaveLength(8);
});

test("a student's cells show the average, the missing, the progress and coloured grades", () => {
  expect(write({ userId: "u", fullName: "", username: "ada" }, false)).toBe(
    '<th scope="row"><label><input type="checkbox" name="student" tabindex="-1" aria-label="Choose ada" value="u"/></label>' +
      '<a href="/instructor/gradebook/c/students/u" dir="auto" tabindex="-1">ada</a></th>' +
      '<td class="good"><b>A+</b>95 %<small>1 missing</small></td>' +
      '<td class="progress">2 of 3<progress value="2" max="3" aria-hidden="true"></progress></td><td class="active">never</td>' +
      '<td class="good"><b>A+</b>95/100</td><td>3/0</td><td>–</td>',
  );
});

test("a student who hasn't played gets dashes", () => {
  const nothing = { userId: "u", fullName: "", username: "ada", average: null, done: 0, cells: [null, null, null] };
  expect(write(nothing, false)).toContain('</th><td>–</td><td class="progress">0 of 3');
});

test("a student's cells link to the attempts for pages without scripts", () => {
  expect(write({ userId: "u" }, true)).toContain('<a href="/instructor/gradebook/c/students/u#s0">95/100</a>');
  expect(write({ userId: "u" }, false)).not.toContain("#s0");
});
