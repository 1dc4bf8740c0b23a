import type { setup as english } from "../en/setup";
import type { Translation } from "../translation";

export const setup: Translation<typeof english> = {
  curriculumRequired: "Elija un plan de estudios.",
  done: "Su cuenta está lista. Inicie sesión para empezar.",
  heading: "Configurar esta instalación",
  codeHint:
    "Todavía nadie tiene una cuenta aquí. Escriba el código de configuración del registro del servidor para crear la primera cuenta de administración. ¿No lo encuentra? Reinicie el servidor: en cada arranque muestra un código nuevo.",
  setupCode: "Código de configuración",
  setUp: "Configurar",
  settingUp: "Configurando…",
  adminTitle: "Administración del sistema",
  firstName: "Nombre",
  lastName: "Apellido",
  password: "Contraseña",
  confirmPassword: "Confirmar contraseña",
  organizationTitle: "Primera organización",
  organizationHint: "Su centro, unidad o empresa",
  curriculumHint: "Lo que juegan las personas de esta organización. Puede cambiarlo más adelante y publicar otros.",
  pageTitle: "Configuración",
  codeWrong: "Este no es el código de configuración del registro del servidor.",
  codeRequired: "El código de configuración es obligatorio.",
  alreadySetUp: "Otra persona acaba de configurar esta instalación. Inicie sesión o pídale una cuenta.",
};
