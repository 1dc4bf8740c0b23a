import { number } from "../format";
import type { courseRefusals as english } from "../en/courseRefusals";
import type { Translation } from "../translation";

export const courseRefusals: Translation<typeof english> = {
  running: "Ya hay una clase activa en este curso.",
  scheduled: "Ya hay una clase programada en este curso.",
  notStarted: "No se puede finalizar una clase que no ha empezado.",
  alreadyEnded: "La clase ya ha terminado.",
  noClass: "No hay ninguna clase activa ni programada en este curso.",
  noSchedule: "No hay ninguna clase programada en este curso.",
  nothingToResume: "Este curso no tiene ninguna clase terminada que reanudar.",
  startNotInFuture: "La fecha de inicio programada debe estar en el futuro.",
  endNotAfterScheduledStart: "La fecha de fin debe ser posterior a la fecha de inicio programada.",
  endNotAfterStart: "La fecha de fin debe ser posterior al inicio de la clase activa.",
  endNotInFuture: "La fecha de fin programada debe estar en el futuro.",
  classNameNotText: "El nombre de la clase debe ser texto.",
  classNameTooLong: ({ max }) => `El nombre de la clase debe tener ${max} caracteres como máximo.`,
  classNameCharacters: "El nombre de la clase contiene un carácter no permitido.",
  nameRequired: "El nombre del curso es obligatorio.",
  nameTooLong: ({ max }) => `El nombre del curso debe tener ${max} caracteres como máximo.`,
  nameCharacters: "El nombre del curso contiene un carácter no permitido.",
  captionNotText: "La descripción debe ser texto.",
  captionTooLong: ({ max }) => `La descripción debe tener ${max} caracteres como máximo.`,
  captionCharacters: "La descripción contiene un carácter no permitido.",
  ownerRequired: "Elija un docente.",
  maxAttempts: ({ max }) =>
    `Escriba un número entero del 1 al ${max}, o déjelo en blanco para no limitar los intentos.`,
  cooldown: ({ max }) => `Escriba un número entero de minutos del 0 al ${number(max)}.`,
  reviewUnknown: ({ reviews }) => `review debe ser uno de estos valores: ${reviews}.`,
  reviewRequired: "Elija cuándo ven las respuestas los estudiantes.",
  notUuid: "Debe ser un UUID.",
  tooManyMembers: ({ max }) => `Un curso se puede crear con ${number(max)} miembros como máximo.`,
  ownerNotStaff: "El titular debe formar parte del personal de una organización.",
  instructorNotStaff: "El docente debe formar parte del personal de la organización del curso.",
  foreignMembers: "Los miembros deben pertenecer a la organización del curso.",
  typeCourseName: "Escriba el nombre del curso para confirmar.",
  typeName: ({ name }) => `Escriba «${name}» para confirmar.`,
};
