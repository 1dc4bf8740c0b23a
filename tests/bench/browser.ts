import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const debians = "/usr/bin/chromium";

/** The browser of the tests. */
export function openBrowser(more: string[] = ["--disable-gpu"]) {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debians) ? debians : undefined);
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync", ...more] });
}
