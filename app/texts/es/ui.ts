import { plural } from "../format";
import { rich } from "../rich";
import type { ui as english } from "../en/ui";
import type { Translation } from "../translation";

export const ui: Translation<typeof english> = {
  language: "Idioma",
  languageNow: "Idioma: ",
  languageOfBrowser: "Idioma del navegador",
  languageOfOrganization: ({ language }) => `Idioma de la organización (${language})`,
  translationsNotReviewed:
    "El alemán, el francés, el español y el árabe están traducidos, pero aún no los ha revisado una persona nativa.",
  siteDescription: ({ productName }) =>
    `${productName}: lecciones, escenarios y notas para la formación en operaciones espaciales`,
  adminPanel: ({ productName }) => `Panel de administración de ${productName}`,
  skipToContent: "Ir al contenido",
  bannerTitle: "Mensaje para todo el sistema",
  bannerDetails: "Más información",
  closeBanner: "Cerrar aviso",
  bannerQuestions: ({ supportEmail }) => rich`¿Preguntas? Escriba a soporte: ${supportEmail}`,
  close: "Cerrar",
  loading: "Cargando…",
  showField: ({ label }) => `Mostrar: ${label}`,
  showPassword: "Mostrar contraseña",
  noMail: ({ instead }) => rich`Este servidor no envía correo. ${instead}`,
  notifications: "Notificaciones",
  dismiss: "Descartar",
  menu: "Menú",
  areas: "Áreas",
  accountOf: ({ username }) => `Cuenta de ${username}`,
  loggedInAs: ({ username }) => rich`Sesión iniciada como: ${username}`,
  myResults: "Mis resultados",
  logOut: "Cerrar sesión",
  play: "Jugar",
  opensNewWindow: "Se abre en una ventana nueva",
  goToLogin: "Ir al inicio de sesión",
  goBack: "Volver",
  brokeTitle: "¡Parece que algo se ha roto!",
  contactSupport: "Si el problema continúa, contacte con soporte",
  notFoundTitle: "¡Página no encontrada!",
  notFound: "El recurso que busca no existe.",
  forbiddenTitle: "403 Acceso denegado (prohibido)",
  forbidden: "No tiene permiso para acceder a este recurso",
  serverErrorTitle: "500 ¡Error inesperado del servidor!",
  requestFailed: "Error al completar la petición. ¿Está caído el servidor?",
  requestFailedHelp: "Puede que su último cambio no se haya guardado. Compruebe la conexión e inténtelo de nuevo.",
  tryAgain: "Reintentar",
  unavailableTitle: "El servicio no está disponible ahora.",
  retriesAutomatically: ({ seconds }) =>
    plural(seconds, {
      one: "Esta página lo intenta de nuevo automáticamente cada # segundo.",
      other: "Esta página lo intenta de nuevo automáticamente cada # segundos.",
    }),
};
