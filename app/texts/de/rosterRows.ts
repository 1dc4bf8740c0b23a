import { number, plural, sentences } from "../format";
import type { rosterRows as english } from "../en/rosterRows";
import type { Translation } from "../translation";

/** What an import does with a row of a roster, or why the row can't be imported or taken back. */
export const rosterRows: Translation<typeof english> = {
  newUser: "Neues Konto.",
  newUserJoins: ({ course }) => `Neues Konto, tritt „${course}“ bei.`,
  newAdmin: "Neues Konto der Systemadministration.",
  newAdminJoins: ({ course }) => `Neues Konto der Systemadministration, tritt „${course}“ bei.`,
  joinsToo: ({ position, course }) => `Das neue Konto aus Zeile ${position} tritt „${course}“ bei.`,
  existing: ({ username, isDisabled, differing, effect, course }) => {
    const user = isDisabled ? `Vorhandenes Konto „${username}“ (deaktiviert)` : `Vorhandenes Konto „${username}“`;
    const kept = { userName: ", das einen anderen userName behält", email: ", das eine andere email behält" };
    const change = {
      nothing: "nichts ändert sich",
      member: `ist bereits in „${course}“`,
      joins: `tritt „${course}“ bei`,
    };
    return `${user}${differing ? kept[differing] : ""}: ${change[effect]}.`;
  },
  twoPeople: "userName und email gehören zu zwei verschiedenen Personen.",
  outsideOrganization: "Dieser userName oder diese email wird außerhalb Ihrer Organisation verwendet.",
  otherOrganization: ({ username, organizationName }) =>
    organizationName
      ? `Das vorhandene Konto „${username}“ gehört zu ${organizationName} und wird weder verschoben noch eingeschrieben.`
      : `Das vorhandene Konto „${username}“ gehört zu keiner Organisation und wird weder verschoben noch eingeschrieben.`,
  emailOfOther: ({ username, name }) =>
    `Diese email gehört zum vorhandenen Konto „${username}“ (${name}), das einen anderen Namen hat.`,
  sameEmail: ({ position }) => `Dieselbe email wie in Zeile ${position}.`,
  sameUsername: ({ position }) => `Derselbe userName wie in Zeile ${position}.`,
  samePerson: ({ position }) => `Dieselbe Person wie in Zeile ${position}.`,
  tooManyAdmins: ({ max }) => `Eine Mitgliederliste kann höchstens ${max} Konten der Systemadministration hinzufügen.`,
  userLimit: ({ limit }) => `Das Kontenlimit von ${number(limit)} ist erreicht.`,
  studentsOnly:
    "Kursleitungen können nur Studierende hinzufügen. Lassen Sie die Rolle leer oder fragen Sie die Administration Ihrer Organisation.",
  roleUnknown: ({ role, roles }) => `Die Rolle „${role}“ gibt es nicht. Verwenden Sie Student, ${roles.join(", ")}.`,
  organizationRequired: "Wählen Sie eine Organisation, um Personen in ihre Kurse einzuschreiben.",
  courseNotOwn: ({ course }) => `Sie haben in dieser Organisation keinen Kurs „${course}“.`,
  courseUnknown: ({ course }) => `Es gibt keinen Kurs „${course}“.`,
  courseAmbiguous: ({ courses, course }) =>
    `${plural(courses, { one: "Es gibt # Kurs", other: "Es gibt # Kurse" })} „${course}“.`,
  courseGone: "Der Kurs dieser Datei existiert nicht mehr.",
  notConfirmed: "Wurde nicht für die Systemadministration bestätigt.",
  movedMeanwhile: ({ courses }) =>
    `Ist inzwischen in einer anderen laufenden Klasse (${courses}) und wurde nicht verschoben.`,
  takenMeanwhile: "Dieser userName oder diese email wurde inzwischen vergeben.",
  rowNotImported: ({ position }) => `Zeile ${position} wurde nicht importiert.`,
  mistakes: ({ mistakes }) => sentences(mistakes),
  width: ({ cells, columns }) =>
    `${plural(cells, { one: "Diese Zeile hat # Zelle", other: "Diese Zeile hat # Zellen" })}, ${plural(columns, { one: "die erste Zeile benennt aber # Spalte", other: "die erste Zeile benennt aber # Spalten" })}. Setzen Sie eine Zelle, die ein Komma enthält, in Anführungszeichen.`,
  strayQuote:
    'Ein Anführungszeichen (") in dieser Zeile ist nicht geschlossen oder steht an der falschen Stelle. Ein Datensatz ist eine Zeile der Datei.',
  unreadableCharacter:
    "Diese Zeile enthält ein Zeichen, das nicht gelesen werden kann. Speichern Sie die Datei als UTF-8.",
  hasPlayed: "Hat Versuche.",
  movedOrganization: "Gehört inzwischen zu einer anderen Organisation.",
  ownsCourse: "Leitet einen Kurs.",
  inOthersCourse: "Ist Mitglied eines Kurses, den jemand anderes leitet.",
  pays: "Hat ein bezahltes Abonnement.",
  otherRole: "Hat inzwischen eine andere Rolle.",
};
