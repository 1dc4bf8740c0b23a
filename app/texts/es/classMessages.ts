import { list, number, plural } from "../format";
import { rich } from "../rich";
import type { classMessages as english } from "../en/classMessages";
import type { Translation } from "../translation";

export const classMessages: Translation<typeof english> = {
  newMessage: "Mensaje nuevo",
  to: "Para",
  toHint: ({ maxRecipients }) =>
    `Cada estudiante recibe un correo aparte y no ve quién más lo ha recibido. Hasta ${maxRecipients} estudiantes.`,
  subject: "Asunto",
  message: "Mensaje",
  textHint: ({ replyTo }) =>
    `Las respuestas llegan a ${replyTo}. Se guarda una copia con el curso, que su personal puede leer.`,
  sendMessage: "Enviar mensaje",
  sending: "Enviando…",
  sentMessages: "Mensajes enviados",
  noMessages: "Aquí aparecen los mensajes enviados a estudiantes de este curso.",
  sentTo: ({ dateTime, recipients }) =>
    `${dateTime}, a ${plural(recipients, { one: "# estudiante", other: "# estudiantes" })}`,
  notSent: ({ names }) => `No enviado por falta de dirección de correo: ${list(names)}.`,
  title: "Escribir a estudiantes",
  chooseStudents: "Para ver aquí las direcciones, filtre el libro de notas y elija «Escribir a estos estudiantes».",
  ownMail: ({ addresses }) =>
    rich`Use su propio programa de correo y ponga estas direcciones en copia oculta (CCO): ${addresses}`,
  sent: ({ sent, withoutAddress }) =>
    withoutAddress > 0
      ? `Mensaje en camino a ${plural(sent, { one: "# estudiante", other: "# estudiantes" })}. No se envía a ${plural(withoutAddress, { one: "# estudiante", other: "# estudiantes" })} sin dirección de correo: véase abajo.`
      : `Mensaje en camino a ${plural(sent, { one: "# estudiante", other: "# estudiantes" })}.`,
  sentFrom: ({ senderName, replyTo, className, recipients, deleted }) => {
    const deletedAccounts = plural(deleted, { one: "# cuenta eliminada", other: "# cuentas eliminadas" });
    const everyone = deleted > 0 ? [...recipients, deletedAccounts] : recipients;
    return `De ${senderName} (${replyTo}), clase ${className}. Para: ${list(everyone)}.`;
  },
  notAllowed:
    "Su organización no permite enviar mensajes a estudiantes. La administración del sistema puede cambiarlo.",
  noServer: "Este servidor no envía correo.",
  noReplyTo: "Su cuenta no tiene dirección de correo para las respuestas. Añada una en Mi cuenta.",
  nobody: "Elija al menos un estudiante.",
  tooMany: ({ maxRecipients }) =>
    `Un mensaje puede tener ${maxRecipients} destinatarios como máximo. Elija menos estudiantes.`,
  subjectRequired: "Escriba un asunto.",
  subjectTooLong: ({ max }) => `El asunto debe tener ${max} caracteres como máximo.`,
  subjectLines: "El asunto debe ocupar una sola línea.",
  textRequired: "Escriba un mensaje.",
  textTooLong: ({ max }) => `El mensaje debe tener ${number(max)} caracteres como máximo.`,
  unstorable: "Este texto contiene un carácter que no se puede guardar. Quítelo.",
  signature: ({ senderName, courseName, replyTo }) =>
    `${senderName}, ${courseName}. Las respuestas a este correo llegan a ${replyTo}.`,
  dayLimit: ({ seconds }) =>
    seconds <= 90
      ? plural(seconds, {
          one: "Ha alcanzado el límite diario de mensajes. Inténtelo de nuevo en # segundo.",
          other: "Ha alcanzado el límite diario de mensajes. Inténtelo de nuevo en # segundos.",
        })
      : plural(Math.ceil(seconds / 60), {
          one: "Ha alcanzado el límite diario de mensajes. Inténtelo de nuevo en # minuto.",
          other: "Ha alcanzado el límite diario de mensajes. Inténtelo de nuevo en # minutos.",
        }),
};
