import type { signIns as english } from "../en/signIns";
import type { Translation } from "../translation";

/** Sign-ins: how long they last, and mails about them. */
export const signIns: Translation<typeof english> = {
  wayName: ({ way }) =>
    ({
      password: "Contraseña",
      renewal: "Contraseña",
      passkey: "Clave de acceso",
      organization: "Organización",
    })[way],
  newDevice: "Dispositivo nuevo",
  endAll: "Cerrar todas las sesiones",
  allEnded: "Todas las sesiones se han cerrado.",
  limits: "Duración de las sesiones",
  limitsHint:
    "Cuánto tiempo permanece abierta la sesión. Los límites más cortos se aplican de inmediato; los más largos, desde el siguiente uso.",
  /** Of an organization. */
  limitName: ({ kind }) =>
    ({
      idleMinutes: "Estudiantes: fin sin uso tras",
      absoluteMinutes: "Estudiantes: fin a más tardar tras",
      staffIdleMinutes: "Administración y docentes: fin sin uso tras",
      staffAbsoluteMinutes: "Administración y docentes: fin a más tardar tras",
    })[kind],
  /** Of people without an organization, and of system administrators (staff). */
  siteLimitName: ({ kind }) =>
    ({
      idleMinutes: "Sin organización: fin sin uso tras",
      absoluteMinutes: "Sin organización: fin a más tardar tras",
      staffIdleMinutes: "Administradores del sistema: fin sin uso tras",
      staffAbsoluteMinutes: "Administradores del sistema: fin a más tardar tras",
    })[kind],
  noLimit: "Sin límite",
  limitsSaved: "Límites guardados.",
  newDeviceSubject: ({ productName }) => `Nuevo inicio de sesión en su cuenta de ${productName}`,
  newDeviceMail: ({ username }) =>
    `Se ha iniciado sesión en su cuenta «${username}» desde un dispositivo que no conocíamos.`,
  newDeviceDetails: ({ device, address, way, dateTime }) =>
    `Dispositivo: ${device}. Dirección: ${address}. Acceso con: ${way}. Hora: ${dateTime}.`,
  newDeviceHint:
    "Si ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña de inmediato y cierre la sesión aquí:",
};
