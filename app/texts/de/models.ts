import { rich } from "../rich";
import type { models as english } from "../en/models";
import type { Translation } from "../translation";

export const models: Translation<typeof english> = {
  pageTitle: "Modelle des Simulators",
  heading: "Modelle des Simulators",
  introduction: ({ command }) =>
    rich`Was der Simulator berechnet, verglichen mit unabhängig veröffentlichten Werten. Unsere Werte berechnet bei jedem Öffnen dieser Seite derselbe Code, der fliegt und bewertet. Um das zu wiederholen, führen Sie ${command} im Quellcode aus.`,
  limitsTitle: "Was die Modelle weglassen",
  picturesTitle: "Bilder",
  pictures:
    "Die Erde bei Tag und Nacht: NASA Earth Observatory. Wolken und Wasser: Tom Patterson, Natural Earth III. Alle sind gemeinfrei. Sterne: Katalog XHIP (Anderson und Francis 2012), aus d3-celestial. Die NASA empfiehlt dieses Produkt nicht.",
  toSimulator: "Simulator öffnen",
  quantity: "Größe",
  ours: "Unser Wert",
  independent: "Unabhängiger Wert",
  error: "Abweichung",
  sourceAndTest: "Quelle und der Test, der sie prüft",
  source: "Quelle",
};
