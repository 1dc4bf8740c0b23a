import { number } from "../format";
import type { courseRefusals as english } from "../en/courseRefusals";
import type { Translation } from "../translation";

export const courseRefusals: Translation<typeof english> = {
  running: "In diesem Kurs läuft bereits eine Klasse.",
  scheduled: "In diesem Kurs ist bereits eine Klasse geplant.",
  notStarted: "Eine Klasse, die nicht begonnen hat, kann nicht beendet werden.",
  alreadyEnded: "Die Klasse ist bereits beendet.",
  noClass: "In diesem Kurs läuft keine Klasse, und es ist keine geplant.",
  noSchedule: "In diesem Kurs ist keine Klasse geplant.",
  nothingToResume: "Dieser Kurs hat keine beendete Klasse, die fortgesetzt werden kann.",
  startNotInFuture: "Der geplante Beginn muss in der Zukunft liegen.",
  endNotAfterScheduledStart: "Das Ende muss nach dem geplanten Beginn liegen.",
  endNotAfterStart: "Das Ende muss nach dem Beginn der laufenden Klasse liegen.",
  endNotInFuture: "Das geplante Ende muss in der Zukunft liegen.",
  classNameNotText: "Der Name der Klasse muss Text sein.",
  classNameTooLong: ({ max }) => `Der Name der Klasse darf höchstens ${max} Zeichen lang sein.`,
  classNameCharacters: "Der Name der Klasse enthält ein Zeichen, das nicht erlaubt ist.",
  nameRequired: "Der Name des Kurses ist erforderlich.",
  nameTooLong: ({ max }) => `Der Name des Kurses darf höchstens ${max} Zeichen lang sein.`,
  nameCharacters: "Der Name des Kurses enthält ein Zeichen, das nicht erlaubt ist.",
  captionNotText: "Die Beschreibung muss Text sein.",
  captionTooLong: ({ max }) => `Die Beschreibung darf höchstens ${max} Zeichen lang sein.`,
  captionCharacters: "Die Beschreibung enthält ein Zeichen, das nicht erlaubt ist.",
  ownerRequired: "Wählen Sie eine Kursleitung.",
  maxAttempts: ({ max }) =>
    `Geben Sie eine ganze Zahl von 1 bis ${max} ein oder lassen Sie das Feld für unbegrenzte Versuche leer.`,
  cooldown: ({ max }) => `Geben Sie eine ganze Zahl von Minuten zwischen 0 und ${number(max)} ein.`,
  reviewUnknown: ({ reviews }) => `review muss einer dieser Werte sein: ${reviews}.`,
  reviewRequired: "Wählen Sie, wann Studierende die Antworten sehen.",
  notUuid: "Muss eine UUID sein.",
  tooManyMembers: ({ max }) => `Ein Kurs kann mit höchstens ${number(max)} Mitgliedern erstellt werden.`,
  ownerNotStaff: "Die Kursleitung muss zum Personal einer Organisation gehören.",
  instructorNotStaff: "Die Kursleitung muss zum Personal der Organisation des Kurses gehören.",
  foreignMembers: "Mitglieder müssen zur Organisation des Kurses gehören.",
  typeCourseName: "Geben Sie zur Bestätigung den Namen des Kurses ein.",
  typeName: ({ name }) => `Geben Sie zur Bestätigung „${name}“ ein.`,
};
