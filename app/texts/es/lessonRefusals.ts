import type { lessonRefusals as english } from "../en/lessonRefusals";
import type { Translation } from "../translation";

export const lessonRefusals: Translation<typeof english> = {
  noSuchUser: ({ username }) => `No hay ningún usuario «${username}».`,
  titleRequired: "Ponga un título a la lección.",
  campaignRequired: "Elija una campaña.",
  scenarioExists: ({ key }) => `El plan de estudios ya tiene un escenario «${key}».`,
  lessonInWork: ({ key }) => `Alguien ya está escribiendo una lección «${key}».`,
  tooLong: "Una lección puede tener 2 millones de caracteres como máximo.",
  savedMeanwhile: ({ savedBy }) => `${savedBy} ha guardado esta lección después de que usted la abriera.`,
  notPublishable: "La lección todavía no se puede publicar.",
  campaignGone: "La campaña de esta lección ya no está en su plan de estudios.",
  fileNotPublishable: "El archivo no es una lección que se pueda publicar.",
  notJson: ({ why }) => `Esto no es JSON válido: ${why}`,
};
