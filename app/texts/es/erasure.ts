import type { erasure as english } from "../en/erasure";
import { plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const erasure: Translation<typeof english> = {
  formerStudent: ({ number }) => `Antiguo estudiante ${number}`,
  ownAccount: "No puede borrar la cuenta con la que ha iniciado sesión. Pídaselo a otro administrador.",
  open: "Borrar",
  pageTitle: "Borrar a la persona",
  hint: "El borrado es definitivo. A diferencia de un usuario eliminado, una persona borrada no se puede restaurar.",
  whatTitle: "Qué ocurre",
  courses: ({ courses }) => plural(courses, { one: "# curso", other: "# cursos" }),
  attempts: ({ attempts }) => plural(attempts, { one: "# intento", other: "# intentos" }),
  attemptsStay:
    "Los intentos se quedan sin la persona. Las medias de clase, los resultados de cuestionarios y las clasificaciones no cambian.",
  attemptsGo:
    "Los intentos se eliminan. Las medias de clase, los resultados de cuestionarios y las clasificaciones cambian.",
  removedTitle: "Se elimina",
  removedAccount: "Cuenta, nombre, correo electrónico, contraseña, segundos factores y tokens de API",
  removedSignIns: ({ signIns }) =>
    plural(signIns, {
      one: "# inicio de sesión, con dispositivo y dirección",
      other: "# inicios de sesión, con dispositivo y dirección",
    }),
  removedComments: ({ comments }) =>
    plural(comments, { one: "# comentario a la persona", other: "# comentarios a la persona" }),
  removedNotes: ({ notes }) => plural(notes, { one: "# nota sobre la persona", other: "# notas sobre la persona" }),
  removedMemberships: "Inscripciones en cursos y presencia en grupos de su proveedor de identidad",
  removedNames:
    "Nombre y dirección en el registro de auditoría, en listas importadas, en webhooks guardados, en correos a la persona y en lo eliminado recientemente",
  keptTitle: "Se conserva sin la persona",
  keptAttempts: "Intentos y puestos en las clasificaciones, con un nombre como «Antiguo estudiante 417»",
  keptSandboxes: ({ sandboxes }) =>
    plural(sandboxes, {
      one: "# entorno de pruebas, sin propietario",
      other: "# entornos de pruebas, sin propietario",
    }),
  keptTrail: "El registro de auditoría: qué cambió y cuándo, con un identificador que no nombra a nadie",
  keptWritten: "Lo que otras personas escribieron, como los mensajes a una clase",
  elsewhereTitle: "Apsis no lo elimina",
  backupsStay:
    "Las copias de seguridad anteriores: las de la base integrada durante siete noches, las de su operador mientras las conserve. El operador tiene una lista de identificadores que vuelve a borrar a las personas tras una restauración.",
  replicasFollow:
    "Las réplicas de lectura siguen en segundos. Los registros del operador contienen identificadores y direcciones mientras se conserven.",
  othersKeep:
    "Los correos enviados, los archivos descargados y lo que otros sistemas recibieron por la API, los webhooks o el flujo del registro de auditoría",
  typeName: ({ username }) => rich`Escriba ${username} para confirmar`,
  nameMismatch: "Ese no es el nombre de usuario. No se borró nada.",
  erase: "Borrar definitivamente",
  erased: "La persona se borró.",
  requestedOn: ({ dateTime }) => `La persona pidió el ${dateTime} que se la borrara.`,
  declineTitle: "Rechazar la solicitud",
  reason: "Motivo",
  reasonHint: "La persona lo recibe por correo y lo ve en su cuenta.",
  reasonRequired: "Escriba un motivo.",
  reasonTooLong: ({ max }) => `El motivo puede tener ${max} caracteres como máximo.`,
  decline: "Rechazar solicitud",
  declined: "Solicitud rechazada. La persona recibe un correo.",
  noRequest: "No hay ninguna solicitud abierta. Quizá se retiró.",
  requestsTitle: "Solicitudes de borrado",
  requestsHint: "Personas que piden ser borradas, primero la solicitud más antigua. Abra una para ver sus efectos.",
  noRequests: "No hay solicitudes abiertas.",
  openRequests: ({ count }) =>
    plural(count, { one: "# persona pide ser borrada.", other: "# personas piden ser borradas." }),
  showRequests: "Mostrar solicitudes",
  ownTitle: "Borrar mis datos",
  ownHint:
    "Los administradores de su organización deciden sobre su solicitud. Recibirá entonces un correo. El borrado es definitivo: ya no podrá iniciar sesión.",
  ask: "Solicitar el borrado",
  asked: "Solicitud enviada a sus administradores.",
  waiting: ({ dateTime }) => `Solicitó el borrado el ${dateTime}. Nadie ha decidido todavía.`,
  withdraw: "Retirar solicitud",
  withdrawn: "Solicitud retirada.",
  declinedOn: ({ dateTime }) => `Su solicitud se rechazó el ${dateTime}:`,
  policyTitle: "Personas borradas",
  policyHint: "Qué ocurre con los intentos cuando se borra a una persona. Se aplica a los borrados a partir de ahora.",
  policyLabel: "Intentos",
  policyName: ({ policy }) => ({ keep: "Conservar sin el nombre", remove: "Eliminar" })[policy],
  policySaved: "Guardado. Se aplica a las personas que se borren a partir de ahora.",
  lastMailSubject: ({ productName }) => `Su cuenta de ${productName} se borró`,
  lastMail: ({ username }) =>
    `La cuenta ${username} y todo lo que le nombra se borraron. Este es el último correo al respecto, y no guardamos ninguna copia.`,
  lastMailAttempts: ({ policy }) =>
    ({
      keep: "Sus intentos se quedan sin su nombre, para que las cifras de sus clases sigan siendo correctas.",
      remove: "Sus intentos se eliminaron.",
    })[policy],
  lastMailElsewhere:
    "Las copias de seguridad anteriores contienen sus datos hasta que se sustituyan. Los correos enviados y los sistemas que su organización conectó no se ven afectados.",
  refusedMailSubject: ({ productName }) => `Su solicitud a ${productName} se rechazó`,
  refusedMail: ({ username }) => `Un administrador rechazó su solicitud de borrar la cuenta ${username}. El motivo:`,
};
