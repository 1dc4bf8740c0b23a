/** A text with what its translator needs to know. */
export type Unit = {
  readonly key: string;
  readonly source: string;
  /** Null where there is no translation yet. */
  readonly target: string | null;
  readonly state: "initial" | "translated";
  /** False: the source is TypeScript, which a developer translates. */
  readonly isTranslatable: boolean;
  /** The English text has changed since it was translated. */
  readonly isOutdated: boolean;
  readonly notes: readonly Note[];
};
export type Note = { readonly category: string; readonly text: string };
export type AreaFile = { readonly area: string; readonly notes: readonly Note[]; readonly units: readonly Unit[] };

export const xliffNamespace = "urn:oasis:names:tc:xliff:document:2.0";

/** XLIFF 2.0. Messages are plain texts in ICU MessageFormat, with tags escaped. */
export function writeXliff(locale: string, files: readonly AreaFile[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="en" trgLang="${escapeXml(locale)}">`,
    ...files.flatMap(writeFile),
    "</xliff>",
    "",
  ].join("\n");
}

const writeFile = ({ area, notes, units }: AreaFile) => [
  `  <file id="${escapeXml(area)}" xml:space="preserve">`,
  ...writeNotes(notes, "    "),
  ...units.flatMap((unit) => writeUnit(area, unit)),
  "  </file>",
];

function writeUnit(area: string, { key, source, target, state, isTranslatable, isOutdated, notes }: Unit): string[] {
  return [
    `    <unit id="${escapeXml(`${area}.${key}`)}"${isTranslatable ? "" : ' translate="no"'}>`,
    ...writeNotes(notes, "      "),
    `      <segment state="${state}"${isOutdated ? ' subState="apsis:english-changed"' : ""}>`,
    `        <source>${escapeXml(source)}</source>`,
    ...(target === null ? [] : [`        <target>${escapeXml(target)}</target>`]),
    "      </segment>",
    "    </unit>",
  ];
}

const writeNotes = (notes: readonly Note[], indent: string) =>
  notes.length === 0
    ? []
    : [
        `${indent}<notes>`,
        ...notes.map(({ category, text }) => `${indent}  <note category="${category}">${escapeXml(text)}</note>`),
        `${indent}</notes>`,
      ];

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
