import { number } from "../format";
import type { transcript as english } from "../en/transcript";
import type { Translation } from "../translation";

export const transcript: Translation<typeof english> = {
  title: "Relación de notas",
  open: "Relación para imprimir",
  username: "Nombre de usuario",
  courseAndClass: "Curso y clase",
  period: "Periodo",
  running: "en curso",
  date: "Fecha",
  points: "Puntos",
  noGrade: "Sin nota",
  decided: "Decidido por quien imparte el curso",
  held: ({ scenarios }) => `Escenarios omitidos porque sus notas aún no se han publicado: ${number(scenarios)}.`,
  letters: ({ letters }) => `Letras a partir de estos porcentajes: ${letters}.`,
  printed: ({ productName, date }) =>
    `Impreso desde ${productName} el ${date}. Esta copia no está firmada; un certificado firmado de una campaña aprobada lo puede comprobar quien lo reciba.`,
};
