import type { setup as english } from "../en/setup";
import type { Translation } from "../translation";

/** The first page of a new installation. */
export const setup: Translation<typeof english> = {
  curriculumRequired: "Wählen Sie einen Lehrplan.",
  done: "Ihr Konto ist bereit. Melden Sie sich an, um loszulegen.",
  heading: "Diese Installation einrichten",
  codeHint:
    "Hier hat noch niemand ein Konto. Geben Sie den Einrichtungscode aus dem Protokoll des Servers ein, um das erste Konto für die Administration zu erstellen. Sie finden ihn nicht? Starten Sie den Server neu: Bei jedem Start wird ein neuer Code ausgegeben.",
  setupCode: "Einrichtungscode",
  setUp: "Einrichten",
  settingUp: "Wird eingerichtet …",
  adminTitle: "Systemadministration",
  firstName: "Vorname",
  lastName: "Nachname",
  password: "Passwort",
  confirmPassword: "Passwort bestätigen",
  organizationTitle: "Erste Organisation",
  organizationHint: "Ihre Schule, Einheit oder Firma",
  curriculumHint:
    "Bestimmt, was in dieser Organisation gespielt wird. Sie können ihn später ändern und weitere veröffentlichen.",
  pageTitle: "Einrichtung",
  codeWrong: "Das ist nicht der Einrichtungscode aus dem Protokoll des Servers.",
  codeRequired: "Einrichtungscode ist erforderlich.",
  alreadySetUp:
    "Jemand anderes hat diese Installation gerade eingerichtet. Melden Sie sich an oder bitten Sie diese Person um ein Konto.",
};
