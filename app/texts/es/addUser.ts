import { rich } from "../rich";
import type { addUser as english } from "../en/addUser";
import type { Translation } from "../translation";

export const addUser: Translation<typeof english> = {
  pageTitle: "Añadir usuario",
  title: "Añadir usuario",
  hint: ({ sendsMail }) =>
    sendsMail
      ? "El usuario establece su contraseña con un enlace enviado por correo o con un código de un solo uso. Para añadir a muchas personas, importe una lista."
      : "El usuario establece su contraseña con un código de un solo uso que se muestra aquí. Para añadir a muchas personas, importe una lista.",
  firstName: "Nombre",
  lastName: "Apellido",
  rankTitle: "Rango o título",
  organizationHint: "Cada docente solo puede tener cursos de su propia organización.",
  adding: "Añadiendo…",
  added: ({ username }) => `Se ha añadido a ${username}.`,
  linkEmailed: ({ email }) =>
    rich`Estamos enviando a ${email} un enlace para establecer la contraseña. También sirve este código de un solo uso:`,
  noMail: ({ username, passwordPage }) =>
    rich`Este servidor no envía correo. Entregue a ${username} el código de un solo uso que figura abajo y la dirección de la página donde se escribe: ${passwordPage}`,
  signsInThere: ({ sendsMail, email }) =>
    sendsMail
      ? rich`${email} inicia sesión con la organización, que lo exige; no hay contraseña que establecer. Estamos enviando un correo con el enlace.`
      : rich`${email} inicia sesión con la organización, que lo exige; no hay contraseña que establecer. Este servidor no envía correo: entregue usted el enlace.`,
  copyCode: "Copiar código de un solo uso",
  codeHint: ({ date }) => `El código solo se muestra ahora. Sirve una vez, hasta el ${date}.`,
  addAnother: "Añadir otro",
  createCourse: "Crear curso",
};
