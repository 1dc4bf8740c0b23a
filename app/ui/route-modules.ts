// Remix exports no type for its manifest.
type Manifest = { routes: Record<string, { module: string; imports?: string[] }> };

/** Milliseconds before the preload: a user who leaves at once doesn't need it. */
const preloadDelayMs = 2_000;

/**
 * Preloads the scripts of linked pages when the browser is idle. If a script fails to load on navigation, Remix reloads
 * the document, and without a server the current page would be lost.
 */
export function preloadLinkedPages() {
  const preloadedUrls = new Set<string>();
  const preloadNew = () => {
    // Remix's inline script sets this.
    const { routes } = (window as unknown as { __remixManifest: Manifest }).__remixManifest;
    for (const { module, imports = [] } of Object.values(routes))
      for (const href of [module, ...imports]) {
        if (preloadedUrls.has(href)) continue;
        preloadedUrls.add(href);
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      }
  };
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(preloadNew) : preloadNew());
  // Responses of /__manifest add routes to the manifest.
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.includes("/__manifest"))) setTimeout(whenIdle, preloadDelayMs);
  }).observe({ type: "resource", buffered: true });
}
