import { html } from "hono/html";

/** HTML in which every text that was put in is escaped. */
export type Markup = Awaited<ReturnType<typeof html>>;

/** A template of HTML: escapes the texts put in, and takes other markup as it is. */
export function markup(template: TemplateStringsArray, ...values: (string | number | Markup | Markup[])[]): Markup {
  // A promise comes of promises alone, and none can be put in.
  return html(template, ...values) as Markup;
}

/** What an element is given that holds markup alone. */
export const contentOf = (content: Markup | Markup[]) => ({
  dangerouslySetInnerHTML: { __html: markup`${content}`.toString() },
});

/** Writes the markup of each thing once, however often it is drawn. */
export function writtenOnce<Thing extends object>(write: (thing: Thing) => Markup): (thing: Thing) => Markup {
  const kept = new WeakMap<Thing, Markup>();
  return (thing) => {
    const written = kept.get(thing) ?? write(thing);
    kept.set(thing, written);
    return written;
  };
}
