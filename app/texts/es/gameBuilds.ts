import { number, plural } from "../format";
import type { gameBuilds as english } from "../en/gameBuilds";
import type { Translation } from "../translation";

export const gameBuilds: Translation<typeof english> = {
  diskFull: "El disco está lleno. El juego anterior sigue funcionando.",
  pathNotFound: ({ path }) => `No se encontró el archivo o la carpeta: ${path}`,
  diskTooFull: ({ needed }) => `El disco está demasiado lleno: el juego necesita ${needed}.`,
  diskTooFullFor: ({ needed, free }) =>
    `El disco está demasiado lleno: el juego necesita ${needed}, y quedan ${free} libres.`,
  notInstallable: ({ problems }) => `Esta compilación no se puede instalar. ${problems.join(" ")}`,
  several: "Aquí hay varias compilaciones; elija una.",
  incomplete: ({ name, files }) => `La compilación ${name} no está completa: falta ${files}.`,
  notHere: ({ name }) => `Aquí no hay ninguna compilación ${name}.`,
  tooOld:
    "Esta compilación se hizo con Unity 2019 o anterior. Se pueden instalar compilaciones de Unity 2020.1 o posterior.",
  otherPlatform:
    "Esta compilación es para otra plataforma. En Unity, elija Web (WebGL) en Build Settings y compile de nuevo.",
  project:
    "Esto es un proyecto de Unity, no una compilación. En Unity, compílelo para Web (WebGL) y comprima el resultado.",
  noBuild: "Aquí no hay ninguna compilación Unity Web: ningún archivo termina en .loader.js.",
  ignoredBuild: ({ folder }) =>
    `Se ignora otra compilación en ${folder}, porque se instaló esta. Instale la otra o elimínela.`,
  severalInFolder: ({ folder, names }) =>
    `${folder} contiene varias compilaciones: ${names}. Elimine todas menos una o configure GAME_NAME.`,
  otherName: ({ name, folder, names }) => `GAME_NAME es ${name}, pero ${folder} contiene ${names}.`,
  emptyFolder: ({ folder }) => `${folder} no contiene ninguna compilación.`,
  installing: "Ahora se está instalando otro juego. Inténtelo de nuevo cuando termine.",
  gone: "Este juego ya no está aquí: alguien ofreció otro o lo quitó.",
  offeredAlready: "Los estudiantes ya juegan a este juego.",
  otherOffered:
    "Los estudiantes juegan ahora a un juego distinto del que mostraba la página. Revíselo y vuelva a ofrecer.",
  candidateGone: "Este candidato ya no está aquí: se ofreció, se descartó o se sustituyó.",
  notInstalled: "Este juego ya no está instalado.",
  noPrevious: "No hay ninguna compilación anterior a la que volver.",
  notZip: ({ reason }) => `Esto no es un archivo zip, o está truncado (${reason}).`,
  tooManyFiles: ({ files, max }) =>
    plural(files, {
      one: `El zip contiene # archivo; se permiten ${number(max)} como máximo.`,
      other: `El zip contiene # archivos; se permiten ${number(max)} como máximo.`,
    }),
  directoryTooLarge: "El índice del zip es demasiado grande para un juego.",
  zipUnreadable: ({ reason }) => `No se puede leer el zip: ${reason}.`,
  twice: ({ name }) => `El zip contiene ${name} dos veces.`,
  fileAndFolder: ({ name }) => `El zip contiene un archivo y una carpeta con el mismo nombre: ${name}.`,
  nameTooLong: ({ name, maxName, maxPath }) =>
    `El zip contiene un nombre demasiado largo: ${name} Un nombre puede tener ${number(maxName)} bytes, y una ruta completa, ${number(maxPath)}.`,
  zeroByte: "El zip contiene un nombre con un byte nulo.",
  symbolicLink: ({ name }) =>
    `El zip contiene un enlace simbólico, que no está permitido: ${name}. No se ha descomprimido nada.`,
  encrypted: "El zip está protegido con contraseña; comprímalo sin ella.",
  bomb: ({ size }) =>
    `El zip ocuparía ${size} al descomprimirlo, demasiado para un juego. No se ha descomprimido nada.`,
  entryDamaged: ({ name, reason }) => `${name} está dañado en el zip: ${reason}.`,
  nameUnstorable: ({ name }) => `El zip contiene un nombre que este disco no puede guardar: ${name}.`,
  fault: ({ file, fault }) =>
    ({
      missing: `Falta ${file}.`,
      empty: `${file} está vacío.`,
      incomplete: `${file} está incompleto.`,
      notScript: `${file} está incompleto o no es JavaScript.`,
      notWasm: `${file} no es WebAssembly (no empieza por \\0asm).`,
      noUnityData: `${file} no contiene datos de Unity.`,
      tooLarge: `${file} ocupa más de 4 GB descomprimido.`,
      notBrotli: `${file} está dañado (no es un archivo brotli, o se cambió una parte).`,
      notGzip: `${file} está dañado (no es un archivo gzip, o se cambió una parte).`,
    })[fault],
};
