import type { signIns as english } from "../en/signIns";
import type { Translation } from "../translation";

/** Sign-ins: how long they last, and mails about them. */
export const signIns: Translation<typeof english> = {
  wayName: ({ way }) =>
    ({
      password: "Passwort",
      renewal: "Passwort",
      passkey: "Passkey",
      organization: "Organisation",
    })[way],
  newDevice: "Neues Gerät",
  endAll: "Alle Anmeldungen beenden",
  allEnded: "Alle Anmeldungen beendet.",
  limits: "Dauer von Anmeldungen",
  limitsHint: "Wie lange Personen angemeldet bleiben. Kürzere Grenzen gelten sofort, längere ab der nächsten Nutzung.",
  /** Of an organization. */
  limitName: ({ kind }) =>
    ({
      idleMinutes: "Studierende: Ende ohne Nutzung nach",
      absoluteMinutes: "Studierende: Ende spätestens nach",
      staffIdleMinutes: "Administration und Kursleitung: Ende ohne Nutzung nach",
      staffAbsoluteMinutes: "Administration und Kursleitung: Ende spätestens nach",
    })[kind],
  /** Of people without an organization, and of system administrators (staff). */
  siteLimitName: ({ kind }) =>
    ({
      idleMinutes: "Ohne Organisation: Ende ohne Nutzung nach",
      absoluteMinutes: "Ohne Organisation: Ende spätestens nach",
      staffIdleMinutes: "Systemadministratoren: Ende ohne Nutzung nach",
      staffAbsoluteMinutes: "Systemadministratoren: Ende spätestens nach",
    })[kind],
  noLimit: "Keine Grenze",
  limitsSaved: "Grenzen gespeichert.",
  newDeviceSubject: ({ productName }) => `Neue Anmeldung bei Ihrem ${productName}-Konto`,
  newDeviceMail: ({ username }) =>
    `Bei Ihrem Konto „${username}“ gab es eine Anmeldung von einem Gerät, das wir noch nicht kennen.`,
  newDeviceDetails: ({ device, address, way, dateTime }) =>
    `Gerät: ${device}. Adresse: ${address}. Angemeldet mit: ${way}. Zeit: ${dateTime}.`,
  newDeviceHint:
    "Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie sofort Ihr Passwort und beenden Sie die Anmeldung hier:",
};
