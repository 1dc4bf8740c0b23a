import { list, number, plural } from "../format";
import { rich } from "../rich";
import type { classMessages as english } from "../en/classMessages";
import type { Translation } from "../translation";

export const classMessages: Translation<typeof english> = {
  newMessage: "Neue Nachricht",
  to: "An",
  toHint: ({ maxRecipients }) =>
    `Alle erhalten eine eigene E-Mail und sehen nicht, wer die Nachricht noch erhalten hat. Höchstens ${maxRecipients} Studierende.`,
  subject: "Betreff",
  message: "Nachricht",
  textHint: ({ replyTo }) =>
    `Antworten gehen an ${replyTo}. Eine Kopie wird mit dem Kurs gespeichert; wer den Kurs leitet oder verwaltet, kann sie lesen.`,
  sendMessage: "Nachricht senden",
  sending: "Wird gesendet …",
  sentMessages: "Gesendete Nachrichten",
  noMessages: "Hier erscheinen Nachrichten an Studierende dieses Kurses.",
  sentTo: ({ dateTime, recipients }) =>
    plural(recipients, { one: `${dateTime}, an # Person`, other: `${dateTime}, an # Studierende` }),
  notSent: ({ names }) => `Nicht gesendet, weil keine E-Mail-Adresse vorhanden ist: ${list(names)}.`,
  title: "Studierenden schreiben",
  chooseStudents:
    "Um hier Adressen zu sehen, filtern Sie das Notenbuch und wählen Sie „Diesen Studierenden schreiben“.",
  ownMail: ({ addresses }) =>
    rich`Verwenden Sie Ihr eigenes E-Mail-Programm und setzen Sie diese Adressen ins BCC: ${addresses}`,
  sent: ({ sent, withoutAddress }) => {
    const onItsWay = plural(sent, {
      one: "Die Nachricht ist an # Person unterwegs.",
      other: "Die Nachricht ist an # Studierende unterwegs.",
    });
    const notSent = plural(withoutAddress, {
      one: "Nicht gesendet an # Person ohne E-Mail-Adresse: siehe unten.",
      other: "Nicht gesendet an # Studierende ohne E-Mail-Adresse: siehe unten.",
    });
    return withoutAddress > 0 ? `${onItsWay} ${notSent}` : onItsWay;
  },
  sentFrom: ({ senderName, replyTo, className, recipients, deleted }) => {
    const deletedAccounts = plural(deleted, { one: "# gelöschtes Konto", other: "# gelöschte Konten" });
    const everyone = deleted > 0 ? [...recipients, deletedAccounts] : recipients;
    return `Von ${senderName} (${replyTo}), Klasse ${className}. An: ${list(everyone)}.`;
  },
  notAllowed: "Ihre Organisation erlaubt keine Nachrichten an Studierende. Die Systemadministration kann das ändern.",
  noServer: "Dieser Server sendet keine E-Mails.",
  noReplyTo: "Ihr Konto hat keine E-Mail-Adresse für Antworten. Fügen Sie unter „Mein Konto“ eine hinzu.",
  nobody: "Wählen Sie mindestens eine Person.",
  tooMany: ({ maxRecipients }) =>
    `Eine Nachricht kann an höchstens ${maxRecipients} Personen gehen. Wählen Sie weniger Studierende.`,
  subjectRequired: "Geben Sie einen Betreff ein.",
  subjectTooLong: ({ max }) => `Der Betreff darf höchstens ${max} Zeichen lang sein.`,
  subjectLines: "Der Betreff muss in einer Zeile stehen.",
  textRequired: "Schreiben Sie eine Nachricht.",
  textTooLong: ({ max }) => `Die Nachricht darf höchstens ${number(max)} Zeichen lang sein.`,
  unstorable: "Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann. Entfernen Sie es.",
  signature: ({ senderName, courseName, replyTo }) =>
    `${senderName}, ${courseName}. Antworten auf diese E-Mail gehen an ${replyTo}.`,
  dayLimit: ({ seconds }) =>
    seconds <= 90
      ? plural(seconds, {
          one: "Sie haben das Tageslimit für Nachrichten erreicht. Versuchen Sie es in # Sekunde erneut.",
          other: "Sie haben das Tageslimit für Nachrichten erreicht. Versuchen Sie es in # Sekunden erneut.",
        })
      : plural(Math.ceil(seconds / 60), {
          one: "Sie haben das Tageslimit für Nachrichten erreicht. Versuchen Sie es in # Minute erneut.",
          other: "Sie haben das Tageslimit für Nachrichten erreicht. Versuchen Sie es in # Minuten erneut.",
        }),
};
