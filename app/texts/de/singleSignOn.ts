import type { singleSignOn as english } from "../en/singleSignOn";
import { rich } from "../rich";
import type { Translation } from "../translation";

/** Sign-in with an organization's identity provider. */
export const singleSignOn: Translation<typeof english> = {
  whichOrganization: "E-Mail oder Kurzname der Organisation",
  whichOrganizationHint: "Ihre E-Mail-Adresse in der Organisation oder der Kurzname, den Sie von ihr haben.",
  unknownOrganization:
    "Dazu gibt es keine Anmeldung. Prüfen Sie die Schreibweise oder melden Sie sich mit Benutzername und Passwort an.",
  find: "Weiter",
  continueHint: ({ organization }) => `Sie melden sich bei ${organization} an und kommen hierher zurück.`,
  continueTo: ({ organization }) => `Weiter zu ${organization}`,
  fromElsewhere: ({ organization }) =>
    rich`Ein Link auf einer anderen Website hat Sie hierher geführt. Fahren Sie nur fort, wenn Sie sich bei ${organization} anmelden wollen.`,
  problemTitle: "Anmeldung nicht möglich",
  tryAgain: "Noch einmal versuchen",
  signedInTitle: "Sie sind angemeldet",
  signedInHint: "Ihre Seite wird geöffnet...",
  continue: "Weiter",
  linkTitle: "Konto verbinden",
  linkHint: ({ organization, email }) =>
    rich`${organization} kennt Sie als ${email}. Hier gibt es ein Konto mit dieser E-Mail-Adresse. Geben Sie einmal dessen Benutzernamen und Passwort ein; danach melden Sie sich über Ihre Organisation an.`,
  linkButton: "Verbinden und anmelden",
  linkHelp: "Nicht Ihr Konto oder kein Passwort? Bitten Sie Ihre Administration, es zu verbinden.",
  startAgain: "Diese Anmeldung ist nicht mehr gültig. Beginnen Sie sie in diesem Browser noch einmal.",
  otherIssuer:
    "Dieser Link gehört zu einem anderen Anmeldedienst als dem Ihrer Organisation. Melden Sie sich stattdessen über die Anmeldeseite an.",
  otherTarget:
    "Dieser Link führt nach der Anmeldung auf eine andere Website und wird deshalb nicht verwendet. Melden Sie sich stattdessen über die Anmeldeseite an.",
  initiationInvalid: "Dieser Anmeldelink ist ungültig. Melden Sie sich stattdessen über die Anmeldeseite an.",
  usedBefore: "Diese Anmeldung wurde schon verwendet. Beginnen Sie sie noch einmal.",
  providerAway: ({ organization }) =>
    `Die Anmeldung von ${organization} antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal.`,
  wrongClock: ({ organization }) =>
    `Die Uhren von ${organization} und dieser Website weichen zu stark voneinander ab. Sagen Sie es Ihrer Administration.`,
  denied: ({ organization }) =>
    `${organization} hat die Anmeldung hier nicht erlaubt. Bitten Sie die Administration dort um Zugang.`,
  notAccepted: ({ organization }) =>
    `Die Antwort von ${organization} ließ sich nicht prüfen. Versuchen Sie es noch einmal; wenn es wieder geschieht, sagen Sie es Ihrer Administration.`,
  addressRefused:
    "Diese Website darf die Adresse des Anbieters nicht aufrufen. Nötig sind https und eine öffentliche Adresse, oder der Betreiber muss den Host erlauben.",
  secretUnreadable:
    "Das gespeicherte Client-Secret lässt sich nicht mehr lesen. Die Administration muss es neu eingeben.",
  otherOrganization: ({ organization }) =>
    `Dieses Konto gehört nicht zu ${organization}. Melden Sie sich über Ihre eigene Organisation an.`,
  passwordOnly: "Dieses Konto hat Rechte über die Organisation hinaus und meldet sich daher nur mit Passwort an.",
  noEmail:
    "Ihre Organisation hat keine gültige E-Mail-Adresse gesendet, und neue Konten brauchen eine. Sagen Sie es Ihrer Administration.",
  emailElsewhere:
    "Ein Konto außerhalb Ihrer Organisation hat Ihre E-Mail-Adresse. Bitten Sie Ihre Administration, es zu verschieben oder zu ändern.",
  accountOfOther:
    "Das Konto mit Ihrer E-Mail-Adresse ist mit einer anderen Person Ihrer Organisation verbunden. Fragen Sie Ihre Administration.",
  tooWeak: ({ organization }) =>
    `${organization} hat Sie angemeldet, aber nicht so stark, wie es hier verlangt wird. Melden Sie sich dort mit einem zweiten Faktor an oder fragen Sie die Administration.`,
  notConnected: ({ organization }) =>
    `Ihr Konto ist noch nicht mit der Anmeldung von ${organization} verbunden. Bitten Sie die Administration dort, es auf Ihrer Benutzerseite zu verbinden.`,
  noAccount: "Sie haben hier noch kein Konto. Bitten Sie Ihre Administration, eines anzulegen.",
  roleLostWithCourses: ({ courses }) =>
    `Ihre Organisation gibt Ihnen die Rolle der Kursleitung nicht mehr, aber Ihnen gehören noch Kurse: ${courses}. Bitten Sie Ihre Administration, sie zu übertragen.`,
  organizationRequired: ({ shortName }) =>
    `Ihre Organisation verlangt ihre eigene Anmeldung. Wählen Sie „Mit Ihrer Organisation anmelden“ und geben Sie ${shortName} ein.`,
  resetsOff:
    "Ihre Organisation verlangt ihre eigene Anmeldung; das Passwort dieses Kontos lässt sich nicht zurücksetzen.",
  registerThere:
    "Diese Organisation verlangt ihre eigene Anmeldung. Melden Sie sich damit an, statt sich zu registrieren; dabei entsteht Ihr Konto.",
  shortNameInvalid: "Verwenden Sie 3 bis 40 Kleinbuchstaben, Ziffern und Bindestriche.",
  shortNameTaken: "Dieser Kurzname ist vergeben. Wählen Sie einen anderen.",
  issuerInvalid:
    "Geben Sie die Adresse des Issuers so ein, wie der Anbieter sie zeigt, etwa https://login.example.org/tenant.",
  clientIdRequired: "Geben Sie die Client-ID ein, die der Anbieter zeigt.",
  secretRequired:
    "Geben Sie das Client-Secret ein. Für einen anderen Issuer oder Client wird das gespeicherte nicht verwendet.",
  secretTooLong: "Das Client-Secret ist zu lang.",
  scopesInvalid: "Scopes sind Wörter mit Leerzeichen dazwischen.",
  claimRequired: "Geben Sie den Namen eines Claims ein.",
  valueRequired: "Geben Sie den Wert ein, den der Claim haben muss.",
  rankTooLong: "Ein Rang hat höchstens 100 Zeichen.",
  ruleGivesNothing: "Wählen Sie eine Rolle, einen Kurs oder einen Rang.",
  tooManyRules: ({ max }) => `Es kann ${max} Zeilen geben. Entfernen Sie zuerst eine.`,
  domainInvalid: "Geben Sie Domains wie example.org ein, je eine Zeile.",
  domainTaken: "Eine andere Organisation hat eine dieser Domains.",
  tryFirst: "Probieren Sie diese Einstellungen zuerst aus.",
  offerFirst: "Bieten Sie die Anmeldung an, bevor Sie sie verlangen.",
  breakGlassFirst: "Benennen Sie zuerst eine Person der Administration, die für Notfälle ihr Passwort behält.",
  choosePerson: "Wählen Sie eine Person der Administration.",
  pageTitle: "Anmeldung der Organisation",
  cardHint: "Lassen Sie Personen sich mit den Konten Ihrer Organisation anmelden (OpenID Connect).",
  setUp: "Einrichten",
  change: "Ändern",
  stepsTitle: "Ausprobieren, anbieten, verlangen",
  tryTitle: "1. Ausprobieren",
  tryHint:
    "Melden Sie sich mit Ihrem eigenen Konto beim Anbieter an. Nichts ändert sich; Sie sehen, was er sendet und was geschähe.",
  tryIt: "Ausprobieren",
  offerTitle: "2. Anbieten",
  offerHint: "Personen können sich über Ihre Organisation anmelden. Passwörter funktionieren weiter.",
  offer: "Anmeldung anbieten",
  stopOffering: "Nicht mehr anbieten",
  requireTitle: "3. Verlangen",
  requireHint:
    "Passwörter und ihr Zurücksetzen sind aus, außer für die Notfall-Administration unten. Bestehende Anmeldungen bleiben.",
  require: "Anmeldung verlangen",
  allowPasswords: "Passwörter wieder erlauben",
  done: "Erledigt",
  settingsTitle: "Anbieter",
  shortName: "Kurzname",
  shortNameHint: "Er wird auf der Anmeldeseite eingegeben und steht im Anmeldelink.",
  issuer: "Issuer",
  issuerHint: "Die Adresse des Anbieters. Seine Konfiguration liegt dort unter /.well-known/openid-configuration.",
  clientId: "Client-ID",
  clientAuth: "Client-Authentifizierung",
  clientAuthHint:
    "Mit einem Schlüssel erzeugt diese Website ein Schlüsselpaar; der Anbieter liest den öffentlichen unter der gezeigten Adresse. Lassen Sie das Secret dann leer.",
  clientSecret: "Client-Secret",
  clientKey: "Schlüssel (private_key_jwt)",
  secretStored: "Verschlüsselt gespeichert. Leer lassen, um es zu behalten.",
  scopes: "Scopes",
  scopesHint: "Meist openid profile email, oft auch groups.",
  strengthInvalid: "Geben Sie Wörter mit Leerzeichen dazwischen ein.",
  requiredAcr: "Verlangte acr-Werte",
  requiredAcrHint:
    "Mit Leerzeichen dazwischen; der Anbieter wird danach gefragt, und das ID-Token muss einen haben. Leer: beliebig.",
  requiredAmr: "Verlangte amr-Werte",
  requiredAmrHint:
    "Etwa mfa, hwk oder otp, wie Ihr Anbieter sie sendet; das ID-Token muss einen haben. Leer: beliebig.",
  strength: "Stärke",
  strengthOf: ({ acr, amr }) =>
    [acr && `acr ${acr}`, amr && `amr ${amr}`].filter(Boolean).join("; ") || "Der Anbieter sagt es nicht",
  wouldBeRefused: "Diese Anmeldung würde abgelehnt: Sie hat keinen der verlangten acr- oder amr-Werte.",
  countsAsFactor: "Die Anmeldung beim Anbieter zählt als zweiter Faktor",
  countsAsFactorHint:
    "Nur einschalten, wenn der Anbieter immer einen zweiten Faktor verlangt, am besten mit einem verlangten acr- oder amr-Wert. Sonst wird der hiesige Faktor verlangt, und Ihre Regeln für zweite Faktoren gelten.",
  createsAccounts: "Konten für neue Personen anlegen",
  createsAccountsHint: "Bei ihrer ersten Anmeldung, solange die Organisation einen freien Platz hat.",
  addressesTitle: "Diese Adressen beim Anbieter eintragen",
  addressesHint: "Als Webanwendung mit Authorization Code Flow und PKCE.",
  callbackAddress: "Redirect-URI",
  afterLogoutAddress: "Post-Logout-Redirect-URI",
  logoutAddress: "Back-Channel-Logout-URI",
  keysAddress: "Öffentlicher Schlüssel (JWKS)",
  signInAddress: "Link für Ihre Personen",
  copyAddress: ({ name }) => `${name} kopieren`,
  trialTitle: "Was der Anbieter sendet",
  notTried: "Probieren Sie die Einstellungen aus, um Ihre eigenen Claims zu sehen und was sie geben.",
  triedAt: ({ dateTime }) => `Ausprobiert ${dateTime}`,
  becomesTitle: "Eine Anmeldung ergäbe",
  claimsTitle: "Claims",
  account: "Konto",
  notLinked: "Noch keines verbunden",
  unchanged: "Unverändert",
  courses: "Kurse",
  course: "Kurs",
  rank: "Rang",
  noEmailClaim: "Keine gesendet: neue Konten brauchen eine",
  emailState: ({ email, isEmailVerified }) => (isEmailVerified ? `${email} (geprüft)` : `${email} (nicht geprüft)`),
  rulesTitle: "Was Claims geben",
  rulesHint:
    "Bei jeder Anmeldung geprüft. Fehlt ein Claim, wird zurückgenommen, was er gegeben hat. Systemadministration wird so niemand.",
  claim: "Claim",
  claimHint: "Punkte führen in Objekte: realm_access.roles",
  value: "Wert",
  gives: "Gibt",
  none: "Keine Auswahl",
  courseGone: "Ein gelöschter Kurs",
  addRule: "Zeile hinzufügen",
  removeRule: "Entfernen",
  breakGlassTitle: "Administration für Notfälle",
  breakGlassHint:
    "Sie behalten ihr Passwort, wenn die Anmeldung verlangt wird. Jede Verwendung wird der ganzen Administration gemailt und protokolliert.",
  breakGlassNone: "Noch niemand",
  administrator: "Administration",
  namePerson: "Person hinzufügen",
  removePerson: "Entfernen",
  domainsTitle: "E-Mail-Domains",
  domainsHint:
    "Personen mit diesen Adressen finden die Anmeldung über ihre E-Mail. Eingeladene, noch nie verwendete Konten werden verbunden, wenn der Anbieter die Adresse als geprüft meldet.",
  domains: "Domains",
  domainsNone: "Keine",
  domainsBySystemAdmins:
    "Die Systemadministration setzt sie, weil zwei Organisationen nicht dieselbe Domain haben können.",
  removeTitle: "Anmeldung der Organisation entfernen",
  removeHint: "Personen melden sich dann mit Passwort an. Wer keines hat, kann eines per E-Mail anfordern.",
  remove: "Entfernen",
  saved: "Gespeichert.",
  removed: "Anmeldung der Organisation entfernt.",
  stateName: ({ state }) =>
    ({ draft: "Noch nicht angeboten", offered: "Angeboten", required: "Verlangt", missing: "Nicht eingerichtet" })[
      state
    ],
  subject: "Subject beim Anbieter (sub)",
  subjectHint:
    "Die unveränderliche Id der Person beim Anbieter, kein Name und keine Adresse. Verbinden Sie nur Personen, die Sie kennen.",
  subjectRequired: "Geben Sie das Subject ein, höchstens 255 Zeichen.",
  subjectTaken: "Ein anderes Konto ist mit diesem Subject verbunden.",
  connect: "Verbinden",
  disconnect: "Trennen",
};
