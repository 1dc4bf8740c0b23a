// English for tests of layout: accented, so that a text outside of the catalogue shows, and 40 % longer.

/** "Save it" becomes "[Šåṽé~~ îţ~]". Texts with elements in them (`rich`) keep their elements. */
export function lengthen(value: unknown): unknown {
  const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const accented = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
  const accent = (word: string) => [...word].map((letter) => accented[plain.indexOf(letter)] ?? letter).join("");
  const lengthenWord = (word: string) => `${accent(word)}${"~".repeat(Math.ceil(word.length * 0.4))}`;
  const lengthenText = (text: string) => `[${text.replace(/\p{L}+/gu, lengthenWord)}]`;
  if (typeof value === "string") return value === "" ? value : lengthenText(value);
  // A fragment of `rich`: its children are texts and elements.
  const fragment = value as { props?: { children?: unknown } };
  if (!Array.isArray(fragment.props?.children)) return value;
  const children = fragment.props.children.map((child: unknown) =>
    typeof child === "string" && child ? lengthenText(child) : child,
  );
  return { ...fragment, props: { ...fragment.props, children } };
}
