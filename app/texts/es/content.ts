import { plural } from "../format";
import { rich } from "../rich";
import type { content as english } from "../en/content";
import type { Translation } from "../translation";

export const content: Translation<typeof english> = {
  curriculumTitle: "Plan de estudios de esta compilación",
  checking: "Comprobando…",
  seeErrors: "Revisar errores",
  seeChanges: "Revisar cambios",
  candidate: ({ title }) => `Candidato: ${title}`,
  notOfferedYet: "Todavía no se ofrece a estudiantes",
  contractCheck: "Comprobación del contrato",
  offerToStudents: "Ofrecer a estudiantes",
  discard: "Descartar",
  curricula: "Planes de estudios",
  noCurriculaHint: "Publique abajo su primer plan de estudios.",
  noCurricula: "No hay planes de estudios",
  curriculaLabel: "Todos los planes de estudios",
  key: "Clave",
  version: "Versión",
  campaigns: "Campañas",
  scenarios: "Escenarios",
  questions: "Preguntas",
  downloadCurriculum: ({ title }) => rich`Descargar${title}`,
  unknownEngine: "Desconocido (la compilación no lo indica)",
  game: "Juego",
  offered: "Se ofrece a estudiantes",
  notOffered: "No se ofrece",
  previewAsPlayer: "Ver como estudiante",
  checkContract: "Comprobar contrato",
  uninstall: "Desinstalar",
  doWithoutGame: ({ name }) => `Continuar sin «${name}»`,
  startupDataNotTaken: "Ningún juego de estudiantes los ha aceptado todavía",
  filesVerified: ({ files }) => plural(files, { one: "# archivo, verificado", other: "# archivos, todos verificados" }),
  buildAtGameUrl:
    "El juego procede de GAME_URL. Para cambiarlo, ponga allí la nueva compilación con los mismos nombres de archivo o con un nuevo index.html.",
  noDisk:
    "Este servidor no tiene disco, así que no se pueden subir juegos aquí. Ponga la compilación en cualquier servidor web e indique su carpeta en GAME_URL, o despliéguela en public/game.",
  simulator: "Simulador",
  attemptsStay: "Los intentos y las notas no se ven afectados.",
  filesOfThirdDeleted: ({ title }) =>
    `Solo pueden quedar instalados dos juegos, así que se eliminarán los archivos de «${title}».`,
  noClassRunning: "No hay ninguna clase activa ahora.",
  uploadTitle: "Subir un juego",
  verifying: "Descomprimiendo y verificando…",
  uploadedNotice: ({ link }) =>
    rich`El juego se ha subido como candidato. ${link("Véalo en la vista previa y ofrézcalo después a estudiantes")}.`,
  upload: "Subir",
  uploading: "Subiendo…",
  zipRequired: "Elija un archivo zip.",
  zipTooLarge: "El archivo zip debe tener 2 GB como máximo.",
  zipFile: "Archivo zip de una compilación Unity Web",
  zipHint: "Hasta 2 GB. Se verifica cada archivo.",
  buildInZip: ({ span }) => rich`Nombre de la compilación ${span("(si el archivo zip contiene varias)")}`,
  uploadProgress: ({ percent }) => `Subiendo: ${percent}\u00a0%`,
  uploadLabel: "Progreso de la subida",
  otherGames: "Otros juegos de este servidor",
  comesWithProduct: "Incluido en esta instalación.",
  gameFacts: ({ source, size, dateAndUser }) => rich`De ${source}, ${size}, subido el ${dateAndUser}`,
  documentRequired: "Elija un archivo JSON o pegue un documento.",
  publishTitle: "Publicar un plan de estudios",
  publishHint: ({ link }) =>
    rich`Publique un plan de estudios nuevo o una versión nueva de uno existente. Antes revisará los cambios. ${link("Esquema JSON")}`,
  jsonFile: "Archivo JSON",
  jsonFileHint: "Hasta 5 MB.",
  seeDocumentChanges: "Revisar cambios",
  pasteDocument: "O pegue el documento",
  pasteHint: "Solo se usa si no elige ningún archivo.",
  pageTitle: "Contenido",
  subtitle: "El juego y los planes de estudios que usan los estudiantes.",
  uploadInterrupted: "La subida se interrumpió y no se ha cambiado nada. Inténtelo de nuevo.",
  zipRefused: "El archivo zip es más grande de lo que acepta este servidor.",
  serverAnswered: ({ status }) => `La subida ha fallado: el servidor respondió ${status}.`,
  sensors: "Este juego usa sensores de movimiento (inclinación del teléfono)",
  sensorsHint:
    "Permite que el juego lea cómo se sostiene y se mueve el teléfono. Déjelo desactivado si el juego no lo necesita.",
  saveSensors: ({ span }) => rich`Guardar${span(" el ajuste de los sensores de movimiento")}`,
  uploadedToast: "El juego se ha subido como candidato. Véalo en la vista previa y ofrézcalo después a estudiantes.",
  reloadPage: "Vuelva a cargar la página e inténtelo de nuevo.",
  gameOffered: ({ name }) => `Los estudiantes recibirán «${name}» la próxima vez que inicien el juego.`,
  gameUninstalledFor: ({ name, instead }) =>
    `Se ha desinstalado «${name}». Los estudiantes reciben ahora «${instead}».`,
  gameUninstalled: ({ name }) => `Se ha desinstalado «${name}».`,
  sensorsAllowed: ({ name }) => `«${name}» ya puede usar los sensores de movimiento.`,
  sensorsForbidden: ({ name }) => `«${name}» ya no puede usar los sensores de movimiento.`,
  missingGameDismissed: "Aviso descartado. Los estudiantes reciben el juego de public/game.",
  bundledCurriculum: ({ title, version, state, published }) =>
    ({
      new: `La compilación incluye la versión ${version} de «${title}», que aún no está publicada aquí.`,
      newer: `La compilación incluye la versión ${version} de «${title}». Aquí está publicada la versión ${published}.`,
      same: `La compilación incluye la versión ${version} de «${title}», que está publicada aquí.`,
      taken: `La compilación incluye la versión ${version} de «${title}», pero aquí hay publicado otro documento con ese número de versión. Asígnele uno mayor.`,
      older: `La compilación incluye la versión ${version} de «${title}». Aquí está publicada una versión más reciente, la ${published}.`,
      unreadable: "El archivo StreamingAssets/curriculum.json de la compilación no es un plan de estudios válido.",
    })[state],
  buildName: ({ title, version, company }) => {
    const name = version ? `${title} ${version}` : title;
    return company ? `${name} de ${company}` : name;
  },
  build: "Compilación",
  from: "Origen",
  engine: "Motor",
  size: "Tamaño",
  uploaded: "Subido",
  since: "Último cambio",
  address: "Dirección",
  startupData: "Datos de inicio",
  timeAndUser: ({ time, userName }) => rich`${time} por ${userName}`,
  unityEngine: ({ engine, isThreaded }) => (isThreaded ? `Unity ${engine}, con hilos` : `Unity ${engine}`),
  originOf: ({ origin, source }) => {
    const name = {
      installed: "Instalado aquí",
      copied: "Copiado en public/game",
      bundled: "Simulador incluido con el producto",
      remote: "En otro servidor (GAME_URL)",
      deployed: "Desplegado con el sitio",
    }[origin];
    return source ? `${name}, de ${source}` : name;
  },
  startupDataTaken: ({ time, userName }) =>
    userName
      ? rich`Aceptados por última vez el ${time} por el juego de ${userName}`
      : rich`Aceptados por última vez el ${time}`,
  startupDataRefused: ({ time, refusal }) => rich`Rechazados por última vez el ${time}: ${refusal}`,
  encodedSize: ({ size, encoding, unpackedSize }) => `${size} (${encoding}), ${unpackedSize} sin comprimir`,
  discardTitle: ({ title }) => `¿Descartar «${title}»?`,
  uninstallTitle: ({ title }) => `¿Desinstalar «${title}»?`,
  filesDeleted: ({ title }) => `Se eliminarán sus archivos. Los estudiantes seguirán recibiendo «${title}».`,
  filesDeletedOther: ({ title }) => `Se eliminarán sus archivos, y los estudiantes recibirán «${title}» en su lugar.`,
  replacesGame: ({ title }) => `Sustituye a «${title}».`,
  classesRunning: ({ classes, title }) =>
    plural(classes, {
      one: `Hay # clase activa. Quienes están jugando siguen con «${title}» y recibirán el otro juego la próxima vez que lo inicien.`,
      other: `Hay # clases activas. Quienes están jugando siguen con «${title}» y recibirán el otro juego la próxima vez que lo inicien.`,
    }),
  staysInstalled: ({ title }) => `«${title}» sigue instalado, así que puede volver a ofrecerlo.`,
  offerTitle: ({ title }) => `¿Ofrecer «${title}» a estudiantes?`,
  uploadHint: "El juego pasa a ser candidato. Los estudiantes no lo reciben hasta que usted lo ofrezca.",
  uploadReplaces: ({ title }) =>
    `El juego pasa a ser candidato y sustituye al candidato «${title}». Los estudiantes no lo reciben hasta que usted lo ofrezca.`,
  offerGame: ({ title }) => rich`Ofrecer a estudiantes${title}`,
  previewGame: ({ title }) => rich`Vista previa${title}`,
  uninstallOther: ({ title }) => rich`Desinstalar${title}`,
  gameDiscarded: ({ title }) => `Se ha descartado «${title}».`,
  fileSize: ({ size, unit }) => `${size} ${unit}`,
};
