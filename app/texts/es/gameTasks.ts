import type { gameTasks as english } from "../en/gameTasks";
import type { Translation } from "../translation";

export const gameTasks: Translation<typeof english> = {
  place: "Lugar del impulso",
  forward: "Hacia delante",
  outward: "Hacia fuera",
  normal: "A través del plano",
  deltaV: "Delta-v",
  noOrbitAfter: "Tras este encendido, la nave escapa de la Tierra o choca con ella.",
  burnPicture: "Su órbita en su plano, el impulso y la órbita posterior",
  burnCaption:
    "Arrastre el punto blanco por la órbita. El perigeo está a la derecha. Discontinua: la órbita tras el impulso.",
  orderFromTop: "En orden, desde arriba",
  chooseOne: "Elija una",
  chooseAll: "Elija todas las que correspondan",
  burnRequired: "Ajuste primero un impulso.",
  wrong: "Aún no es correcto. Cambie su respuesta o mire una pista.",
  stillDone: "Esta es incorrecta, pero su respuesta correcta está guardada.",
  direction: "Dirección",
  beginning: "Cómo empezar",
  more: "Más",
  deltaVOf: ({ used, limit }) => `${used} de ${limit} m/s`,
  moveUp: ({ option }) => `Subir: ${option}`,
  moveDown: ({ option }) => `Bajar: ${option}`,
  moved: ({ option, place }) => `${option}: ahora número ${place}`,
  clock: ({ hours, minutes }) => `${hours}:${minutes} h`,
};
