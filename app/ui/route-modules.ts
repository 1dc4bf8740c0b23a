// As Remix keeps it; it has no type for others.
type Manifest = { routes: Record<string, { module: string; imports?: string[] }> };

/** Milliseconds: who only passes through a page needs none that it links to. */
const patience = 2_000;

/**
 * Fetches the scripts of the pages that this one links to, when it is looked at and there is nothing else to do: Remix
 * reloads the document when one does not come, and with the server away the page would be lost.
 */
export function keepRouteModules() {
  const known = new Set<string>();
  const fetchNew = () => {
    // Set by Remix's own first script.
    const { routes } = (window as unknown as { __remixManifest: Manifest }).__remixManifest;
    for (const { module, imports = [] } of Object.values(routes))
      for (const href of [module, ...imports]) {
        if (known.has(href)) continue;
        known.add(href);
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      }
  };
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(fetchNew) : fetchNew());
  // Pages that are found later come with the answers to requests for them.
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.includes("/__manifest"))) setTimeout(whenIdle, patience);
  }).observe({ type: "resource", buffered: true });
}
