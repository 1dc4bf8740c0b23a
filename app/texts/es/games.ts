import { plural } from "../format";
import type { games as english } from "../en/games";
import type { Translation } from "../translation";

export const games: Translation<typeof english> = {
  otherBuild: "El juego se ha sustituido por otra compilación. Vuelva a cargar la página.",
  simulatorTitle: "Simulador",
  ownGameTitle: "Juego de public/game",
  noGame: "Ningún juego",
  noBuild: "No se ha encontrado ninguna compilación.",
  files: "Archivos",
  filesComplete: ({ files }) => plural(files, { one: "# archivo, verificado", other: "# archivos, todos verificados" }),
  chooseBuild: ({ reason, choices }) => `${reason} Compilaciones disponibles: ${choices}.`,
  diskFull: "El disco está lleno. El juego anterior sigue funcionando.",
  diskTooFull: ({ free }) =>
    `No hay espacio suficiente en el disco: solo quedan ${free} libres. No se ha cambiado nada.`,
  zipRequired: "Elija un archivo zip.",
  zipTooLarge: ({ most }) => `El archivo zip debe tener ${most} como máximo.`,
  uploadBroken: "La subida se interrumpió. El juego anterior sigue funcionando. Inténtelo de nuevo.",
  uploadRunning: "Ya está subiendo un juego. Espere a que termine e inténtelo de nuevo.",
  missingGame: ({ name, date, folder }) =>
    `El juego «${name}», instalado el ${date}, no está en ${folder}, así que los estudiantes reciben en su lugar el juego de public/game. Copie la carpeta games del DATA_DIR anterior o instale el juego de nuevo.`,
  indexNotRead: ({ url }) =>
    `No se puede leer ${url}/index.html, y GAME_NAME no está configurado. Compruebe GAME_URL o indique en GAME_NAME el nombre de la compilación.`,
  hostSilent: ({ name, host }) => `${name}: ${host} no responde.`,
  hostAnswers: ({ name, host, status }) => `${name}: ${host} responde ${status}.`,
  hostRedirects: ({ name, host, target }) =>
    `${name}: ${host} redirige a ${target}. Indique en GAME_URL la dirección que sirve los archivos.`,
  headerWrong: ({ name, header, sent }) =>
    sent === null
      ? `${name}: el servidor debe enviar «${header}», pero no envía esta cabecera.`
      : `${name}: el servidor debe enviar «${header}», pero envía «${sent}».`,
  threadsHeaderMissing: ({ name }) =>
    `${name}: la compilación usa hilos, así que el servidor debe enviar «Cross-Origin-Resource-Policy: cross-origin».`,
  wasmTypeRemark: ({ name }) =>
    `${name}: el juego arranca más rápido si el servidor envía «Content-Type: application/wasm».`,
};
