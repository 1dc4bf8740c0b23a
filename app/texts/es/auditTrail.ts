import { languageName, number, plural } from "../format";
import type { auditTrail as english } from "../en/auditTrail";
import type { Translation } from "../translation";

export const auditTrail: Translation<typeof english> = {
  tokenCreate: ({ actor, name, scopes }) => `${actor} creó el token de API ${name} (${scopes})`,
  factorChange: ({ actor, change, name }) =>
    ({
      addApp: `${actor} añadió una aplicación de autenticación`,
      removeApp: `${actor} eliminó la aplicación de autenticación`,
      newCodes: `${actor} creó códigos de recuperación nuevos`,
      addPasskey: `${actor} añadió la clave de acceso ${name}`,
      removePasskey: `${actor} eliminó la clave de acceso ${name}`,
    })[change],
  factorRecoveryCode: ({ actor }) => `${actor} inició sesión o se confirmó con un código de recuperación`,
  factorAdministratorCode: ({ actor }) =>
    `${actor} usó un código de un solo uso de la administración, que eliminó sus segundos factores y tokens de API`,
  factorIssueCode: ({ actor, user }) =>
    `${actor} emitió un código de un solo uso para los segundos factores perdidos de ${user}`,
  organizationFactors: ({ actor, name, from, to }) =>
    `${actor} cambió quién necesita un segundo factor en ${name}: de ${from} a ${to}`,
  systemFactors: ({ actor, required }) =>
    required
      ? `${actor} exige segundos factores a la administración del sistema`
      : `${actor} ya no exige segundos factores a la administración del sistema`,
  issueCredential: ({ actor, campaign, user }) => `${actor} creó un certificado firmado de ${campaign} para ${user}`,
  revokeCredential: ({ actor, campaign, user }) => `${actor} revocó el certificado firmado de ${campaign} de ${user}`,
  allowCredential: ({ actor, campaign, user }) =>
    `${actor} permitió otro certificado firmado de ${campaign} para ${user}`,
  signingKey: ({ actor }) => `${actor} reemplazó la clave que firma los certificados`,
  tokenRevoke: ({ actor, name }) => `${actor} revocó el token de API ${name}`,
  serviceAccountCreate: ({ actor, name, scopes }) => `${actor} creó la cuenta de servicio ${name} (${scopes})`,
  serviceAccountDelete: ({ actor, name }) => `${actor} eliminó la cuenta de servicio ${name}`,
  organizationSignIn: ({ actor, name, from, to }) =>
    `${actor} cambió el inicio de sesión de ${name} de ${from} a ${to}`,
  organizationSignInSettings: ({ actor, name, issuer }) =>
    `${actor} guardó el proveedor de inicio de sesión de ${name}: ${issuer}`,
  organizationSignInRemoved: ({ actor, name }) => `${actor} eliminó el inicio de sesión de ${name}`,
  organizationSignInRules: ({ actor, name }) => `${actor} cambió lo que dan los claims en ${name}`,
  organizationSignInDomains: ({ actor, name, domains }) =>
    `${actor} fijó los dominios de correo de ${name}: ${domains}`,
  organizationBreakGlass: ({ actor, name, user, to }) =>
    `${actor} cambió los administradores de emergencia de ${name}: ${user} ${to}`,
  userBreakGlass: ({ actor }) => `${actor} inició sesión con contraseña como administrador de emergencia`,
  userCreateBySignIn: ({ user }) => `El primer inicio de sesión con la organización creó a ${user}`,
  userLinkIdentity: ({ actor, user, issuer }) => `${actor} conectó a ${user} con ${issuer}`,
  userUnlinkIdentity: ({ actor, user, issuer }) => `${actor} desconectó a ${user} de ${issuer}`,
  userRoleByClaims: ({ user, from, to }) => `Los claims cambiaron el rol de ${user} de ${from} a ${to}`,
  userCoursesByClaims: ({ user, joins, leaves }) =>
    `Los claims cambiaron los cursos de ${user}: ${joins} altas, ${leaves} bajas`,
  userExternalId: ({ actor, user, to }) => `${actor} cambió el ID externo de ${user} a ${to}`,
  userRemoveByProvider: ({ actor, user }) => `${actor} quitó a ${user} de los usuarios del proveedor de identidad`,
  userRename: ({ actor, user, to }) => `${actor} cambió el nombre de ${user} a ${to}`,
  userRoleByGroups: ({ user, from, to }) => `Los grupos cambiaron el rol de ${user} de ${from} a ${to}`,
  userCoursesByGroups: ({ user, joins, leaves }) =>
    `Los grupos cambiaron los cursos de ${user}: ${joins} más, ${leaves} menos`,
  groupCreate: ({ actor, name }) => `${actor} añadió el grupo ${name}`,
  groupUpdate: ({ actor, name }) => `${actor} cambió el grupo ${name}`,
  groupDelete: ({ actor, name }) => `${actor} eliminó el grupo ${name}`,
  groupGrant: ({ actor, name }) => `${actor} cambió lo que da el grupo ${name}`,
  webhookChange: ({ actor, name, change }) =>
    ({
      create: `${actor} añadió el destino de webhook ${name}`,
      change: `${actor} cambió el destino de webhook ${name}`,
      rotate: `${actor} sustituyó el secreto del destino de webhook ${name}`,
      on: `${actor} activó el destino de webhook ${name}`,
      off: `${actor} desactivó el destino de webhook ${name}`,
      delete: `${actor} eliminó el destino de webhook ${name}`,
      failed: `El destino de webhook ${name} se desactivó porque sus envíos fallaban`,
    })[change],
  organizationLanguage: ({ actor, name, language }) =>
    language
      ? `${actor} fijó ${language} como idioma predeterminado de ${name}`
      : `${actor} quitó el idioma predeterminado de ${name}`,
  userCreate: ({ actor, user, role }) =>
    role ? `${actor} añadió el usuario ${user} con el rol ${role}` : `${actor} añadió el usuario ${user}`,
  userImport: ({ actor, user, role }) =>
    role ? `${actor} añadió a ${user} con una lista, con el rol ${role}` : `${actor} añadió a ${user} con una lista`,
  userUndoImport: ({ actor, user }) => `${actor} eliminó a ${user} al deshacer la importación de una lista`,
  userEnable: ({ actor, user }) => `${actor} habilitó a ${user}`,
  userDisable: ({ actor, user }) => `${actor} deshabilitó a ${user}`,
  userDelete: ({ actor, user }) => `${actor} eliminó a ${user}`,
  userRole: ({ actor, user, from, to }) => `${actor} cambió el rol de ${user} de ${from} a ${to}`,
  userOrganization: ({ actor, user, from, to }) => `${actor} trasladó a ${user} de ${from} a ${to}`,
  userCopyOwnData: ({ actor }) => `${actor} creó una copia de sus propios datos`,
  userCopyData: ({ actor, user }) => `${actor} creó una copia de los datos de ${user}`,
  userDownloadData: ({ actor, user }) => `${actor} descargó la copia de los datos de ${user}`,
  userResetPassword: ({ actor, user }) => `${actor} pidió a ${user} una contraseña nueva`,
  userInviteAgain: ({ actor, user }) => `${actor} envió de nuevo la invitación a ${user}`,
  userUndoEnable: ({ actor, user }) => `${actor} volvió a deshabilitar a ${user} al deshacer un cambio`,
  userUndoDisable: ({ actor, user }) => `${actor} volvió a habilitar a ${user} al deshacer un cambio`,
  userUndoRole: ({ actor, user, from, to }) =>
    `${actor} deshizo el cambio de rol de ${user}, que pasó de ${from} a ${to}`,
  userUndoOrganization: ({ actor, user, from, to }) => `${actor} volvió a trasladar a ${user} de ${from} a ${to}`,
  userUndoReset: ({ actor, user }) => `${actor} ya no pide a ${user} una contraseña nueva`,
  userUpdate: ({ actor, user }) => `${actor} cambió los datos de ${user}`,
  userErase: ({ actor, kept, attempts }) =>
    kept
      ? plural(attempts, {
          one: `${actor} borró a una persona y conservó # intento sin el nombre`,
          other: `${actor} borró a una persona y conservó # intentos sin el nombre`,
        })
      : plural(attempts, {
          one: `${actor} borró a una persona y # intento`,
          other: `${actor} borró a una persona y # intentos`,
        }),
  userAskErasure: ({ actor }) => `${actor} pidió ser borrado`,
  userWithdrawErasure: ({ actor }) => `${actor} retiró la solicitud de borrado`,
  userRefuseErasure: ({ actor, user }) => `${actor} rechazó la solicitud de borrado de ${user}`,
  organizationErasedAttempts: ({ actor, name, kept }) =>
    kept
      ? `${actor} configuró ${name} para conservar sin el nombre los intentos de personas borradas`
      : `${actor} configuró ${name} para eliminar los intentos de personas borradas`,
  retentionChange: ({ actor, name, kind, time }) => `${actor} cambió la conservación de ${name}: ${kind}: ${time}`,
  retentionSweep: ({ name, kind, removed }) =>
    plural(removed, {
      one: `La conservación de ${name} eliminó # elemento: ${kind}`,
      other: `La conservación de ${name} eliminó # elementos: ${kind}`,
    }),
  noLimit: "sin límite",
  retentionOfSite: "la instalación",
  organizationCreate: ({ actor, name }) => `${actor} creó la organización ${name}`,
  organizationDelete: ({ actor, name }) => `${actor} eliminó la organización ${name}`,
  organizationPaid: ({ actor, name }) => `${actor} marcó ${name} como pagada`,
  organizationUnpaid: ({ actor, name }) => `${actor} marcó ${name} como no pagada`,
  organizationUserLimit: ({ actor, name, from, to }) =>
    `${actor} cambió el límite de usuarios de ${name} de ${from} a ${to}`,
  organizationCurriculum: ({ actor, name, from, to }) =>
    `${actor} cambió el plan de estudios de ${name} de ${from} a ${to}`,
  accessCodeCreate: ({ actor, code }) => `${actor} creó el código de acceso ${code}`,
  accessCodeAssign: ({ actor, code, organizationName }) =>
    `${actor} asignó el código de acceso ${code} a ${organizationName}`,
  accessCodeDelete: ({ actor, code }) => `${actor} eliminó el código de acceso ${code}`,
  courseCreate: ({ actor, course, members }) =>
    `${actor} creó el curso ${course} con ${plural(members, { one: "# miembro", other: "# miembros" })}`,
  courseDelete: ({ actor, course }) => `${actor} eliminó el curso ${course}`,
  courseRename: ({ actor, course, from }) => `${actor} cambió el nombre del curso ${from} a ${course}`,
  courseRenewCode: ({ actor, course }) => `${actor} sustituyó el código de acceso de ${course}`,
  courseAddMembers: ({ actor, course, members }) =>
    `${actor} añadió ${plural(members, { one: "# miembro", other: "# miembros" })} a ${course}`,
  courseUndoAddMembers: ({ actor, course, members }) =>
    `${actor} volvió a quitar ${plural(members, { one: "# miembro", other: "# miembros" })} de ${course}`,
  courseRemoveMember: ({ actor, course, member }) => `${actor} quitó a ${member} de ${course}`,
  courseOwner: ({ actor, course, instructor }) => `${actor} asignó el curso ${course} a ${instructor}`,
  courseTeacher: ({ actor, course, teacher, reach }) =>
    `${actor} nombró a ${teacher} ${reach === "assist" ? "asistente" : "codocente"} del curso ${course}`,
  courseRemoveTeacher: ({ actor, course, teacher }) =>
    `${actor} quitó a ${teacher} del equipo docente del curso ${course}`,
  courseStart: ({ actor, course, className }) => `${actor} inició la clase ${className} de ${course}`,
  courseEnd: ({ actor, course, className }) => `${actor} finalizó la clase ${className} de ${course}`,
  courseResume: ({ actor, course, className }) => `${actor} reanudó la clase ${className} de ${course}`,
  courseSchedule: ({ actor, course }) => `${actor} programó una clase de ${course}`,
  courseUnschedule: ({ actor, course, className }) => `${actor} quitó la programación de ${className} de ${course}`,
  courseScheduleEnd: ({ actor, course, className }) => `${actor} cambió el fin programado de ${className} de ${course}`,
  courseMessage: ({ actor, course, students }) =>
    `${actor} escribió a ${plural(students, { one: "# estudiante", other: "# estudiantes" })} de ${course}`,
  organizationMessages: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} permitió que los docentes de ${name} escriban a estudiantes`
      : `${actor} dejó de permitir que los docentes de ${name} escriban a estudiantes`,
  organizationRosters: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} permitió que los docentes de ${name} importen listas`
      : `${actor} dejó de permitir que los docentes de ${name} importen listas`,
  courseShareSummary: ({ actor, course, className, withNames, until }) =>
    withNames
      ? `${actor} compartió con un enlace un resumen de la clase ${className} de ${course}, con nombres, hasta ${until}`
      : `${actor} compartió con un enlace un resumen de la clase ${className} de ${course}, sin nombres, hasta ${until}`,
  courseWithdrawSummary: ({ actor, course, className }) =>
    `${actor} retiró un enlace a un resumen de la clase ${className} de ${course}`,
  courseLessonLanguage: ({ actor, course, language }) =>
    language === null
      ? `${actor} permitió que cada estudiante de ${course} tenga las lecciones en su propio idioma`
      : `${actor} cambió el idioma de las lecciones de ${course} a ${languageName(language)}`,
  courseDates: ({ actor, course, className }) => `${actor} cambió las fechas de entrega de ${className} en ${course}`,
  courseExtend: ({ actor, course, className }) =>
    `${actor} amplió fechas de entrega para estudiantes de ${className} en ${course}`,
  courseEndExtension: ({ actor, course, className }) => `${actor} quitó una prórroga en ${className} de ${course}`,
  courseRubric: ({ actor, course, scenario, isRemoved }) =>
    `${actor} ${isRemoved ? "quitó" : "cambió"} la rúbrica de ${scenario} (${course})`,
  courseGrading: ({ actor, course }) => `${actor} cambió la calificación de ${course}`,
  organizationGrading: ({ actor, organization }) => `${actor} cambió la calificación predeterminada de ${organization}`,
  courseQuizRules: ({ actor, course }) => `${actor} cambió las reglas de los cuestionarios de ${course}`,
  curriculumPublish: ({ actor, title, version }) => `${actor} publicó la versión ${version} de ${title}`,
  lessonDelete: ({ actor, title }) => `${actor} eliminó el borrador de la lección ${title}`,
  permissionGive: ({ actor, user }) => `${actor} permitió que ${user} escriba lecciones`,
  permissionTake: ({ actor, user }) => `${actor} dejó de permitir que ${user} escriba lecciones`,
  rosterImport: ({ actor, file }) => `${actor} importó la lista ${file}`,
  rosterTakeBack: ({ actor, file, deleted }) =>
    `${actor} deshizo la importación de la lista ${file}: ${plural(deleted, { one: "# usuario eliminado", other: "# usuarios eliminados" })}`,
  sandboxDelete: ({ actor, title }) => `${actor} eliminó el sandbox ${title}`,
  missionShare: ({ actor, title, className }) => `${actor} compartió la misión ${title} con ${className}`,
  leaderboardClear: ({ actor }) => `${actor} borró todas las clasificaciones`,
  bannerSend: ({ actor }) => `${actor} cambió el mensaje para todo el sistema`,
  gradeDecide: ({ actor, grade, from, to }) =>
    to === from
      ? `${actor} añadió una observación a una nota: ${grade}`
      : `${actor} cambió una nota: ${grade}, de ${from || "ninguna"} a ${to || "ninguna"}`,
  gradeWithdraw: ({ actor, grade, to }) =>
    `${actor} deshizo una decisión sobre una nota: ${grade}, ahora ${to || "ninguna"}`,
  gradeDecideMany: ({ actor, course, className, grades }) =>
    `${actor} decidió sobre varias notas de ${className} (${course}): ${number(grades)}`,
  gradeUndoMany: ({ actor, course, className, grades }) =>
    `${actor} deshizo una decisión sobre varias notas de ${className} (${course}): ${number(grades)}`,
  feedbackChange: ({ actor, student, kind }) =>
    ({
      write: `${actor} escribió un comentario: ${student}`,
      change: `${actor} cambió un comentario: ${student}`,
      remove: `${actor} eliminó un comentario: ${student}`,
    })[kind],
  gradeRegrade: ({ actor, course, scenario, question }) =>
    `${actor} volvió a calificar una pregunta de ${scenario} (${course}): ${question}`,
  gradeFlyAgain: ({ actor, course, scenario }) => `${actor} hizo repetir los vuelos de ${scenario} (${course})`,
  gradeUndoRegrade: ({ actor, course, scenario }) =>
    `${actor} deshizo un cambio de calificación en ${scenario} (${course})`,
  gradeSubmit: ({ actor, course, className, students }) =>
    `${actor} entregó las notas finales de ${className} en ${course} (${plural(students, { one: "# estudiante", other: "# estudiantes" })})`,
  gradeUnlock: ({ actor, course, className, reason }) =>
    `${actor} desbloqueó las notas finales de ${className} en ${course}: ${reason}`,
  gradeAsk: ({ actor, grade }) => `${actor} pidió revisar una nota: ${grade}`,
  gradeAnswer: ({ actor, grade, outcome }) => `${actor} respondió a una solicitud de revisión: ${grade} (${outcome})`,
  gradeAgree: ({ actor, course, className }) =>
    `${actor} dio su acuerdo a una decisión sobre una nota de ${className} en ${course}`,
  gradeRelease: ({ actor, course, scenario, part, rule }) =>
    `${actor} fijó cuándo ven los estudiantes ${scenario} (${course}): ${part}, ${rule}`,
  gradeView: ({ actor, student, course }) => `${actor} consultó los resultados tal como los ve ${student} (${course})`,
  courseRequests: ({ actor, course, isOn }) =>
    isOn
      ? `${actor} permitió solicitudes de revisión en ${course}`
      : `${actor} cerró las solicitudes de revisión en ${course}`,
  courseSecondLook: ({ actor, course, share }) =>
    `${actor} fijó en ${share} % la parte de las decisiones con segunda mirada en ${course}`,
  attemptSetAside: ({ actor, attempt }) => `${actor} excluyó un intento: ${attempt}`,
  attemptCount: ({ actor, attempt }) => `${actor} volvió a contar un intento: ${attempt}`,
  attemptAcceptClaim: ({ actor, attempt }) => `${actor} aceptó una declaración: ${attempt}`,
  attemptTakeBackClaim: ({ actor, attempt }) => `${actor} deshizo la aceptación de una declaración: ${attempt}`,
  courseAcceptClaims: ({ actor, course, claims, className }) =>
    `${actor} aceptó ${plural(claims, { one: "# declaración", other: "# declaraciones" })} de la clase ${className} de ${course}`,
  courseTakeBackClaims: ({ actor, course, claims, className }) =>
    `${actor} deshizo la aceptación de ${plural(claims, { one: "# declaración", other: "# declaraciones" })} de la clase ${className} de ${course}`,
  organizationClaims: ({ actor, name, from, to }) =>
    `${actor} cambió qué declaraciones cuentan en ${name} de ${from} a ${to}`,
  gameInstall: ({ actor, name }) => `${actor} instaló el juego ${name}`,
  gameBack: ({ actor, name }) => `${actor} volvió al juego ${name}`,
  gameUpload: ({ actor, name }) => `${actor} subió el juego ${name} como candidato`,
  gameOffer: ({ actor, name, replaced }) => `${actor} ofreció a estudiantes el juego ${name} en lugar de ${replaced}`,
  gameSimulator: ({ actor, name, replaced }) => `${actor} ofreció a estudiantes ${name} en lugar de ${replaced}`,
  gameDiscard: ({ actor, name }) => `${actor} descartó el candidato ${name}`,
  gameUninstall: ({ actor, name }) => `${actor} desinstaló el juego ${name}`,
  gameSensors: ({ actor, name, allowed }) =>
    allowed
      ? `${actor} permitió que el juego ${name} use los sensores de movimiento`
      : `${actor} dejó de permitir que el juego ${name} use los sensores de movimiento`,
  gameGiveUp: ({ actor, name }) => `${actor} renunció al juego ${name}, cuyos archivos faltan`,
  userOwnPassword: ({ actor }) => `${actor} cambió su propia contraseña`,
  userOwnEmail: ({ actor }) => `${actor} cambió su propio correo electrónico`,
  userOwnReset: ({ actor }) => `${actor} estableció una contraseña nueva con un enlace o código`,
  userEndSignIn: ({ actor, user, device }) => `${actor} cerró una sesión de ${user} (${device})`,
  userEndSignIns: ({ actor, user, signIns }) =>
    plural(signIns, { one: `${actor} cerró # sesión de ${user}`, other: `${actor} cerró # sesiones de ${user}` }),
  userNewDevice: ({ actor, device }) => `${actor} inició sesión desde un dispositivo nuevo (${device})`,
  userFailedSignIns: ({ actor, user, tries, address }) =>
    plural(tries, {
      one: `${actor} intentó sin éxito iniciar sesión como ${user} # vez; el intento vino de ${address}`,
      other: `${actor} intentó sin éxito iniciar sesión como ${user} # veces; el último intento vino de ${address}`,
    }),
  otherFailedSignIns: ({ actor, tries }) =>
    plural(tries, {
      one: `${actor} intentó sin éxito iniciar sesión en otras cuentas # vez`,
      other: `${actor} intentó sin éxito iniciar sesión en otras cuentas # veces`,
    }),
  unknownSignIns: ({ actor, tries }) =>
    plural(tries, {
      one: `${actor} intentó sin éxito iniciar sesión # vez con un nombre de usuario desconocido`,
      other: `${actor} intentó sin éxito iniciar sesión # veces con nombres de usuario desconocidos`,
    }),
  organizationSignInLimits: ({ actor, name }) => `${actor} cambió la duración de las sesiones de ${name}`,
  systemSignInLimits: ({ actor }) =>
    `${actor} cambió la duración de las sesiones de los administradores del sistema y de las personas sin organización`,
  other: ({ actor, action, subject }) => `${actor}: ${action} ${subject}`.trim(),
  noName: "(sin nombre)",
  nothing: "nada",
};
