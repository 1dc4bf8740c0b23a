import { chromium } from "@playwright/test";
import { chromiumPath, ensureChromium } from "../chromium.mjs";

/** The browser used by tests. */
export function openBrowser(more: string[] = ["--disable-gpu"]) {
  ensureChromium();
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
}
