import { languageName, number, plural } from "../format";
import type { auditTrail as english } from "../en/auditTrail";
import type { Translation } from "../translation";

/** Each is a sentence about what the actor did. */
export const auditTrail: Translation<typeof english> = {
  tokenCreate: ({ actor, name, scopes }) => `${actor} hat das API-Token ${name} erstellt (${scopes})`,
  factorChange: ({ actor, change, name }) =>
    ({
      addApp: `${actor} hat eine Authenticator-App hinzugefügt`,
      removeApp: `${actor} hat die Authenticator-App entfernt`,
      newCodes: `${actor} hat neue Wiederherstellungscodes erstellt`,
      addPasskey: `${actor} hat den Passkey ${name} hinzugefügt`,
      removePasskey: `${actor} hat den Passkey ${name} entfernt`,
    })[change],
  factorRecoveryCode: ({ actor }) => `${actor} hat sich mit einem Wiederherstellungscode angemeldet oder bestätigt`,
  factorAdministratorCode: ({ actor }) =>
    `${actor} hat einen Einmalcode der Administration verwendet; zweite Faktoren und API-Tokens wurden entfernt`,
  factorIssueCode: ({ actor, user }) =>
    `${actor} hat einen Einmalcode für die verlorenen zweiten Faktoren von ${user} ausgestellt`,
  organizationFactors: ({ actor, name, from, to }) =>
    `${actor} hat geändert, wer in ${name} einen zweiten Faktor braucht: von ${from} zu ${to}`,
  systemFactors: ({ actor, required }) =>
    required
      ? `${actor} verlangt zweite Faktoren von der Systemadministration`
      : `${actor} verlangt von der Systemadministration keine zweiten Faktoren mehr`,
  issueCredential: ({ actor, campaign, user }) =>
    `${actor} hat einen signierten Nachweis über ${campaign} für ${user} erstellt`,
  revokeCredential: ({ actor, campaign, user }) =>
    `${actor} hat den signierten Nachweis über ${campaign} von ${user} widerrufen`,
  allowCredential: ({ actor, campaign, user }) =>
    `${actor} hat ${user} einen weiteren signierten Nachweis über ${campaign} erlaubt`,
  signingKey: ({ actor }) => `${actor} hat den Schlüssel ersetzt, der Nachweise signiert`,
  tokenRevoke: ({ actor, name }) => `${actor} hat das API-Token ${name} widerrufen`,
  serviceAccountCreate: ({ actor, name, scopes }) => `${actor} hat das Dienstkonto ${name} erstellt (${scopes})`,
  serviceAccountDelete: ({ actor, name }) => `${actor} hat das Dienstkonto ${name} gelöscht`,
  organizationSignIn: ({ actor, name, from, to }) =>
    `${actor} hat die Anmeldung von ${name} von ${from} auf ${to} gesetzt`,
  organizationSignInSettings: ({ actor, name, issuer }) =>
    `${actor} hat den Anmeldeanbieter von ${name} gespeichert: ${issuer}`,
  organizationSignInRemoved: ({ actor, name }) => `${actor} hat die Anmeldung von ${name} entfernt`,
  organizationSignInRules: ({ actor, name }) => `${actor} hat geändert, was Claims in ${name} geben`,
  organizationSignInDomains: ({ actor, name, domains }) =>
    `${actor} hat die E-Mail-Domains von ${name} gesetzt: ${domains}`,
  organizationBreakGlass: ({ actor, name, user, to }) =>
    `${actor} hat die Notfall-Administration von ${name} geändert: ${user} ${to}`,
  userBreakGlass: ({ actor }) => `${actor} hat sich als Notfall-Administration mit Passwort angemeldet`,
  userCreateBySignIn: ({ user }) => `Die erste Anmeldung über die Organisation hat ${user} angelegt`,
  userLinkIdentity: ({ actor, user, issuer }) => `${actor} hat ${user} mit ${issuer} verbunden`,
  userUnlinkIdentity: ({ actor, user, issuer }) => `${actor} hat ${user} von ${issuer} getrennt`,
  userRoleByClaims: ({ user, from, to }) => `Claims haben die Rolle von ${user} von ${from} auf ${to} geändert`,
  userCoursesByClaims: ({ user, joins, leaves }) =>
    `Claims haben die Kurse von ${user} geändert: ${joins} beigetreten, ${leaves} verlassen`,
  userExternalId: ({ actor, user, to }) => `${actor} hat die externe ID von ${user} auf ${to} geändert`,
  userRemoveByProvider: ({ actor, user }) => `${actor} hat ${user} aus den Personen des Identitätsanbieters entfernt`,
  userRename: ({ actor, user, to }) => `${actor} hat ${user} in ${to} umbenannt`,
  userRoleByGroups: ({ user, from, to }) => `Gruppen haben die Rolle von ${user} von ${from} auf ${to} geändert`,
  userCoursesByGroups: ({ user, joins, leaves }) =>
    `Gruppen haben die Kurse von ${user} geändert: ${joins} dazu, ${leaves} weniger`,
  groupCreate: ({ actor, name }) => `${actor} hat die Gruppe ${name} angelegt`,
  groupUpdate: ({ actor, name }) => `${actor} hat die Gruppe ${name} geändert`,
  groupDelete: ({ actor, name }) => `${actor} hat die Gruppe ${name} gelöscht`,
  groupGrant: ({ actor, name }) => `${actor} hat geändert, was die Gruppe ${name} gibt`,
  webhookChange: ({ actor, name, change }) =>
    ({
      create: `${actor} hat den Webhook-Endpunkt ${name} hinzugefügt`,
      change: `${actor} hat den Webhook-Endpunkt ${name} geändert`,
      rotate: `${actor} hat das Geheimnis des Webhook-Endpunkts ${name} ersetzt`,
      on: `${actor} hat den Webhook-Endpunkt ${name} eingeschaltet`,
      off: `${actor} hat den Webhook-Endpunkt ${name} ausgeschaltet`,
      delete: `${actor} hat den Webhook-Endpunkt ${name} gelöscht`,
      failed: `Der Webhook-Endpunkt ${name} wurde ausgeschaltet, weil Zustellungen fehlschlugen`,
    })[change],
  organizationLanguage: ({ actor, name, language }) =>
    language
      ? `${actor} hat ${language} als Standardsprache von ${name} festgelegt`
      : `${actor} hat die Standardsprache von ${name} entfernt`,
  userCreate: ({ actor, user, role }) =>
    role
      ? `${actor} hat das Konto ${user} mit der Rolle ${role} hinzugefügt`
      : `${actor} hat das Konto ${user} hinzugefügt`,
  userImport: ({ actor, user, role }) =>
    role
      ? `${actor} hat ${user} mit einer Mitgliederliste hinzugefügt, Rolle ${role}`
      : `${actor} hat ${user} mit einer Mitgliederliste hinzugefügt`,
  userUndoImport: ({ actor, user }) => `${actor} hat ${user} beim Rückgängigmachen eines Imports wieder gelöscht`,
  userEnable: ({ actor, user }) => `${actor} hat ${user} aktiviert`,
  userDisable: ({ actor, user }) => `${actor} hat ${user} deaktiviert`,
  userDelete: ({ actor, user }) => `${actor} hat ${user} gelöscht`,
  userRole: ({ actor, user, from, to }) => `${actor} hat die Rolle von ${user} von ${from} in ${to} geändert`,
  userOrganization: ({ actor, user, from, to }) => `${actor} hat ${user} von ${from} nach ${to} verschoben`,
  userCopyOwnData: ({ actor }) => `${actor} hat eine Kopie der eigenen Daten erstellt`,
  userCopyData: ({ actor, user }) => `${actor} hat eine Kopie der Daten über ${user} erstellt`,
  userDownloadData: ({ actor, user }) => `${actor} hat die Kopie der Daten über ${user} heruntergeladen`,
  userResetPassword: ({ actor, user }) => `${actor} hat das Passwort von ${user} zurückgesetzt`,
  userInviteAgain: ({ actor, user }) => `${actor} hat die Einladung an ${user} erneut gesendet`,
  userUndoEnable: ({ actor, user }) => `${actor} hat eine Änderung rückgängig gemacht und ${user} wieder deaktiviert`,
  userUndoDisable: ({ actor, user }) => `${actor} hat eine Änderung rückgängig gemacht und ${user} wieder aktiviert`,
  userUndoRole: ({ actor, user, from, to }) =>
    `${actor} hat die Rolle von ${user} wieder von ${from} in ${to} geändert`,
  userUndoOrganization: ({ actor, user, from, to }) => `${actor} hat ${user} wieder von ${from} nach ${to} verschoben`,
  userUndoReset: ({ actor, user }) => `${actor} verlangt kein neues Passwort mehr von ${user}`,
  userUpdate: ({ actor, user }) => `${actor} hat die Angaben von ${user} geändert`,
  userErase: ({ actor, kept, attempts }) =>
    kept
      ? plural(attempts, {
          one: `${actor} hat eine Person endgültig gelöscht und # Versuch ohne Namen behalten`,
          other: `${actor} hat eine Person endgültig gelöscht und # Versuche ohne Namen behalten`,
        })
      : plural(attempts, {
          one: `${actor} hat eine Person und # Versuch endgültig gelöscht`,
          other: `${actor} hat eine Person und # Versuche endgültig gelöscht`,
        }),
  userAskErasure: ({ actor }) => `${actor} hat die Löschung beantragt`,
  userWithdrawErasure: ({ actor }) => `${actor} hat den Löschantrag zurückgezogen`,
  userRefuseErasure: ({ actor, user }) => `${actor} hat den Löschantrag von ${user} abgelehnt`,
  organizationErasedAttempts: ({ actor, name, kept }) =>
    kept
      ? `${actor} hat festgelegt, dass ${name} Versuche gelöschter Personen ohne Namen behält`
      : `${actor} hat festgelegt, dass ${name} Versuche gelöschter Personen entfernt`,
  retentionChange: ({ actor, name, kind, time }) =>
    `${actor} hat die Aufbewahrung von ${name} geändert: ${kind}: ${time}`,
  retentionSweep: ({ name, kind, removed }) =>
    plural(removed, {
      one: `Die Aufbewahrung von ${name} hat # Eintrag entfernt: ${kind}`,
      other: `Die Aufbewahrung von ${name} hat # Einträge entfernt: ${kind}`,
    }),
  noLimit: "keine Frist",
  retentionOfSite: "der Installation",
  organizationCreate: ({ actor, name }) => `${actor} hat die Organisation ${name} erstellt`,
  organizationDelete: ({ actor, name }) => `${actor} hat die Organisation ${name} gelöscht`,
  organizationPaid: ({ actor, name }) => `${actor} hat ${name} als bezahlt markiert`,
  organizationUnpaid: ({ actor, name }) => `${actor} hat ${name} als unbezahlt markiert`,
  organizationUserLimit: ({ actor, name, from, to }) =>
    `${actor} hat das Kontenlimit von ${name} von ${from} auf ${to} geändert`,
  organizationCurriculum: ({ actor, name, from, to }) =>
    `${actor} hat den Lehrplan von ${name} von ${from} auf ${to} geändert`,
  accessCodeCreate: ({ actor, code }) => `${actor} hat den Zugangscode ${code} erstellt`,
  accessCodeAssign: ({ actor, code, organizationName }) =>
    `${actor} hat den Zugangscode ${code} der Organisation ${organizationName} zugewiesen`,
  accessCodeDelete: ({ actor, code }) => `${actor} hat den Zugangscode ${code} gelöscht`,
  courseCreate: ({ actor, course, members }) =>
    `${actor} hat den Kurs ${course} mit ${plural(members, { one: "# Mitglied", other: "# Mitgliedern" })} erstellt`,
  courseDelete: ({ actor, course }) => `${actor} hat den Kurs ${course} gelöscht`,
  courseRename: ({ actor, course, from }) => `${actor} hat den Kurs ${from} in ${course} umbenannt`,
  courseRenewCode: ({ actor, course }) => `${actor} hat den Zugangscode von ${course} ersetzt`,
  courseAddMembers: ({ actor, course, members }) =>
    `${actor} hat ${plural(members, { one: "# Mitglied", other: "# Mitglieder" })} zu ${course} hinzugefügt`,
  courseUndoAddMembers: ({ actor, course, members }) =>
    `${actor} hat ${plural(members, { one: "# Mitglied", other: "# Mitglieder" })} wieder aus ${course} entfernt`,
  courseRemoveMember: ({ actor, course, member }) => `${actor} hat ${member} aus ${course} entfernt`,
  courseOwner: ({ actor, course, instructor }) => `${actor} hat ${instructor} die Leitung des Kurses ${course} gegeben`,
  courseTeacher: ({ actor, course, teacher, reach }) =>
    `${actor} hat ${teacher} als ${reach === "assist" ? "Assistenz" : "mitlehrende Person"} in den Kurs ${course} aufgenommen`,
  courseRemoveTeacher: ({ actor, course, teacher }) =>
    `${actor} hat ${teacher} aus den Lehrenden des Kurses ${course} entfernt`,
  courseStart: ({ actor, course, className }) => `${actor} hat die Klasse ${className} von ${course} gestartet`,
  courseEnd: ({ actor, course, className }) => `${actor} hat die Klasse ${className} von ${course} beendet`,
  courseResume: ({ actor, course, className }) => `${actor} hat die Klasse ${className} von ${course} fortgesetzt`,
  courseSchedule: ({ actor, course }) => `${actor} hat eine Klasse von ${course} geplant`,
  courseUnschedule: ({ actor, course, className }) =>
    `${actor} hat die Planung der Klasse ${className} von ${course} entfernt`,
  courseScheduleEnd: ({ actor, course, className }) =>
    `${actor} hat das geplante Ende der Klasse ${className} von ${course} geändert`,
  courseMessage: ({ actor, course, students }) =>
    `${actor} hat ${plural(students, { one: "# Person", other: "# Studierenden" })} von ${course} geschrieben`,
  organizationMessages: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} hat Kursleitungen von ${name} erlaubt, Studierenden zu schreiben`
      : `${actor} erlaubt Kursleitungen von ${name} nicht mehr, Studierenden zu schreiben`,
  organizationRosters: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} hat Kursleitungen von ${name} erlaubt, Mitgliederlisten zu importieren`
      : `${actor} erlaubt Kursleitungen von ${name} nicht mehr, Mitgliederlisten zu importieren`,
  courseShareSummary: ({ actor, course, className, withNames, until }) =>
    withNames
      ? `${actor} hat einen Überblick der Klasse ${className} von ${course} mit einem Link geteilt, mit Namen, bis ${until}`
      : `${actor} hat einen Überblick der Klasse ${className} von ${course} mit einem Link geteilt, ohne Namen, bis ${until}`,
  courseWithdrawSummary: ({ actor, course, className }) =>
    `${actor} hat einen Link zu einem Überblick der Klasse ${className} von ${course} zurückgezogen`,
  courseLessonLanguage: ({ actor, course, language }) =>
    language === null
      ? `${actor} lässt Studierende von ${course} Lektionen in ihrer eigenen Sprache lesen`
      : `${actor} hat ${languageName(language)} als Sprache der Lektionen von ${course} eingestellt`,
  courseDates: ({ actor, course, className }) =>
    `${actor} hat die Abgabetermine von ${className} in ${course} geändert`,
  courseExtend: ({ actor, course, className }) =>
    `${actor} hat Abgabetermine für Studierende von ${className} in ${course} verlängert`,
  courseEndExtension: ({ actor, course, className }) =>
    `${actor} hat eine Verlängerung in ${className} von ${course} entfernt`,
  courseRubric: ({ actor, course, scenario, isRemoved }) =>
    `${actor} hat das Bewertungsraster von ${scenario} ${isRemoved ? "entfernt" : "geändert"} (${course})`,
  courseGrading: ({ actor, course }) => `${actor} hat die Benotung von ${course} geändert`,
  organizationGrading: ({ actor, organization }) => `${actor} hat die Standardbenotung von ${organization} geändert`,
  courseQuizRules: ({ actor, course }) => `${actor} hat die Quizregeln von ${course} geändert`,
  curriculumPublish: ({ actor, title, version }) => `${actor} hat Version ${version} von ${title} veröffentlicht`,
  lessonDelete: ({ actor, title }) => `${actor} hat den Entwurf der Lektion ${title} gelöscht`,
  permissionGive: ({ actor, user }) => `${actor} hat ${user} erlaubt, Lektionen zu schreiben`,
  permissionTake: ({ actor, user }) => `${actor} erlaubt ${user} nicht mehr, Lektionen zu schreiben`,
  rosterImport: ({ actor, file }) => `${actor} hat die Mitgliederliste ${file} importiert`,
  rosterTakeBack: ({ actor, file, deleted }) =>
    `${actor} hat den Import von ${file} rückgängig gemacht: ${plural(deleted, { one: "# Konto", other: "# Konten" })} gelöscht`,
  sandboxDelete: ({ actor, title }) => `${actor} hat die Sandbox ${title} gelöscht`,
  missionShare: ({ actor, title, className }) => `${actor} hat die Mission ${title} mit ${className} geteilt`,
  leaderboardClear: ({ actor }) => `${actor} hat alle Bestenlisten geleert`,
  bannerSend: ({ actor }) => `${actor} hat die systemweite Nachricht geändert`,
  gradeDecide: ({ actor, grade, from, to }) =>
    to === from
      ? `${actor} hat eine Notiz zu einer Note hinzugefügt: ${grade}`
      : `${actor} hat eine Note geändert: ${grade}, von ${from || "keiner"} auf ${to || "keine"}`,
  gradeWithdraw: ({ actor, grade, to }) =>
    `${actor} hat eine Entscheidung über eine Note zurückgenommen: ${grade}, jetzt ${to || "keine"}`,
  gradeDecideMany: ({ actor, course, className, grades }) =>
    `${actor} hat über mehrere Noten von ${className} (${course}) entschieden: ${number(grades)}`,
  gradeUndoMany: ({ actor, course, className, grades }) =>
    `${actor} hat eine Entscheidung über mehrere Noten von ${className} (${course}) zurückgenommen: ${number(grades)}`,
  feedbackChange: ({ actor, student, kind }) =>
    ({
      write: `${actor} hat einen Kommentar geschrieben: ${student}`,
      change: `${actor} hat einen Kommentar geändert: ${student}`,
      remove: `${actor} hat einen Kommentar entfernt: ${student}`,
    })[kind],
  gradeRegrade: ({ actor, course, scenario, question }) =>
    `${actor} hat eine Frage in ${scenario} (${course}) neu bewertet: ${question}`,
  gradeFlyAgain: ({ actor, course, scenario }) =>
    `${actor} hat die Flüge in ${scenario} (${course}) neu fliegen lassen`,
  gradeUndoRegrade: ({ actor, course, scenario }) =>
    `${actor} hat eine Neubewertung in ${scenario} (${course}) zurückgenommen`,
  gradeSubmit: ({ actor, course, className, students }) =>
    `${actor} hat die Endnoten von ${className} in ${course} eingereicht (${plural(students, { one: "# Person", other: "# Studierende" })})`,
  gradeUnlock: ({ actor, course, className, reason }) =>
    `${actor} hat die Endnoten von ${className} in ${course} entsperrt: ${reason}`,
  gradeAsk: ({ actor, grade }) => `${actor} hat um Durchsicht einer Note gebeten: ${grade}`,
  gradeAnswer: ({ actor, grade, outcome }) =>
    `${actor} hat eine Bitte um Durchsicht beantwortet: ${grade} (${outcome})`,
  gradeAgree: ({ actor, course, className }) =>
    `${actor} hat einer Entscheidung über eine Note in ${className} von ${course} zugestimmt`,
  gradeRelease: ({ actor, course, scenario, part, rule }) =>
    `${actor} hat festgelegt, wann Studierende ${scenario} sehen (${course}): ${part}, ${rule}`,
  gradeView: ({ actor, student, course }) =>
    `${actor} hat die Ergebnisse so angesehen, wie ${student} sie sieht (${course})`,
  courseRequests: ({ actor, course, isOn }) =>
    isOn
      ? `${actor} hat Bitten um Durchsicht von Noten in ${course} zugelassen`
      : `${actor} hat Bitten um Durchsicht von Noten in ${course} beendet`,
  courseSecondLook: ({ actor, course, share }) =>
    `${actor} hat den Anteil der Entscheidungen mit zweitem Blick in ${course} auf ${share} % gesetzt`,
  attemptSetAside: ({ actor, attempt }) => `${actor} hat einen Versuch ausgeschlossen: ${attempt}`,
  attemptCount: ({ actor, attempt }) => `${actor} hat einen Versuch wieder gewertet: ${attempt}`,
  attemptAcceptClaim: ({ actor, attempt }) => `${actor} hat eine Punktemeldung anerkannt: ${attempt}`,
  attemptTakeBackClaim: ({ actor, attempt }) =>
    `${actor} hat die Anerkennung einer Punktemeldung zurückgenommen: ${attempt}`,
  courseAcceptClaims: ({ actor, course, claims, className }) =>
    `${actor} hat ${plural(claims, { one: "# Punktemeldung", other: "# Punktemeldungen" })} der Klasse ${className} von ${course} anerkannt`,
  courseTakeBackClaims: ({ actor, course, claims, className }) =>
    `${actor} hat die Anerkennung von ${plural(claims, { one: "# Punktemeldung", other: "# Punktemeldungen" })} der Klasse ${className} von ${course} zurückgenommen`,
  organizationClaims: ({ actor, name, from, to }) =>
    `${actor} hat die Regel für Punktemeldungen in ${name} von „${from}“ in „${to}“ geändert`,
  gameInstall: ({ actor, name }) => `${actor} hat das Spiel ${name} installiert`,
  gameBack: ({ actor, name }) => `${actor} ist zum Spiel ${name} zurückgekehrt`,
  gameUpload: ({ actor, name }) => `${actor} hat das Spiel ${name} als Kandidat hochgeladen`,
  gameOffer: ({ actor, name, replaced }) => `${actor} hat Studierenden das Spiel ${name} statt ${replaced} angeboten`,
  gameSimulator: ({ actor, name, replaced }) => `${actor} hat Studierenden ${name} statt ${replaced} angeboten`,
  gameDiscard: ({ actor, name }) => `${actor} hat den Kandidaten ${name} verworfen`,
  gameUninstall: ({ actor, name }) => `${actor} hat das Spiel ${name} deinstalliert`,
  gameSensors: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} hat dem Spiel ${name} Bewegungssensoren erlaubt`
      : `${actor} erlaubt dem Spiel ${name} keine Bewegungssensoren mehr`,
  gameGiveUp: ({ actor, name }) => `${actor} hat das Spiel ${name} aufgegeben, dessen Dateien fehlen`,
  userOwnPassword: ({ actor }) => `${actor} hat das eigene Passwort geändert`,
  userOwnEmail: ({ actor }) => `${actor} hat die eigene E-Mail-Adresse geändert`,
  userOwnReset: ({ actor }) => `${actor} hat mit einem Link oder Code ein neues Passwort gesetzt`,
  userEndSignIn: ({ actor, user, device }) => `${actor} hat eine Anmeldung von ${user} beendet (${device})`,
  userEndSignIns: ({ actor, user, signIns }) =>
    plural(signIns, {
      one: `${actor} hat # Anmeldung von ${user} beendet`,
      other: `${actor} hat # Anmeldungen von ${user} beendet`,
    }),
  userNewDevice: ({ actor, device }) => `${actor} hat sich von einem neuen Gerät angemeldet (${device})`,
  userFailedSignIns: ({ actor, user, tries, address }) =>
    plural(tries, {
      one: `${actor} hat # Mal vergeblich versucht, sich als ${user} anzumelden; der Versuch kam von ${address}`,
      other: `${actor} hat # Mal vergeblich versucht, sich als ${user} anzumelden; der letzte Versuch kam von ${address}`,
    }),
  otherFailedSignIns: ({ actor, tries }) =>
    plural(tries, {
      one: `${actor} hat # Mal vergeblich versucht, sich bei anderen Konten anzumelden`,
      other: `${actor} hat # Mal vergeblich versucht, sich bei anderen Konten anzumelden`,
    }),
  unknownSignIns: ({ actor, tries }) =>
    plural(tries, {
      one: `${actor} hat # Mal vergeblich versucht, sich mit einem unbekannten Benutzernamen anzumelden`,
      other: `${actor} hat # Mal vergeblich versucht, sich mit unbekannten Benutzernamen anzumelden`,
    }),
  organizationSignInLimits: ({ actor, name }) => `${actor} hat die Dauer von Anmeldungen in ${name} geändert`,
  systemSignInLimits: ({ actor }) =>
    `${actor} hat die Dauer von Anmeldungen für Systemadministratoren und Personen ohne Organisation geändert`,
  other: ({ actor, action, subject }) => `${actor}: ${action} ${subject}`.trim(),
  noName: "(ohne Namen)",
  nothing: "nichts",
};
