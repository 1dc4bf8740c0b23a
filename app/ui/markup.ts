import { html } from "hono/html";
import { currentLocale, type Locale } from "~/texts/locale";

/** HTML whose interpolated texts are escaped. */
export type Markup = Awaited<ReturnType<typeof html>>;

/** HTML template tag: escapes interpolated texts, inserts other markup unchanged. */
export function markup(template: TemplateStringsArray, ...values: (string | number | Markup | Markup[])[]): Markup {
  // `html` returns a promise only for interpolated promises, which the types exclude.
  return html(template, ...values) as Markup;
}

/** Props of an element whose only content is markup. */
export const innerMarkup = (content: Markup | Markup[]) => ({
  dangerouslySetInnerHTML: { __html: markup`${content}`.toString() },
});

/** Renders the markup of each object once per language. */
export function memoizeMarkup<Key extends object>(write: (key: Key) => Markup): (key: Key) => Markup {
  const cache = new WeakMap<Key, Map<Locale, Markup>>();
  return (key) => {
    const renderings = cache.get(key) ?? new Map<Locale, Markup>();
    const locale = currentLocale();
    const rendered = renderings.get(locale) ?? write(key);
    renderings.set(locale, rendered);
    cache.set(key, renderings);
    return rendered;
  };
}
