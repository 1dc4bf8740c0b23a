// What React renders, on its way to the visitor.
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { createPageStream } from "~/http/page-stream.server";

async function render(words: string, pad: number): Promise<string> {
  const { sink, body } = createPageStream();
  const rows = Array.from({ length: 300 }, (_, key) => createElement("p", { key, title: words }, words));
  const { pipe } = renderToPipeableStream(createElement("div", null, "x".repeat(pad), rows), {
    onAllReady: () => void pipe(sink),
  });
  return new Response(body).text();
}

test.each(["التعليقات", "Größte Annäherung – 5 km", "🛰️ 軌道"])(
  "a page has each character of %s whole",
  async (words) => {
    // Wherever the end of a chunk falls.
    for (let pad = 0; pad < 4; pad++) {
      const html = await render(words, pad);
      expect(html).not.toMatch(/[\0\ufffd]/);
      expect(html.split(`title="${words}"`)).toHaveLength(301);
    }
  },
);
