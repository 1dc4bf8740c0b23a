import { number, plural } from "../format";
import type { takeout as english } from "../en/takeout";
import type { Translation } from "../translation";

/** A copy of what the platform stores about a person. */
export const takeout: Translation<typeof english> = {
  pageTitle: "Sus datos",
  hint: "Obtenga una copia de todo lo que esta plataforma guarda sobre usted: su cuenta, inicios de sesión, cursos, intentos con sus respuestas, notas sobre usted y cambios que le afectan.",
  contentHint:
    "Recibirá un archivo zip con JSON para programas, CSV para hojas de cálculo y un archivo readme. No contiene contraseñas, claves ni datos de otras personas.",
  create: "Crear copia",
  createAgain: "Crear otra copia",
  open: "Obtener sus datos",
  openHint: "Descargue todo lo que esta plataforma guarda sobre usted.",
  statusTitle: "Su copia",
  counting: "Buscando sus datos…",
  building: ({ done, total }) =>
    `${number(done)} de ${plural(total, { one: "# entrada copiada", other: "# entradas copiadas" })}`,
  buildingHint: "Puede salir de esta página. Le enviaremos un enlace por correo cuando la copia esté lista.",
  progress: "Progreso de la copia",
  reload: "Volver a cargar",
  ready: ({ until }) =>
    `La copia está lista. Le hemos enviado un enlace por correo, válido hasta ${until} donde tenga la sesión iniciada.`,
  failed: "No se pudo crear la copia. Inténtelo de nuevo y avise a su administrador si vuelve a fallar.",
  downloadTitle: "Descargar",
  downloadHint: ({ username, until }) =>
    `Todo lo que esta plataforma guarda sobre ${username}. Puede descargarlo hasta ${until}.`,
  download: ({ megabytes }) => `Descargar zip (${megabytes} MB)`,
  keepSafe: "Guarde el archivo donde otros no puedan leerlo.",
  linkInvalid:
    "Este enlace ha caducado, o la copia la pidió otra persona. Inicie sesión con su cuenta o cree una copia nueva.",
  ofUserTitle: "Datos personales",
  ofUserHint: ({ username }) =>
    `Si ${username} pregunta qué guarda, cree una copia. Usted recibirá el enlace, y ${username} un correo que dice que usted la pidió.`,
  readySubject: ({ productName }) => `Su copia de ${productName} está lista`,
  readyMail: ({ username }) =>
    `La copia de los datos de la cuenta «${username}» está lista. Descárguela en las próximas 24 horas:`,
  readyMailHint: ({ username }) =>
    `El enlace solo funciona donde haya iniciado sesión como «${username}». Si no pidió esta copia, cambie su contraseña de inmediato.`,
  requestedSubject: ({ productName }) => `Se ha pedido una copia de sus datos de ${productName}`,
  requestedMail: ({ username, administrator }) =>
    `${administrator}, de la administración, ha pedido una copia de los datos de su cuenta «${username}».`,
  requestedMailHint: "Si le sorprende, pregunte a su organización. En su cuenta puede crear una copia para usted.",
  readmeTitle: ({ productName, username, date }) => `Lo que ${productName} guarda sobre «${username}», a ${date}`,
  readmeFormats:
    "Cada archivo viene dos veces: como .json con todo, para programas, y como .csv para hojas de cálculo, donde los valores muy largos dicen (JSON). Las horas están en UTC. Cada archivo lleva el nombre de su tabla; docs/privacy.md del producto describe las columnas.",
  folderName: ({ folder }) =>
    ({
      account: "account: su cuenta, los correos enviados y lo que sabe el aprovisionamiento de su organización",
      signIns: "signIns: inicios de sesión, dispositivos, segundos factores y tokens de API",
      learning: "learning: cursos, clases, intentos, respuestas, clasificaciones, notas y mensajes",
      teaching: "teaching: cursos que imparte y listas que ha importado",
      administration: "administration: cambios que hizo o que le afectan",
      payments: "payments: compras y suscripciones",
      content: "content: sandboxes, y planes de estudios y lecciones que ha escrito",
      deleted: "deleted: entradas eliminadas que aún se pueden restaurar",
    })[folder],
  fileLine: ({ name, rows }) => `${name}: ${plural(rows, { one: "# entrada", other: "# entradas" })}`,
  readmeLeftOut:
    "No se incluyen: resúmenes de contraseñas y códigos, claves y tokens, lo que las entradas dicen de otras personas ni, por ahora, lo relativo a notas que su docente aún no ha publicado.",
  readmeQuestions: ({ supportEmail }) => `Preguntas: ${supportEmail}`,
};
