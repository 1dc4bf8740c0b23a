import { plural } from "../format";
import { rich } from "../rich";
import type { teachers as english } from "../en/teachers";
import type { Translation } from "../translation";

export const teachers: Translation<typeof english> = {
  title: "Equipo docente",
  intro:
    "Los codocentes pueden hacer todo lo que puede el docente. Los asistentes leen el libro de notas, comentan y deciden sobre notas y solicitudes. No pueden cambiar miembros, clases, reglas ni fechas, publicar notas ni entregar las notas finales.",
  person: "Persona",
  reach: "Función en este curso",
  reachOf: ({ reach }) => ({ own: "Docente", teach: "Codocente", assist: "Asistente" })[reach],
  added: "Alta",
  addedBy: ({ date, by }) => `${date}, por ${by}`,
  noAccess: "Sin acceso",
  noAccessHint: "Esta cuenta está desactivada o ya no forma parte del personal de la organización.",
  addTitle: "Añadir a una persona",
  choosePerson: "Elija una persona",
  add: "Añadir al curso",
  addHint: "Para cambiar la función de una persona, vuelva a añadirla con la otra función.",
  nobodyToAdd: "Su organización no tiene más docentes.",
  saved: ({ username, reach }) =>
    reach === "teach"
      ? `${username} es ahora codocente de este curso.`
      : `${username} es ahora asistente de este curso.`,
  remove: ({ username, hidden }) => rich`Quitar${hidden(` a ${username}`)}`,
  removed: ({ username }) => `${username} ya no enseña en este curso.`,
  instructorHint: "El docente se queda. Un administrador del sistema puede asignar el curso a otra persona.",
  open: "Ver el equipo",
  count: ({ people }) =>
    plural(people, { one: "# persona enseña en este curso.", other: "# personas enseñan en este curso." }),
  personRequired: "Elija una persona.",
  reachRequired: "Elija codocente o asistente.",
  notStaff: "Elija a alguien del personal de la organización del curso.",
  isInstructor: "Esta persona ya es docente del curso.",
  instructorStays: "No se puede quitar al docente. Un administrador del sistema puede asignar el curso a otra persona.",
  tooMany: ({ max }) => `Un curso puede tener hasta ${max} codocentes y asistentes. Quite primero a alguien.`,
};
