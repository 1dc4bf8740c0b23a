import type { tutorials as english } from "../en/tutorials";
import type { Translation } from "../translation";

export const tutorials: Translation<typeof english> = {
  direction: ({ flown, asked }) =>
    [
      {
        forward: "Ha encendido hacia delante",
        backward: "Ha encendido hacia atrás",
        outward: "Ha encendido hacia fuera",
        inward: "Ha encendido hacia dentro",
        sideways: "Ha encendido de lado",
      }[flown] +
        ", no " +
        {
          forward: "hacia delante",
          backward: "hacia atrás",
          outward: "hacia fuera",
          inward: "hacia dentro",
          sideways: "de lado",
        }[asked] +
        ".",
      {
        forward: "Un encendido hacia delante eleva su órbita, así que se queda atrás.",
        backward: "Un encendido hacia atrás baja su órbita, así que se adelanta.",
        outward: "Un encendido radial lo lleva afuera y de vuelta en una órbita, sin cambiar su período.",
        inward: "Un encendido radial lo lleva afuera y de vuelta en una órbita, sin cambiar su período.",
        sideways: "Un encendido de lado inclina su órbita sin cambiar su altura.",
      }[flown],
    ].join(" "),
  early: "Ha encendido antes de terminar el vuelo libre, así que el encendido llegó en el lugar equivocado.",
  tooStrong: ({ flown, asked }) => `Ha encendido ${flown} m/s, más que los ${asked} m/s pedidos.`,
  tooWeak: ({ flown, asked }) => `Ha encendido ${flown} m/s, menos que los ${asked} m/s pedidos.`,
  angle: "Ha encendido en una dirección distinta de la pedida.",
  startOver: "Empiece de nuevo para seguir el tutorial.",
};
