// Loads a module that few players need, when one does. It builds on the scenes, which are loaded before.

const attempts = new Map<string, number>();
const styled = new Map<string, ShadowRoot>();

/** `failure`: the message if it can't be loaded. */
export async function loadModule<Module>(address: string, failure: string): Promise<Module> {
  const url = new URL(address);
  // Some browsers cache a module's failure by URL, so a retry needs another URL.
  const attempt = attempts.get(address) ?? 0;
  if (attempt > 0) url.searchParams.set("again", String(attempt));
  try {
    // The build makes these modules from files of this folder.
    return (await import(url.href)) as Module;
  } catch (error) {
    attempts.set(address, attempt + 1);
    throw new Error(failure, { cause: error });
  }
}

/** `opener`: an element of the screen, whose shadow root gets the style of the module at `address` once. */
export function addStyle(opener: Element, address: string, style: string) {
  const root = opener.getRootNode();
  if (!(root instanceof ShadowRoot) || styled.get(address) === root) return;
  styled.set(address, root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets.push(sheet);
}
