import { texts } from "~/texts";
import { inLocale } from "~/texts/locale";

// The order matters: most browsers also name the browsers they imitate.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  // oxlint-disable-next-line apsis/catalogue-text -- the name of a product
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

/** A short name for a user agent in the reader's language, such as "Firefox on Linux"; other clients by the name they send. */
export function deviceNameOf(userAgent: string): string {
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser) return system ? texts.devices.browserOn({ browser, system }) : browser;
  return (
    userAgent
      .split(/[\s/(]/, 1)
      .join("")
      .slice(0, 40) || texts.devices.unknown
  );
}

/** The same as stored in the audit trail, which has one language. */
export const storedDeviceNameOf = (userAgent: string) => inLocale("en", () => deviceNameOf(userAgent));
