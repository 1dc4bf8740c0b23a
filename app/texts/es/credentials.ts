import { rich } from "../rich";
import type { credentials as english } from "../en/credentials";
import type { Translation } from "../translation";

/** Signed credentials for passed campaigns, and the page that verifies them. */
export const credentials: Translation<typeof english> = {
  title: "Certificados firmados",
  hint: "Un certificado firmado es un archivo que demuestra a otros que se ha superado una campaña. Cualquiera puede comprobarlo en Verificar, sin cuenta.",
  open: "Certificados firmados",
  passedTitle: "Campañas superadas",
  nonePassed: ({ percent }) =>
    `Aún no hay campañas superadas. Una campaña se supera cuando cada uno de sus escenarios tiene nota y la media es al menos del ${percent}\u00a0%.`,
  average: ({ average }) => rich`Media ${average}`,
  consent: ({ name, title }) =>
    rich`El archivo puede contener mi nombre (${name}), el logro ${title} y los puntos, las versiones y los vuelos de sus escenarios. Nada más sobre mí.`,
  consentMissing: "Marca la casilla para aceptar el contenido del archivo.",
  noName: "Tu cuenta no tiene un nombre para el archivo. Pide a administración que añada tu nombre.",
  issue: "Crear certificado firmado",
  notPassed: "No has superado esta campaña en esta clase.",
  keyUnreadable:
    "Ahora mismo no se pueden firmar certificados. Quien gestiona este sitio debe reemplazar su clave de firma.",
  issued: "Tu certificado firmado está listo para descargar.",
  listTitle: "Tus certificados",
  titleOfUser: "Certificados firmados",
  none: "Aún no hay certificados firmados.",
  issuedAt: ({ dateTime }) => `Emitido: ${dateTime}`,
  revokedAt: ({ dateTime }) => `Revocado: ${dateTime}`,
  download: ({ title, unseen }) => rich`Descargar${unseen(` el certificado de ${title}`)}`,
  revoke: ({ title, unseen }) => rich`Revocar${unseen(` el certificado de ${title}`)}`,
  revokeHint:
    "Un certificado que usted revoca sigue revocado, y puede crear otro. Si lo revoca un administrador, no puede hasta que lo permita.",
  barred:
    "Un administrador revocó su certificado de esta campaña, por lo que no puede crear otro. Pida que lo permita.",
  barsNext: "La persona no puede crear otro de esta campaña.",
  allowNext: ({ title, unseen }) => rich`Permitir otro${unseen(` en lugar del certificado de ${title}`)}`,
  allowedNow: "La persona puede crear otro certificado.",
  revokedNow: "Certificado revocado.",
  criteria: ({ campaign, percent }) =>
    `Una nota en cada escenario de ${campaign} y una media de al menos el ${percent}\u00a0% de los puntos.`,
  verifyTitle: "Verificar un certificado",
  verifyHint:
    "Elige o arrastra el archivo que te han dado. Verás quién lo emitió y para quién, y si se ha alterado o revocado.",
  file: "Archivo del certificado",
  fileHint: "El archivo .json, 2 MB como máximo",
  pasted: "O pega su texto",
  verify: "Verificar",
  verifyAnother: "Verificar otro archivo",
  nothingChosen: "Elige un archivo o pega su texto.",
  tooLarge: "El archivo supera los 2 MB. Los certificados firmados son más pequeños.",
  unreadableTitle: "Esto no es un certificado firmado",
  unreadable: "Elige el archivo .json tal como se descargó o pega el texto completo.",
  foreignTitle: "No emitido por este sitio",
  foreign: ({ issuer }) => rich`El archivo indica otro emisor: ${issuer}. Verifícalo allí.`,
  foreignUnnamed: "El archivo no indica ningún emisor que este sitio conozca.",
  forgedTitle: "No es auténtico",
  forged: "El archivo indica una clave de este sitio, pero esa clave no lo firmó. Alguien lo ha alterado o inventado.",
  validTitle: "Auténtico y válido",
  valid: "Firmado por este sitio, sin alterar y sin revocar.",
  revokedTitle: "Revocado",
  revoked: ({ dateTime }) => `Firmado por este sitio, pero revocado: ${dateTime}. Ya no es válido.`,
  unknownTitle: "Ya no consta",
  unknown:
    "Firmado por este sitio, pero ya no consta en sus datos. Puede que se haya eliminado la cuenta de la persona.",
  alteredTitle: "Pruebas alteradas",
  altered: "La firma es auténtica, pero alguien ha alterado las pruebas del archivo.",
  person: "Otorgado a",
  issuer: "Emitido por",
  organization: "Impartido por",
  date: "Fecha de emisión",
  scenarios: "Escenarios",
  scenario: "Escenario",
  points: "Puntos",
  version: "Versión",
  evidence: "Prueba",
  source: ({ source }) =>
    ({ server: "Verificados", game: "Comunicados por el juego", instructor: "Decididos por docentes" })[source],
  state: ({ state }) =>
    ({
      intact: "En el archivo, sin alterar",
      altered: "Alterada",
      missing: "Falta en el archivo",
      kept: "La guarda el emisor",
      nothing: "Ninguna",
    })[state],
  flying: "Volando de nuevo...",
  flownSame: ({ points }) => `Volado de nuevo en tu navegador: ${points} puntos, los mismos`,
  flownOther: ({ points }) => `Volado de nuevo en tu navegador: ${points} puntos, no los mismos`,
  flownNot: "Este vuelo no se ha podido repetir en tu navegador.",
  flyNeedsScripts:
    "Con JavaScript activado, tu navegador repite los vuelos. Sin él, los puntos son los que registró el emisor.",
};
