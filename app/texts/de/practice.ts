import { plural } from "../format";
import type { practice as english } from "../en/practice";
import type { Translation } from "../translation";

export const practice: Translation<typeof english> = {
  otherAnswer: "Mit dieser ID wurde bereits eine andere Antwort gesendet. Laden Sie die Fragen neu.",
  notTimeZone: "Senden Sie den Namen einer Zeitzone, etwa Europe/Berlin.",
  title: "Üben",
  hint: "Fragen, die Sie beantwortet haben, kommen wieder, kurz bevor Sie sie vergessen. Üben wird nicht benotet.",
  none: "Noch gibt es nichts zu üben. Nach Ihrer ersten Lektion mit Fragen kommen diese hier wieder.",
  due: ({ questions, minutes }) =>
    plural(questions, {
      one: `# Frage ist fällig, etwa ${plural(minutes, { one: "# Minute", other: "# Minuten" })}`,
      other: `# Fragen sind fällig, etwa ${plural(minutes, { one: "# Minute", other: "# Minuten" })}`,
    }),
  nothingDue: "Heute ist nichts fällig.",
  nextOn: ({ date, count }) =>
    plural(count, { one: `Nächstes Üben am ${date}: # Frage`, other: `Nächstes Üben am ${date}: # Fragen` }),
  remembered: "für drei Wochen oder länger behalten",
  rememberedOf: ({ remembered, cards }) => `${remembered} von ${cards}`,
  daysInARow: "Tage in Folge mit Lektion, Flug oder Üben",
  classTitle: "Was die Klasse vergisst",
  classHint: ({ days, students }) =>
    `Aus dem Üben der letzten ${days} Tage, das nicht benotet wird. Fragen erscheinen, wenn mindestens ${students} Studierende sie üben. Namen werden nicht gezeigt.`,
  practising: ({ practising, students }) => `${practising} von ${students} Studierenden haben geübt.`,
  classNone: "Noch wird keine Frage vergessen",
  classNoneHint:
    "Studierende üben im Spiel mit Fragen, die sie beantwortet haben. Diese Tabelle zeigt dann, welche sie vergessen.",
  question: "Frage",
  students: "Studierende",
  practiced: "Wie oft geübt",
  forgotten: "Vergessen",
};
