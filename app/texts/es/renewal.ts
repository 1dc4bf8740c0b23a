import type { renewal as english } from "../en/renewal";
import type { Translation } from "../translation";

export const renewal: Translation<typeof english> = {
  welcomeBack: "Le damos la bienvenida de nuevo",
  payAgain: "Renovar suscripción",
  staleHint: "El proveedor de pagos no responde. Este es el último estado que conocemos.",
  account: "Cuenta",
  subscription: "Suscripción",
  paidUntil: "Pagada hasta",
  paid: "Su suscripción está pagada. Puede continuar.",
  continue: "Continuar",
  leave: "Volver al inicio de sesión",
  pageTitle: "Suscripción",
  cookiesBlocked:
    "No hay ninguna sesión iniciada. Si el problema continúa, contacte con la administración. Su navegador bloquea las cookies de este sitio, y sin ellas la sesión no se mantiene. Permita las cookies de este sitio en los ajustes del navegador y vuelva a iniciar sesión.",
  instructions: ({ way }) =>
    ({
      portal:
        "Hay un pago vencido, así que esta cuenta no se puede usar ahora. Pague la factura pendiente o añada otra tarjeta en la página de nuestro proveedor de pagos. Después volverá aquí y podrá continuar de inmediato.",
      checkout:
        "Su suscripción ha terminado. Renuévela en la página de nuestro proveedor de pagos. Después volverá aquí y podrá continuar de inmediato, con sus puntuaciones tal como las dejó.",
    })[way],
};
