import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

/** A text with elements in it: rich`Read our ${p.link("terms")}.` */
export const rich = (strings: TemplateStringsArray, ...nodes: ReactNode[]): ReactElement =>
  createElement(Fragment, null, ...strings.flatMap((text, at) => [text, nodes[at]]));
