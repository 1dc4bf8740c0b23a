// Loads a module that few players need, when one does.

const attempts = new Map<string, number>();
const styled = new Map<string, ShadowRoot>();

/** `file`: as the build names it, relative to this module. `failure`: the message without it. */
export async function loadModule<Module>(file: string, failure: string): Promise<Module> {
  const url = new URL(file, import.meta.url);
  // Browsers cache a module's failure by URL, so a retry needs another URL.
  const attempt = attempts.get(file) ?? 0;
  if (attempt > 0) url.searchParams.set("again", String(attempt));
  try {
    // The build makes this module from a file of simulator/unity/.
    return (await import(url.href)) as Module;
  } catch (error) {
    attempts.set(file, attempt + 1);
    throw new Error(failure, { cause: error });
  }
}

/** `opener`: an element of the screen, whose shadow root gets the module's style once. */
export function addStyle(opener: Element, file: string, style: string) {
  const root = opener.getRootNode();
  if (!(root instanceof ShadowRoot) || styled.get(file) === root) return;
  styled.set(file, root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets.push(sheet);
}
