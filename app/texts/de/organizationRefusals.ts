import { number, plural } from "../format";
import type { organizationRefusals as english } from "../en/organizationRefusals";
import type { Translation } from "../translation";

export const organizationRefusals: Translation<typeof english> = {
  ownUnpaid:
    "Ihr eigenes Konto gehört zu dieser Organisation. Wäre sie unbezahlt, könnten Sie sich nicht mehr anmelden.",
  noCurriculum: "Diesen Lehrplan gibt es nicht. Wählen Sie einen anderen.",
  nameTaken: "Eine Organisation mit diesem Namen gibt es bereits.",
  limitOutOfRange: ({ min, max, step }) =>
    `Das Kontenlimit muss zwischen ${number(min)} und ${number(max)} liegen, in Schritten von ${number(step)}.`,
  nameRequired: "Der Name ist erforderlich.",
  nameTooLong: ({ max }) => `Der Name darf höchstens ${max} Zeichen lang sein.`,
  nameCharacters: "Der Name enthält ein Zeichen, das nicht erlaubt ist.",
  organizationNameRequired: "Der Name der Organisation ist erforderlich.",
  organizationNameTooLong: ({ max }) => `Der Name der Organisation darf höchstens ${max} Zeichen lang sein.`,
  organizationNameCharacters: "Der Name der Organisation enthält ein Zeichen, das nicht erlaubt ist.",
  limitBelowUsers: ({ name, active }) =>
    plural(active, {
      one: `${name} hat # aktives Konto. Deaktivieren oder löschen Sie zuerst Konten oder wählen Sie ein höheres Limit.`,
      other: `${name} hat # aktive Konten. Deaktivieren oder löschen Sie zuerst Konten oder wählen Sie ein höheres Limit.`,
    }),
  curriculumLacks: ({ className, courseName, curriculum, missing, hasMore }) =>
    hasMore
      ? `Die Klasse „${className}“ von ${courseName} läuft, und Studierende haben Szenarien gespielt, die ${curriculum} nicht hat: ${missing} und weitere. Beenden Sie zuerst die Klasse.`
      : `Die Klasse „${className}“ von ${courseName} läuft, und Studierende haben Szenarien gespielt, die ${curriculum} nicht hat: ${missing}. Beenden Sie zuerst die Klasse.`,
  typeOrganizationName: "Geben Sie zur Bestätigung den Namen der Organisation ein.",
  typeName: ({ name }) => `Geben Sie zur Bestätigung „${name}“ ein.`,
  systemAdmins: ({ usernames }) =>
    `Zu dieser Organisation gehören Konten der Systemadministration: ${usernames}. Verschieben Sie sie zuerst in eine andere Organisation.`,
  subscribers: ({ billed }) =>
    plural(billed, {
      one: "# Konto dieser Organisation hat ein bezahltes Abonnement. Kündigen Sie es zuerst.",
      other: "# Konten dieser Organisation haben bezahlte Abonnements. Kündigen Sie sie zuerst.",
    }),
};
