import { texts } from "~/texts";
import { currentTag } from "~/texts/format";
import { currentLocale, directionOf } from "~/texts/locale";
import type { Mail } from "./enqueue-mail";

/** A paragraph, a link on a line of its own, or rows of a small table, as in a receipt. */
type Part = string | { link: string } | { rows: [label: string, value: string][] };
type Draft = { recipient: string; subject: string; paragraphs: Part[] };

/** In the current language: a mail with a plain part for 72 columns and a simple HTML part. */
export function composeMail(
  site: Pick<MailSite, "productName" | "supportEmail">,
  { recipient, subject, paragraphs }: Draft,
): Mail {
  const parts = [...paragraphs, texts.mailFrame.questions({ supportEmail: site.supportEmail })];
  return {
    recipient,
    subject: joinLines(subject),
    textBody: `${[...parts.map(asText), `-- \n${site.productName}`].join("\n\n")}\n`,
    htmlBody:
      `<!doctype html><html lang="${currentTag()}" dir="${directionOf(currentLocale())}"><head><meta charset="utf-8">` +
      `<title>${escape(subject)}</title>` +
      // Mail programs in dark mode then invert all colors, including those of links.
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
      "<style>:root{color-scheme:light dark}</style></head>" +
      '<body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:36em;overflow-wrap:anywhere">' +
      parts.map(asHtml).join("") +
      `<p><b>${escape(site.productName)}</b></p></body></html>`,
  };
}

function asText(part: Part): string {
  if (typeof part === "string") return wrap(part);
  if ("link" in part) return part.link;
  const width = Math.max(...part.rows.map(([label]) => label.length));
  return part.rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join("\n");
}

function asHtml(part: Part): string {
  if (typeof part === "string") return `<p dir="auto">${escape(part)}</p>`;
  if ("link" in part) return `<p><a href="${escape(part.link)}">${escape(part.link)}</a></p>`;
  // Few mail programs know logical properties.
  const [side, padding] =
    directionOf(currentLocale()) === "rtl" ? ["right", "2px 0 2px 16px"] : ["left", "2px 16px 2px 0"];
  const cell = `style="padding:${padding};text-align:${side};font-weight:normal"`;
  const row = ([label, value]: [string, string]) =>
    `<tr><th ${cell}>${escape(label)}</th><td ${cell}>${escape(value)}</td></tr>`;
  return `<table style="border-collapse:collapse">${part.rows.map(row).join("")}</table>`;
}

/** Lines of at most 72 characters, broken between words. */
function wrap(paragraph: string): string {
  const lines = [""];
  for (const word of paragraph.split(/\s+/)) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + 1 + word.length > 72) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join("\n");
}

const joinLines = (text: string) => text.replace(/\s+/g, " ");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** How mails name this installation. `url` has no trailing slash. */
export type MailSite = { url: string; productName: string; supportEmail: string };
