import { rich } from "../rich";
import type { models as english } from "../en/models";
import type { Translation } from "../translation";

export const models: Translation<typeof english> = {
  pageTitle: "Modelos del simulador",
  heading: "Modelos del simulador",
  introduction: ({ command }) =>
    rich`Lo que calcula el simulador, comparado con valores publicados de forma independiente. Nuestros valores los calcula el mismo código que vuela y califica, cada vez que se abre esta página. Para repetirlo, ejecute ${command} en el código fuente.`,
  limitsTitle: "Qué no incluyen los modelos",
  picturesTitle: "Imágenes",
  pictures:
    "La Tierra de día y de noche: NASA Earth Observatory. Nubes y agua: Tom Patterson, Natural Earth III. Todas son de dominio público. Estrellas: catálogo XHIP (Anderson y Francis 2012), de d3-celestial. La NASA no respalda este producto.",
  toSimulator: "Abrir el simulador",
  quantity: "Magnitud",
  ours: "Nuestro valor",
  independent: "Valor independiente",
  error: "Error",
  sourceAndTest: "Fuente, y la prueba que lo comprueba",
  source: "Fuente",
};
