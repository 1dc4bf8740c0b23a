import type { classMessages as english } from "../en/classMessages";
import type { Translation } from "../translation";
import { list, number, plural } from "../format";
import { rich } from "../rich";

export const classMessages: Translation<typeof english> = {
  newMessage: "Nouveau message",
  to: "À",
  toHint: ({ maxRecipients }) =>
    `Chaque élève reçoit un e-mail séparé et ne voit pas les autres destinataires. ${maxRecipients} élèves au maximum.`,
  subject: "Objet",
  message: "Message",
  textHint: ({ replyTo }) =>
    `Les réponses sont envoyées à ${replyTo}. Une copie est conservée avec le cours, où son équipe peut la lire.`,
  sendMessage: "Envoyer le message",
  sending: "Envoi...",
  sentMessages: "Messages envoyés",
  noMessages: "Les messages envoyés aux élèves de ce cours s'affichent ici.",
  sentTo: ({ dateTime, recipients }) => `${dateTime}, à ${plural(recipients, { one: "# élève", other: "# élèves" })}`,
  notSent: ({ names }) => `Non envoyé, faute d'adresse e-mail : ${list(names)}.`,
  title: "Écrire aux élèves",
  chooseStudents:
    "Pour voir ici les adresses des élèves, filtrez le carnet de notes et choisissez « Écrire à ces élèves ».",
  ownMail: ({ addresses }) =>
    rich`Utilisez votre propre messagerie et placez ces adresses en copie cachée (Cci) : ${addresses}`,
  sent: ({ sent, withoutAddress }) =>
    withoutAddress > 0
      ? `Message en cours d'envoi à ${plural(sent, { one: "# élève", other: "# élèves" })}. Non envoyé à ${plural(withoutAddress, { one: "# élève", other: "# élèves" })} sans adresse e-mail : voir ci-dessous.`
      : `Message en cours d'envoi à ${plural(sent, { one: "# élève", other: "# élèves" })}.`,
  sentFrom: ({ senderName, replyTo, className, recipients, deleted }) => {
    const deletedAccounts = plural(deleted, { one: "# compte supprimé", other: "# comptes supprimés" });
    const everyone = deleted > 0 ? [...recipients, deletedAccounts] : recipients;
    return `De ${senderName} (${replyTo}), classe ${className}. À : ${list(everyone)}.`;
  },
  notAllowed:
    "Votre organisation n'autorise pas l'envoi de messages aux élèves. Un administrateur système peut modifier ce réglage.",
  noServer: "Ce serveur n'envoie pas d'e-mails.",
  noReplyTo: "Votre compte n'a pas d'adresse e-mail pour les réponses. Ajoutez-en une dans Mon compte.",
  nobody: "Choisissez au moins un élève.",
  tooMany: ({ maxRecipients }) =>
    `Un message peut avoir ${maxRecipients} destinataires au maximum. Choisissez moins d'élèves.`,
  subjectRequired: "Saisissez un objet.",
  subjectTooLong: ({ max }) => `L'objet doit contenir ${max} caractères au maximum.`,
  subjectLines: "L'objet doit tenir sur une seule ligne.",
  textRequired: "Écrivez un message.",
  textTooLong: ({ max }) => `Le message doit contenir ${number(max)} caractères au maximum.`,
  unstorable: "Ce texte contient un caractère qui ne peut pas être enregistré. Supprimez-le.",
  signature: ({ senderName, courseName, replyTo }) =>
    `${senderName}, ${courseName}. Les réponses à cet e-mail sont envoyées à ${replyTo}.`,
  dayLimit: ({ seconds }) =>
    seconds <= 90
      ? plural(seconds, {
          one: "Vous avez atteint la limite quotidienne de messages. Réessayez dans # seconde.",
          other: "Vous avez atteint la limite quotidienne de messages. Réessayez dans # secondes.",
        })
      : plural(Math.ceil(seconds / 60), {
          one: "Vous avez atteint la limite quotidienne de messages. Réessayez dans # minute.",
          other: "Vous avez atteint la limite quotidienne de messages. Réessayez dans # minutes.",
        }),
};
