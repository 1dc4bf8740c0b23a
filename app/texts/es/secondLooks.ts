import { plural } from "../format";
import type { secondLooks as english } from "../en/secondLooks";
import type { Translation } from "../translation";

export const secondLooks: Translation<typeof english> = {
  title: "Segunda mirada",
  hint: "Decisiones de colegas sobre notas que esperan una segunda mirada, empezando por la más antigua. Dé su acuerdo o cambie la nota. Los estudiantes no ven nada de esto.",
  none: "Ninguna decisión le espera",
  noneHint:
    "Si un curso pide una segunda mirada, aquí aparecen las decisiones de sus colegas. Las suyas esperan a otra persona.",
  decidedOn: ({ dateTime }) => `Decidido el ${dateTime}`,
  look: ({ username }) => `Segunda mirada a la nota de ${username}`,
  agree: "Dar mi acuerdo",
  change: "O cambiar la nota",
  changeHint: "Entonces cuenta su decisión, y esta queda en el historial.",
  agreed: ({ username }) => `Ha dado su acuerdo a la nota de ${username}.`,
  entry: ({ outcome, by, date }) =>
    ({
      agreed: `Segunda mirada: acuerdo de ${by}, ${date}`,
      changed: `Segunda mirada: nota cambiada por ${by}, ${date}`,
    })[outcome],
  waits: "Espera una segunda mirada",
  waiting: ({ decisions }) =>
    plural(decisions, {
      one: "# decisión espera una segunda mirada",
      other: "# decisiones esperan una segunda mirada",
    }),
  alreadyLooked: ({ by, outcome }) =>
    ({
      agreed: `${by} ya ha dado su acuerdo a esta decisión.`,
      changed: `${by} ya ha mirado esta decisión y ha cambiado la nota.`,
    })[outcome],
  notWaiting: "Esta decisión no espera una segunda mirada. Quizá se haya sustituido o deshecho.",
  ownDecision: "Esta decisión es suya. Debe mirarla otra persona.",
  ownGrade: "Esta nota es suya. Debe mirarla otra persona.",
  share: "Parte de las decisiones, en porcentaje",
  shareHint: "De 0 a 100. Con 0 no hay segunda mirada.",
  purpose:
    "Un colega mira esta parte de las decisiones sobre notas: notas sustituidas, ajustes, exenciones y notas por rúbrica. Se eligen al azar cuando se toman y esperan a otra persona en Solicitudes de revisión. Mientras tanto las notas cuentan, y los estudiantes no ven nada de esto. Otra parte se aplica a las decisiones posteriores.",
  shareNow: ({ share }) =>
    share === 0
      ? "Las decisiones sobre notas de este curso no tienen segunda mirada."
      : `Un colega mira el ${share} % de las decisiones sobre notas.`,
  nobodyElse:
    "Nadie más enseña en este curso. Añada primero a un colega; si no, las decisiones elegidas esperan a un administrador.",
  save: "Fijar la parte",
  saved: ({ share }) =>
    share === 0
      ? "Guardado. Las nuevas decisiones no tienen segunda mirada."
      : `Guardado. Un colega mira el ${share} % de las nuevas decisiones.`,
  shareWhole: "Escriba un número entero de 0 a 100.",
};
