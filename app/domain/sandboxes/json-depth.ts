/** How deep objects and arrays are nested; brackets inside strings do not count. */
export function jsonDepthOf(text: string): number {
  let depth = 0;
  let reached = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === "{" || token === "[") reached = Math.max(reached, ++depth);
    else if (token === "}" || token === "]") depth--;
  }
  return reached;
}
