import { number, plural, sentences } from "../format";
import type { rosterRows as english } from "../en/rosterRows";
import type { Translation } from "../translation";

export const rosterRows: Translation<typeof english> = {
  newUser: "Usuario nuevo.",
  newUserJoins: ({ course }) => `Usuario nuevo, se une a «${course}».`,
  newAdmin: "Nueva cuenta de administración del sistema.",
  newAdminJoins: ({ course }) => `Nueva cuenta de administración del sistema, se une a «${course}».`,
  joinsToo: ({ position, course }) => `El usuario nuevo de la fila ${position} se une a «${course}».`,
  existing: ({ username, isDisabled, differing, effect, course }) => {
    const user = isDisabled ? `Usuario existente «${username}» (deshabilitado)` : `Usuario existente «${username}»`;
    const kept = { userName: ", que conserva otro userName", email: ", que conserva otro email" };
    const change = {
      nothing: "no cambia nada",
      member: `ya está en «${course}»`,
      joins: `se une a «${course}»`,
    };
    return `${user}${differing ? kept[differing] : ""}: ${change[effect]}.`;
  },
  twoPeople: "userName y email pertenecen a dos personas distintas.",
  outsideOrganization: "Este userName o email está en uso fuera de su organización.",
  otherOrganization: ({ username, organizationName }) =>
    organizationName
      ? `El usuario existente «${username}» pertenece a ${organizationName}: no se traslada ni se inscribe.`
      : `El usuario existente «${username}» no pertenece a ninguna organización: no se traslada ni se inscribe.`,
  emailOfOther: ({ username, name }) =>
    `Este correo pertenece al usuario existente «${username}» (${name}), que tiene otro nombre.`,
  sameEmail: ({ position }) => `Mismo correo que en la fila ${position}.`,
  sameUsername: ({ position }) => `Mismo userName que en la fila ${position}.`,
  samePerson: ({ position }) => `Misma persona que en la fila ${position}.`,
  tooManyAdmins: ({ max }) => `Una lista puede añadir ${max} cuentas de administración del sistema como máximo.`,
  userLimit: ({ limit }) => `Se ha alcanzado el límite de ${number(limit)} usuarios.`,
  studentsOnly:
    "Los docentes solo pueden añadir estudiantes. Deje el rol vacío o pregunte a la administración de su organización.",
  roleUnknown: ({ role, roles }) => `No existe el rol «${role}»: use Student, ${roles.join(", ")}.`,
  organizationRequired: "Elija una organización para inscribir a personas en sus cursos.",
  courseNotOwn: ({ course }) => `No tiene ningún curso «${course}» en esta organización.`,
  courseUnknown: ({ course }) => `No hay ningún curso «${course}».`,
  courseAmbiguous: ({ courses, course }) =>
    plural(courses, { one: `Hay # curso «${course}».`, other: `Hay # cursos «${course}».` }),
  courseGone: "El curso de este archivo ya no existe.",
  notConfirmed: "No se confirmó como cuenta de administración del sistema.",
  movedMeanwhile: ({ courses }) => `Ahora está en otra clase activa (${courses}) y no se ha trasladado.`,
  takenMeanwhile: "Este userName o email se ha ocupado entretanto.",
  rowNotImported: ({ position }) => `La fila ${position} no se importó.`,
  mistakes: ({ mistakes }) => sentences(mistakes),
  width: ({ cells, columns }) =>
    `Esta fila tiene ${plural(cells, { one: "# celda", other: "# celdas" })}, pero la primera fila nombra ${plural(columns, { one: "# columna", other: "# columnas" })}. Ponga entre comillas una celda que contenga una coma.`,
  strayQuote: 'Una comilla (") de esta fila no se cierra o está mal colocada. Una fila es una línea del archivo.',
  unreadableCharacter: "Esta fila tiene un carácter que no se puede leer. Guarde el archivo como UTF-8.",
  hasPlayed: "Tiene intentos.",
  movedOrganization: "Ahora pertenece a otra organización.",
  ownsCourse: "Es titular de un curso.",
  inOthersCourse: "Es miembro de un curso de otra persona.",
  pays: "Tiene una suscripción de pago.",
  otherRole: "Ahora tiene otro rol.",
};
