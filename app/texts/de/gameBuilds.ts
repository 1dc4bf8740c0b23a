import { number, plural } from "../format";
import type { gameBuilds as english } from "../en/gameBuilds";
import type { Translation } from "../translation";

/** The files of a game: why a build isn't installed, or can't be played. */
export const gameBuilds: Translation<typeof english> = {
  diskFull: "Der Datenträger ist voll. Das vorherige Spiel läuft weiter.",
  pathNotFound: ({ path }) => `Datei oder Ordner nicht gefunden: ${path}`,
  diskTooFull: ({ needed }) => `Der Datenträger ist zu voll: Das Spiel braucht ${needed}.`,
  diskTooFullFor: ({ needed, free }) =>
    `Der Datenträger ist zu voll: Das Spiel braucht ${needed}, und ${free} sind frei.`,
  notInstallable: ({ problems }) => `Dieser Build kann nicht installiert werden. ${problems.join(" ")}`,
  several: "Hier gibt es mehrere Builds. Wählen Sie einen.",
  incomplete: ({ name, files }) => `Der Build ${name} ist nicht vollständig. Es fehlt: ${files}.`,
  notHere: ({ name }) => `Hier gibt es keinen Build ${name}.`,
  tooOld: "Dieser Build wurde mit Unity 2019 oder älter erstellt. Installiert werden können Builds ab Unity 2020.1.",
  otherPlatform:
    "Dies ist ein Build für eine andere Plattform. Wählen Sie in Unity in den Build Settings Web (WebGL) und erstellen Sie ihn neu.",
  project:
    "Dies ist ein Unity-Projekt, kein Build davon. Erstellen Sie in Unity einen Build für Web (WebGL) und packen Sie das Ergebnis.",
  noBuild: "Hier gibt es keinen Unity-Web-Build: Keine Datei endet auf .loader.js.",
  ignoredBuild: ({ folder }) =>
    `Ein anderer Build in ${folder} wird ignoriert, weil dieser installiert wurde. Installieren Sie den anderen oder löschen Sie ihn.`,
  severalInFolder: ({ folder, names }) =>
    `${folder} enthält mehrere Builds: ${names}. Löschen Sie alle bis auf einen oder setzen Sie GAME_NAME.`,
  otherName: ({ name, folder, names }) => `GAME_NAME ist ${name}, aber ${folder} enthält ${names}.`,
  emptyFolder: ({ folder }) => `${folder} enthält keinen Build.`,
  installing: "Gerade wird ein anderes Spiel installiert. Versuchen Sie es danach noch einmal.",
  gone: "Dieses Spiel ist nicht mehr hier: Jemand hat ein anderes angeboten oder es entfernt.",
  offeredAlready: "Studierende spielen dieses Spiel bereits.",
  otherOffered:
    "Studierende spielen inzwischen ein anderes Spiel, als die Seite zeigte. Sehen Sie es sich an und bieten Sie Ihres dann erneut an.",
  candidateGone: "Dieser Kandidat ist nicht mehr hier: Er wurde angeboten, verworfen oder ersetzt.",
  notInstalled: "Dieses Spiel ist nicht mehr installiert.",
  noPrevious: "Es gibt keinen vorherigen Build.",
  notZip: ({ reason }) => `Dies ist keine Zip-Datei, oder sie ist abgeschnitten (${reason}).`,
  tooManyFiles: ({ files, max }) =>
    plural(files, {
      one: `Die Zip-Datei enthält # Datei; höchstens ${number(max)} sind erlaubt.`,
      other: `Die Zip-Datei enthält # Dateien; höchstens ${number(max)} sind erlaubt.`,
    }),
  directoryTooLarge: "Das Inhaltsverzeichnis der Zip-Datei ist zu groß für ein Spiel.",
  zipUnreadable: ({ reason }) => `Die Zip-Datei kann nicht gelesen werden: ${reason}.`,
  twice: ({ name }) => `Die Zip-Datei enthält ${name} doppelt.`,
  fileAndFolder: ({ name }) => `Die Zip-Datei enthält eine Datei und einen Ordner mit demselben Namen: ${name}.`,
  nameTooLong: ({ name, maxName, maxPath }) =>
    `Die Zip-Datei enthält einen zu langen Namen: ${name} Ein Name darf ${number(maxName)} Bytes lang sein, ein ganzer Pfad ${number(maxPath)}.`,
  zeroByte: "Die Zip-Datei enthält einen Namen mit einem Nullbyte.",
  symbolicLink: ({ name }) =>
    `Die Zip-Datei enthält einen symbolischen Link, was nicht erlaubt ist: ${name}. Nichts wurde entpackt.`,
  encrypted: "Die Zip-Datei ist mit einem Passwort geschützt. Packen Sie sie ohne Passwort.",
  bomb: ({ size }) => `Die Zip-Datei wäre entpackt ${size} groß, zu viel für ein Spiel. Nichts wurde entpackt.`,
  entryDamaged: ({ name, reason }) => `${name} in der Zip-Datei ist beschädigt: ${reason}.`,
  nameUnstorable: ({ name }) =>
    `Die Zip-Datei enthält einen Namen, den dieser Datenträger nicht speichern kann: ${name}.`,
  fault: ({ file, fault }) =>
    ({
      missing: `${file} fehlt.`,
      empty: `${file} ist leer.`,
      incomplete: `${file} ist unvollständig.`,
      notScript: `${file} ist unvollständig oder kein JavaScript.`,
      notWasm: `${file} ist kein WebAssembly (beginnt nicht mit \\0asm).`,
      noUnityData: `${file} enthält keine Unity-Daten.`,
      tooLarge: `${file} ist entpackt größer als 4 GB.`,
      notBrotli: `${file} ist beschädigt (kein Brotli-Archiv, oder ein Teil davon wurde geändert).`,
      notGzip: `${file} ist beschädigt (kein Gzip-Archiv, oder ein Teil davon wurde geändert).`,
    })[fault],
};
