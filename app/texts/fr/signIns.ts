import type { signIns as english } from "../en/signIns";
import type { Translation } from "../translation";

/** Sign-ins: how long they last, and mails about them. */
export const signIns: Translation<typeof english> = {
  wayName: ({ way }) =>
    ({
      password: "Mot de passe",
      renewal: "Mot de passe",
      passkey: "Clé d'accès",
      organization: "Organisation",
    })[way],
  newDevice: "Nouvel appareil",
  endAll: "Fermer toutes les connexions",
  allEnded: "Toutes les connexions sont fermées.",
  limits: "Durée des connexions",
  limitsHint:
    "Combien de temps les personnes restent connectées. Les durées plus courtes s'appliquent aussitôt, les plus longues dès la prochaine utilisation.",
  /** Of an organization. */
  limitName: ({ kind }) =>
    ({
      idleMinutes: "Élèves: fin sans utilisation après",
      absoluteMinutes: "Élèves: fin au plus tard après",
      staffIdleMinutes: "Instructeurs et administrateurs: fin sans utilisation après",
      staffAbsoluteMinutes: "Instructeurs et administrateurs: fin au plus tard après",
    })[kind],
  /** Of people without an organization, and of system administrators (staff). */
  siteLimitName: ({ kind }) =>
    ({
      idleMinutes: "Sans organisation: fin sans utilisation après",
      absoluteMinutes: "Sans organisation: fin au plus tard après",
      staffIdleMinutes: "Administrateurs système: fin sans utilisation après",
      staffAbsoluteMinutes: "Administrateurs système: fin au plus tard après",
    })[kind],
  noLimit: "Sans limite",
  limitsSaved: "Durées enregistrées.",
  newDeviceSubject: ({ productName }) => `Nouvelle connexion à votre compte ${productName}`,
  newDeviceMail: ({ username }) =>
    `Une connexion à votre compte « ${username} » a eu lieu depuis un appareil que nous ne connaissons pas.`,
  newDeviceDetails: ({ device, address, way, dateTime }) =>
    `Appareil : ${device}. Adresse : ${address}. Connexion par : ${way}. Heure : ${dateTime}.`,
  newDeviceHint:
    "Si c'était vous, il n'y a rien à faire. Sinon, changez tout de suite votre mot de passe et fermez la connexion ici :",
};
