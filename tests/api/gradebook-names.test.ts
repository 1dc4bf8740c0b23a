// The gradebook's page: whatever is in a name stays text.
import { expect, test } from "vitest";
import { recordAttempt } from "../support/set-up";
import { addRunningClass, addStudent, attemptOf, testPassword } from "../support/builders";
import { apiUrl, ask, testApi } from "../support/rest-api";
import { cookiesOf } from "../support/raw-request";

const ctx = await testApi();

const hostile = `<img src=x onerror="alert('1')">&amp;</script>`;
const escaped = "&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt;&amp;amp;&lt;/script&gt;";

// The database refuses control characters in names, the line break between rows included.
test("markup, quotes, bidi marks and the separators of rows stay text in names", async () => {
  const running = await addRunningClass(ctx, { students: 0 });
  const names = [hostile, "\u202egnp.exe\u2066", 'c\\d"e, 0:1/2', `["f",1],\u2028g`];
  for (const [place, firstName] of names.entries()) {
    const userName = `n${place}-${running.sessionId.slice(-8)}`;
    const student = await addStudent(ctx, running, { userName, firstName, lastName: "Last" });
    await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId));
  }
  const cookie = await cookiesOf(apiUrl(), running.owner.userName, testPassword);
  const answer = await ask(`/instructor/gradebook/${running.sessionId}`, { headers: { cookie } });
  const html = await answer.text();
  const rows = html.slice(html.indexOf("<tbody>"), html.indexOf("</tbody>"));
  expect(
    [...rows.matchAll(/<th scope="row"><label><input [^>]*\/><\/label><a [^>]*>([^<]*)<\/a>/g)].map(([, name]) => name),
  ).toEqual([
    `${escaped} Last`,
    "\u202egnp.exe\u2066 Last",
    "c\\d&quot;e, 0:1/2 Last",
    "[&quot;f&quot;,1],\u2028g Last",
  ]);
  expect(rows.match(/>80\/100</g)).toHaveLength(names.length);
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("&amp;</script>");
});
