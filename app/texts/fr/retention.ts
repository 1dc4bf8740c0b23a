import type { retention as english } from "../en/retention";
import { plural, sentences } from "../format";
import type { Translation } from "../translation";

export const retention: Translation<typeof english> = {
  pageTitle: "Conservation",
  cardHint:
    "Combien de temps restent les tentatives des personnes parties, les connexions, les e-mails et d'autres données.",
  open: "Régler la conservation",
  hint: "Choisissez combien de temps chaque type de données reste, et voyez ce qui serait supprimé avant d'enregistrer. Les données supprimées ne peuvent pas être restaurées.",
  kindName: ({ kind }) =>
    ({
      leftAttempts: "Tentatives des personnes parties",
      signIns: "Connexions terminées",
      failedSignIns: "Connexions échouées",
      auditTrail: "Journal d'audit",
      mails: "E-mails envoyés",
      webhooks: "Événements et livraisons de webhooks",
      declinedErasures: "Demandes d'effacement refusées",
      copies: "Copies de données personnelles",
      deleted: "Supprimés récemment",
    })[kind],
  kindHint: ({ kind }) =>
    ({
      leftAttempts:
        "À compter de la fin de la classe, pour les personnes dont le compte est désactivé ou effacé, ou qui ne sont plus dans le cours. Leurs notes dans la classe sont aussi supprimées. Les administrateurs reçoivent un e-mail 30 jours avant.",
      signIns: "Appareil, adresse et heures, à compter de la fin de la connexion.",
      failedSignIns: "Entrées du journal d'audit sur les mots de passe et seconds facteurs erronés.",
      auditTrail:
        "Toutes les autres entrées. Une entrée reste jusqu'à ce que votre collecteur de journaux l'ait confirmée, si vous en utilisez un.",
      mails: "Destinataire et objet. Le texte est supprimé à l'envoi.",
      webhooks: "Ce qui a été envoyé à d'autres systèmes, et ce qu'ils ont répondu.",
      declinedErasures: "La demande et le motif. Ensuite, la personne ne les voit plus.",
      copies:
        "À partir du moment où la copie est prête. Ce délai ne peut pas être modifié : l'e-mail sur la copie l'annonce.",
      deleted:
        "Utilisateurs, cours et organisations qui peuvent encore être restaurés. Ce délai ne peut pas être modifié.",
    })[kind],
  keepAll: "Tout conserver",
  preview: "Aperçu",
  save: "Enregistrer",
  saved:
    "Enregistré. Ce qui est dû est supprimé dans l'heure ; les tentatives, 30 jours après un e-mail aux administrateurs.",
  previewTitle: "Ce qui serait supprimé",
  kindColumn: "Données",
  daysColumn: "Durée",
  nowColumn: "Maintenant",
  laterColumn: "Dans 30 jours",
  previewHint:
    "Rien n'a encore changé. Les données qui restent ne figurent pas ici. La dernière colonne comprend ce qui serait supprimé maintenant.",
  nothing: "Rien",
  everythingStays: "Tout reste",
  notOffered: "Choisissez une des durées proposées.",
  notSwept: "Rien n'a encore été supprimé.",
  warningNext:
    "Pour les garder, choisissez avant cette date une durée plus longue, activez les comptes ou ajoutez de nouveau les personnes au cours :",
  asInstallation: ({ time }) => `Comme l'installation : ${time}`,
  shortened: ({ time, applies }) => `${time} (installation : ${applies})`,
  always: ({ time }) => `Toujours ${time}`,
  atLeast: ({ count }) => `${count} ou plus`,
  lastSweep: ({ dateTime, removed }) =>
    plural(removed, {
      one: `Dernier contrôle ${dateTime} : # supprimé.`,
      other: `Dernier contrôle ${dateTime} : # supprimés.`,
    }),
  years: ({ years }) => plural(years, { one: "# an", other: "# ans" }),
  warningSubject: ({ productName }) => `${productName} va supprimer d'anciennes tentatives`,
  warning: ({ people, attempts, date }) =>
    attempts === 0
      ? plural(people, {
          one: `Les données de # personne partie seront supprimées à partir du ${date}.`,
          other: `Les données de # personnes parties seront supprimées à partir du ${date}.`,
        })
      : sentences([
          plural(people, {
            one: "Les tentatives et notes de # personne partie seront supprimées",
            other: "Les tentatives et notes de # personnes parties seront supprimées",
          }),
          plural(attempts, {
            one: `# tentative sera supprimée à partir du ${date}`,
            other: `# tentatives seront supprimées à partir du ${date}`,
          }),
        ]),
};
