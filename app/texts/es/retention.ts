import type { retention as english } from "../en/retention";
import { plural, sentences } from "../format";
import type { Translation } from "../translation";

export const retention: Translation<typeof english> = {
  pageTitle: "Conservación",
  cardHint:
    "Cuánto tiempo se quedan los intentos de quienes se fueron, los inicios de sesión, los correos y otros datos.",
  open: "Configurar la conservación",
  hint: "Elija cuánto tiempo se queda cada tipo de datos y vea qué se eliminaría antes de guardar. Los datos eliminados no se pueden recuperar.",
  kindName: ({ kind }) =>
    ({
      leftAttempts: "Intentos de quienes se fueron",
      signIns: "Inicios de sesión terminados",
      failedSignIns: "Inicios de sesión fallidos",
      auditTrail: "Registro de auditoría",
      mails: "Correos enviados",
      webhooks: "Eventos y entregas de webhooks",
      declinedErasures: "Solicitudes de borrado rechazadas",
      copies: "Copias de datos personales",
      deleted: "Eliminado recientemente",
    })[kind],
  kindHint: ({ kind }) =>
    ({
      leftAttempts:
        "Desde el final de la clase, para personas cuya cuenta está desactivada o borrada, o que ya no están en el curso. También se eliminan sus notas en la clase. Los administradores reciben un correo 30 días antes.",
      signIns: "Dispositivo, dirección y horas, desde el final del inicio de sesión.",
      failedSignIns: "Entradas del registro de auditoría sobre contraseñas y segundos pasos erróneos.",
      auditTrail:
        "Todas las demás entradas. Una entrada se queda hasta que su recolector de registros la confirme, si usa uno.",
      mails: "Destinatario y asunto. El texto se elimina al enviar.",
      webhooks: "Lo que se envió a otros sistemas y lo que respondieron.",
      declinedErasures: "La solicitud y el motivo. Después, la persona ya no los ve.",
      copies: "Desde que la copia está lista. No se puede cambiar: el correo sobre la copia lo dice.",
      deleted: "Usuarios, cursos y organizaciones que aún se pueden restaurar. No se puede cambiar.",
    })[kind],
  keepAll: "Conservar todo",
  preview: "Vista previa",
  save: "Guardar",
  saved:
    "Guardado. Lo que corresponde se elimina en una hora; los intentos, 30 días después de un correo a los administradores.",
  previewTitle: "Lo que se eliminaría",
  kindColumn: "Datos",
  daysColumn: "Se quedan",
  nowColumn: "Ahora",
  laterColumn: "En 30 días",
  previewHint:
    "Todavía no ha cambiado nada. Los datos que se quedan no figuran aquí. La última columna incluye lo que se eliminaría ahora.",
  nothing: "Nada",
  everythingStays: "Todo se queda",
  notOffered: "Elija uno de los plazos de la lista.",
  notSwept: "Todavía no se ha eliminado nada.",
  warningNext:
    "Para conservarlos, elija antes un plazo más largo, active las cuentas o vuelva a añadir a las personas al curso:",
  asInstallation: ({ time }) => `Como la instalación: ${time}`,
  shortened: ({ time, applies }) => `${time} (instalación: ${applies})`,
  always: ({ time }) => `Siempre ${time}`,
  atLeast: ({ count }) => `${count} o más`,
  lastSweep: ({ dateTime, removed }) =>
    plural(removed, {
      one: `Última revisión ${dateTime}: # eliminado.`,
      other: `Última revisión ${dateTime}: # eliminados.`,
    }),
  years: ({ years }) => plural(years, { one: "# año", other: "# años" }),
  warningSubject: ({ productName }) => `${productName} eliminará intentos antiguos`,
  warning: ({ people, attempts, date }) =>
    attempts === 0
      ? plural(people, {
          one: `A partir del ${date} se eliminarán los datos de # persona que se fue.`,
          other: `A partir del ${date} se eliminarán los datos de # personas que se fueron.`,
        })
      : sentences([
          plural(people, {
            one: "Se eliminarán los intentos y las notas de # persona que se fue",
            other: "Se eliminarán los intentos y las notas de # personas que se fueron",
          }),
          plural(attempts, {
            one: `Se eliminará # intento a partir del ${date}`,
            other: `Se eliminarán # intentos a partir del ${date}`,
          }),
        ]),
};
