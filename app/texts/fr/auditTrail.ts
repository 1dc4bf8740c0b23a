import type { auditTrail as english } from "../en/auditTrail";
import type { Translation } from "../translation";
import { languageName, number, plural } from "../format";

export const auditTrail: Translation<typeof english> = {
  tokenCreate: ({ actor, name, scopes }) => `${actor} a créé le jeton d'API ${name} (${scopes})`,
  factorChange: ({ actor, change, name }) =>
    ({
      addApp: `${actor} a ajouté une application d'authentification`,
      removeApp: `${actor} a supprimé l'application d'authentification`,
      newCodes: `${actor} a créé de nouveaux codes de récupération`,
      addPasskey: `${actor} a ajouté la clé d'accès ${name}`,
      removePasskey: `${actor} a supprimé la clé d'accès ${name}`,
    })[change],
  factorRecoveryCode: ({ actor }) => `${actor} s'est connecté ou confirmé avec un code de récupération`,
  factorAdministratorCode: ({ actor }) =>
    `${actor} a utilisé le code à usage unique d'un administrateur, ce qui a supprimé ses seconds facteurs et jetons d'API`,
  factorIssueCode: ({ actor, user }) =>
    `${actor} a émis un code à usage unique pour les seconds facteurs perdus de ${user}`,
  organizationFactors: ({ actor, name, from, to }) =>
    `${actor} a modifié qui doit avoir un second facteur dans ${name} : de ${from} à ${to}`,
  systemFactors: ({ actor, required }) =>
    required
      ? `${actor} exige des seconds facteurs des administrateurs système`
      : `${actor} n'exige plus de seconds facteurs des administrateurs système`,
  issueCredential: ({ actor, campaign, user }) => `${actor} a créé une attestation signée de ${campaign} pour ${user}`,
  revokeCredential: ({ actor, campaign, user }) => `${actor} a révoqué l'attestation signée de ${campaign} de ${user}`,
  allowCredential: ({ actor, campaign, user }) =>
    `${actor} a autorisé une autre attestation signée de ${campaign} pour ${user}`,
  signingKey: ({ actor }) => `${actor} a remplacé la clé qui signe les attestations`,
  tokenRevoke: ({ actor, name }) => `${actor} a révoqué le jeton d'API ${name}`,
  serviceAccountCreate: ({ actor, name, scopes }) => `${actor} a créé le compte de service ${name} (${scopes})`,
  serviceAccountDelete: ({ actor, name }) => `${actor} a supprimé le compte de service ${name}`,
  organizationSignIn: ({ actor, name, from, to }) =>
    `${actor} a fait passer la connexion de ${name} de ${from} à ${to}`,
  organizationSignInSettings: ({ actor, name, issuer }) =>
    `${actor} a enregistré le fournisseur de connexion de ${name} : ${issuer}`,
  organizationSignInRemoved: ({ actor, name }) => `${actor} a supprimé la connexion de ${name}`,
  organizationSignInRules: ({ actor, name }) => `${actor} a modifié l'effet des revendications dans ${name}`,
  organizationSignInDomains: ({ actor, name, domains }) =>
    `${actor} a défini les domaines e-mail de ${name} : ${domains}`,
  organizationBreakGlass: ({ actor, name, user, to }) =>
    `${actor} a modifié les administrateurs de secours de ${name} : ${user} ${to}`,
  userBreakGlass: ({ actor }) => `${actor} s'est connecté(e) par mot de passe comme administrateur de secours`,
  userCreateBySignIn: ({ user }) => `La première connexion par l'organisation a créé ${user}`,
  userLinkIdentity: ({ actor, user, issuer }) => `${actor} a associé ${user} à ${issuer}`,
  userUnlinkIdentity: ({ actor, user, issuer }) => `${actor} a dissocié ${user} de ${issuer}`,
  userRoleByClaims: ({ user, from, to }) => `Les revendications ont changé le rôle de ${user} de ${from} à ${to}`,
  userCoursesByClaims: ({ user, joins, leaves }) =>
    `Les revendications ont changé les cours de ${user} : ${joins} rejoints, ${leaves} quittés`,
  userExternalId: ({ actor, user, to }) => `${actor} a remplacé l'identifiant externe de ${user} par ${to}`,
  userRemoveByProvider: ({ actor, user }) => `${actor} a retiré ${user} des utilisateurs du fournisseur d'identité`,
  userRename: ({ actor, user, to }) => `${actor} a renommé ${user} en ${to}`,
  userRoleByGroups: ({ user, from, to }) => `Des groupes ont changé le rôle de ${user} de ${from} en ${to}`,
  userCoursesByGroups: ({ user, joins, leaves }) =>
    `Des groupes ont changé les cours de ${user} : ${joins} de plus, ${leaves} de moins`,
  groupCreate: ({ actor, name }) => `${actor} a ajouté le groupe ${name}`,
  groupUpdate: ({ actor, name }) => `${actor} a modifié le groupe ${name}`,
  groupDelete: ({ actor, name }) => `${actor} a supprimé le groupe ${name}`,
  groupGrant: ({ actor, name }) => `${actor} a modifié ce que donne le groupe ${name}`,
  webhookChange: ({ actor, name, change }) =>
    ({
      create: `${actor} a ajouté la destination de webhook ${name}`,
      change: `${actor} a modifié la destination de webhook ${name}`,
      rotate: `${actor} a remplacé le secret de la destination de webhook ${name}`,
      on: `${actor} a activé la destination de webhook ${name}`,
      off: `${actor} a désactivé la destination de webhook ${name}`,
      delete: `${actor} a supprimé la destination de webhook ${name}`,
      failed: `La destination de webhook ${name} a été désactivée, car ses envois échouaient`,
    })[change],
  organizationLanguage: ({ actor, name, language }) =>
    language
      ? `${actor} a choisi ${language} comme langue par défaut de ${name}`
      : `${actor} a retiré la langue par défaut de ${name}`,
  userCreate: ({ actor, user, role }) =>
    `${actor} a ajouté l'utilisateur ${user}${role ? ` avec le rôle ${role}` : ""}`,
  userImport: ({ actor, user, role }) =>
    `${actor} a ajouté ${user} par une liste importée${role ? ` avec le rôle ${role}` : ""}`,
  userUndoImport: ({ actor, user }) => `${actor} a supprimé ${user} en annulant une importation`,
  userEnable: ({ actor, user }) => `${actor} a activé ${user}`,
  userDisable: ({ actor, user }) => `${actor} a désactivé ${user}`,
  userDelete: ({ actor, user }) => `${actor} a supprimé ${user}`,
  userRole: ({ actor, user, from, to }) => `${actor} a changé le rôle de ${user} : de ${from} à ${to}`,
  userOrganization: ({ actor, user, from, to }) => `${actor} a déplacé ${user} de ${from} vers ${to}`,
  userCopyOwnData: ({ actor }) => `${actor} a créé une copie de ses propres données`,
  userCopyData: ({ actor, user }) => `${actor} a créé une copie des données de ${user}`,
  userDownloadData: ({ actor, user }) => `${actor} a téléchargé la copie des données de ${user}`,
  userResetPassword: ({ actor, user }) => `${actor} a exigé un nouveau mot de passe pour ${user}`,
  userInviteAgain: ({ actor, user }) => `${actor} a renvoyé l'invitation à ${user}`,
  userUndoEnable: ({ actor, user }) => `${actor} a désactivé ${user} en annulant une modification`,
  userUndoDisable: ({ actor, user }) => `${actor} a activé ${user} en annulant une modification`,
  userUndoRole: ({ actor, user, from, to }) => `${actor} a rétabli le rôle de ${user} : de ${from} à ${to}`,
  userUndoOrganization: ({ actor, user, from, to }) => `${actor} a ramené ${user} de ${from} vers ${to}`,
  userUndoReset: ({ actor, user }) => `${actor} n'exige plus de nouveau mot de passe pour ${user}`,
  userUpdate: ({ actor, user }) => `${actor} a modifié les informations de ${user}`,
  userErase: ({ actor, kept, attempts }) =>
    kept
      ? plural(attempts, {
          one: `${actor} a effacé une personne et conservé # tentative sans le nom`,
          other: `${actor} a effacé une personne et conservé # tentatives sans le nom`,
        })
      : plural(attempts, {
          one: `${actor} a effacé une personne et # tentative`,
          other: `${actor} a effacé une personne et # tentatives`,
        }),
  userAskErasure: ({ actor }) => `${actor} a demandé à être effacé`,
  userWithdrawErasure: ({ actor }) => `${actor} a retiré sa demande d'effacement`,
  userRefuseErasure: ({ actor, user }) => `${actor} a refusé la demande d'effacement de ${user}`,
  organizationErasedAttempts: ({ actor, name, kept }) =>
    kept
      ? `${actor} a réglé ${name} pour conserver sans le nom les tentatives des personnes effacées`
      : `${actor} a réglé ${name} pour supprimer les tentatives des personnes effacées`,
  retentionChange: ({ actor, name, kind, time }) => `${actor} a modifié la conservation de ${name} : ${kind} : ${time}`,
  retentionSweep: ({ name, kind, removed }) =>
    plural(removed, {
      one: `La conservation de ${name} a supprimé # élément : ${kind}`,
      other: `La conservation de ${name} a supprimé # éléments : ${kind}`,
    }),
  noLimit: "sans limite",
  retentionOfSite: "l'installation",
  organizationCreate: ({ actor, name }) => `${actor} a créé l'organisation ${name}`,
  organizationDelete: ({ actor, name }) => `${actor} a supprimé l'organisation ${name}`,
  organizationPaid: ({ actor, name }) => `${actor} a marqué ${name} comme payée`,
  organizationUnpaid: ({ actor, name }) => `${actor} a marqué ${name} comme impayée`,
  organizationUserLimit: ({ actor, name, from, to }) =>
    `${actor} a changé la limite d'utilisateurs de ${name} : de ${from} à ${to}`,
  organizationCurriculum: ({ actor, name, from, to }) =>
    `${actor} a changé le programme de ${name} : de ${from} à ${to}`,
  accessCodeCreate: ({ actor, code }) => `${actor} a créé le code d'accès ${code}`,
  accessCodeAssign: ({ actor, code, organizationName }) =>
    `${actor} a attribué le code d'accès ${code} à ${organizationName}`,
  accessCodeDelete: ({ actor, code }) => `${actor} a supprimé le code d'accès ${code}`,
  courseCreate: ({ actor, course, members }) =>
    `${actor} a créé le cours ${course} avec ${plural(members, { one: "# membre", other: "# membres" })}`,
  courseDelete: ({ actor, course }) => `${actor} a supprimé le cours ${course}`,
  courseRename: ({ actor, course, from }) => `${actor} a renommé le cours ${from} en ${course}`,
  courseRenewCode: ({ actor, course }) => `${actor} a créé un nouveau code d'accès pour ${course}`,
  courseAddMembers: ({ actor, course, members }) =>
    `${actor} a ajouté ${plural(members, { one: "# membre", other: "# membres" })} à ${course}`,
  courseUndoAddMembers: ({ actor, course, members }) =>
    `${actor} a retiré ${plural(members, { one: "# membre", other: "# membres" })} de ${course} en annulant un ajout`,
  courseRemoveMember: ({ actor, course, member }) => `${actor} a retiré ${member} de ${course}`,
  courseOwner: ({ actor, course, instructor }) => `${actor} a confié le cours ${course} à ${instructor}`,
  courseTeacher: ({ actor, course, teacher, reach }) =>
    `${actor} a ajouté ${teacher} aux ${reach === "assist" ? "assistants" : "co-instructeurs"} du cours ${course}`,
  courseRemoveTeacher: ({ actor, course, teacher }) =>
    `${actor} a retiré ${teacher} de l'équipe enseignante du cours ${course}`,
  courseStart: ({ actor, course, className }) => `${actor} a démarré la classe ${className} de ${course}`,
  courseEnd: ({ actor, course, className }) => `${actor} a terminé la classe ${className} de ${course}`,
  courseResume: ({ actor, course, className }) => `${actor} a repris la classe ${className} de ${course}`,
  courseSchedule: ({ actor, course }) => `${actor} a programmé une classe de ${course}`,
  courseUnschedule: ({ actor, course, className }) => `${actor} a retiré la programmation de ${className} de ${course}`,
  courseScheduleEnd: ({ actor, course, className }) =>
    `${actor} a modifié la fin programmée de ${className} de ${course}`,
  courseMessage: ({ actor, course, students }) =>
    `${actor} a écrit à ${plural(students, { one: "# élève", other: "# élèves" })} de ${course}`,
  organizationMessages: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} a autorisé les instructeurs de ${name} à écrire aux élèves`
      : `${actor} n'autorise plus les instructeurs de ${name} à écrire aux élèves`,
  organizationRosters: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} a autorisé les instructeurs de ${name} à importer des listes de participants`
      : `${actor} n'autorise plus les instructeurs de ${name} à importer des listes de participants`,
  courseShareSummary: ({ actor, course, className, withNames, until }) =>
    withNames
      ? `${actor} a partagé par un lien un bilan de la classe ${className} de ${course}, avec les noms, jusqu'au ${until}`
      : `${actor} a partagé par un lien un bilan de la classe ${className} de ${course}, sans les noms, jusqu'au ${until}`,
  courseWithdrawSummary: ({ actor, course, className }) =>
    `${actor} a retiré un lien vers un bilan de la classe ${className} de ${course}`,
  courseLessonLanguage: ({ actor, course, language }) =>
    language === null
      ? `${actor} laisse les élèves de ${course} suivre les leçons dans leur propre langue`
      : `${actor} a choisi la langue des leçons de ${course} : ${languageName(language)}`,
  courseDates: ({ actor, course, className }) => `${actor} a modifié les dates limites de ${className} dans ${course}`,
  courseExtend: ({ actor, course, className }) =>
    `${actor} a prolongé des dates limites pour des étudiants de ${className} dans ${course}`,
  courseEndExtension: ({ actor, course, className }) =>
    `${actor} a retiré une prolongation dans ${className} de ${course}`,
  courseRubric: ({ actor, course, scenario, isRemoved }) =>
    `${actor} a ${isRemoved ? "supprimé" : "modifié"} la grille d’évaluation de ${scenario} (${course})`,
  courseGrading: ({ actor, course }) => `${actor} a modifié la notation de ${course}`,
  organizationGrading: ({ actor, organization }) => `${actor} a modifié la notation par défaut de ${organization}`,
  courseQuizRules: ({ actor, course }) => `${actor} a modifié les règles des quiz de ${course}`,
  curriculumPublish: ({ actor, title, version }) => `${actor} a publié la version ${version} de ${title}`,
  lessonDelete: ({ actor, title }) => `${actor} a supprimé le brouillon de la leçon ${title}`,
  permissionGive: ({ actor, user }) => `${actor} a autorisé ${user} à rédiger des leçons`,
  permissionTake: ({ actor, user }) => `${actor} n'autorise plus ${user} à rédiger des leçons`,
  rosterImport: ({ actor, file }) => `${actor} a importé la liste de participants ${file}`,
  rosterTakeBack: ({ actor, file, deleted }) =>
    `${actor} a annulé l'importation de ${file} : ${plural(deleted, { one: "# utilisateur supprimé", other: "# utilisateurs supprimés" })}`,
  sandboxDelete: ({ actor, title }) => `${actor} a supprimé le bac à sable ${title}`,
  missionShare: ({ actor, title, className }) => `${actor} a partagé la mission ${title} avec ${className}`,
  leaderboardClear: ({ actor }) => `${actor} a effacé tous les classements`,
  bannerSend: ({ actor }) => `${actor} a modifié le message du bandeau`,
  gradeDecide: ({ actor, grade, from, to }) =>
    to === from
      ? `${actor} a ajouté une remarque à une note : ${grade}`
      : `${actor} a modifié une note : ${grade}, de ${from || "aucune"} à ${to || "aucune"}`,
  gradeWithdraw: ({ actor, grade, to }) =>
    `${actor} a annulé une décision sur une note : ${grade}, maintenant ${to || "aucune"}`,
  gradeDecideMany: ({ actor, course, className, grades }) =>
    `${actor} a décidé de plusieurs notes de ${className} (${course}) : ${number(grades)}`,
  gradeUndoMany: ({ actor, course, className, grades }) =>
    `${actor} a annulé une décision sur plusieurs notes de ${className} (${course}) : ${number(grades)}`,
  feedbackChange: ({ actor, student, kind }) =>
    ({
      write: `${actor} a écrit un commentaire : ${student}`,
      change: `${actor} a modifié un commentaire : ${student}`,
      remove: `${actor} a supprimé un commentaire : ${student}`,
    })[kind],
  gradeRegrade: ({ actor, course, scenario, question }) =>
    `${actor} a réévalué une question de ${scenario} (${course}) : ${question}`,
  gradeFlyAgain: ({ actor, course, scenario }) => `${actor} a fait refaire les vols de ${scenario} (${course})`,
  gradeUndoRegrade: ({ actor, course, scenario }) => `${actor} a annulé une réévaluation dans ${scenario} (${course})`,
  gradeSubmit: ({ actor, course, className, students }) =>
    `${actor} a remis les notes finales de ${className} dans ${course} (${plural(students, { one: "# étudiant", other: "# étudiants" })})`,
  gradeUnlock: ({ actor, course, className, reason }) =>
    `${actor} a déverrouillé les notes finales de ${className} dans ${course} : ${reason}`,
  gradeAsk: ({ actor, grade }) => `${actor} a demandé le réexamen d'une note : ${grade}`,
  gradeAnswer: ({ actor, grade, outcome }) => `${actor} a répondu à une demande de réexamen : ${grade} (${outcome})`,
  gradeAgree: ({ actor, course, className }) =>
    `${actor} a donné son accord à une décision sur une note de ${className} dans ${course}`,
  gradeRelease: ({ actor, course, scenario, part, rule }) =>
    `${actor} a fixé quand les élèves voient ${scenario} (${course}) : ${part}, ${rule}`,
  gradeView: ({ actor, student, course }) =>
    `${actor} a consulté les résultats tels que ${student} les voit (${course})`,
  courseRequests: ({ actor, course, isOn }) =>
    isOn
      ? `${actor} a autorisé les demandes de réexamen dans ${course}`
      : `${actor} a arrêté les demandes de réexamen dans ${course}`,
  courseSecondLook: ({ actor, course, share }) =>
    `${actor} a fixé à ${share} % la part des décisions avec un second regard dans ${course}`,
  attemptSetAside: ({ actor, attempt }) => `${actor} a exclu une tentative : ${attempt}`,
  attemptCount: ({ actor, attempt }) => `${actor} a compté de nouveau une tentative : ${attempt}`,
  attemptAcceptClaim: ({ actor, attempt }) => `${actor} a accepté une déclaration : ${attempt}`,
  attemptTakeBackClaim: ({ actor, attempt }) => `${actor} n'accepte plus une déclaration : ${attempt}`,
  courseAcceptClaims: ({ actor, course, claims, className }) =>
    `${actor} a accepté ${plural(claims, { one: "# déclaration", other: "# déclarations" })} de la classe ${className} de ${course}`,
  courseTakeBackClaims: ({ actor, course, claims, className }) =>
    `${actor} n'accepte plus ${plural(claims, { one: "# déclaration", other: "# déclarations" })} de la classe ${className} de ${course}`,
  organizationClaims: ({ actor, name, from, to }) =>
    `${actor} a changé la règle des déclarations de ${name} : de ${from} à ${to}`,
  gameInstall: ({ actor, name }) => `${actor} a installé le jeu ${name}`,
  gameBack: ({ actor, name }) => `${actor} a rétabli le jeu ${name}`,
  gameUpload: ({ actor, name }) => `${actor} a téléversé le jeu ${name} comme candidat`,
  gameOffer: ({ actor, name, replaced }) => `${actor} a proposé aux élèves le jeu ${name} à la place de ${replaced}`,
  gameSimulator: ({ actor, name, replaced }) => `${actor} a proposé ${name} aux élèves à la place de ${replaced}`,
  gameDiscard: ({ actor, name }) => `${actor} a abandonné le candidat ${name}`,
  gameUninstall: ({ actor, name }) => `${actor} a désinstallé le jeu ${name}`,
  gameSensors: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} a autorisé le jeu ${name} à utiliser les capteurs de mouvement`
      : `${actor} n'autorise plus le jeu ${name} à utiliser les capteurs de mouvement`,
  gameGiveUp: ({ actor, name }) => `${actor} a abandonné le jeu ${name}, dont les fichiers manquent`,
  userOwnPassword: ({ actor }) => `${actor} a changé son propre mot de passe`,
  userOwnEmail: ({ actor }) => `${actor} a changé sa propre adresse e-mail`,
  userOwnReset: ({ actor }) => `${actor} a défini un nouveau mot de passe avec un lien ou un code`,
  userEndSignIn: ({ actor, user, device }) => `${actor} a fermé une connexion de ${user} (${device})`,
  userEndSignIns: ({ actor, user, signIns }) =>
    plural(signIns, {
      one: `${actor} a fermé # connexion de ${user}`,
      other: `${actor} a fermé # connexions de ${user}`,
    }),
  userNewDevice: ({ actor, device }) => `${actor} s'est connecté depuis un nouvel appareil (${device})`,
  userFailedSignIns: ({ actor, user, tries, address }) =>
    plural(tries, {
      one: `${actor} a échoué # fois à se connecter en tant que ${user} ; l'essai venait de ${address}`,
      other: `${actor} a échoué # fois à se connecter en tant que ${user} ; le dernier essai venait de ${address}`,
    }),
  otherFailedSignIns: ({ actor, tries }) =>
    plural(tries, {
      one: `${actor} a échoué # fois à se connecter à d'autres comptes`,
      other: `${actor} a échoué # fois à se connecter à d'autres comptes`,
    }),
  unknownSignIns: ({ actor, tries }) =>
    plural(tries, {
      one: `${actor} a échoué # fois à se connecter avec un nom d'utilisateur inconnu`,
      other: `${actor} a échoué # fois à se connecter avec des noms d'utilisateur inconnus`,
    }),
  organizationSignInLimits: ({ actor, name }) => `${actor} a changé la durée des connexions de ${name}`,
  systemSignInLimits: ({ actor }) =>
    `${actor} a changé la durée des connexions des administrateurs système et des personnes sans organisation`,
  other: ({ actor, action, subject }) => `${actor} : ${action} ${subject}`.trim(),
  noName: "(sans nom)",
  nothing: "rien",
};
