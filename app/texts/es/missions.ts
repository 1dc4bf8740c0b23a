import type { missions as english } from "../en/missions";
import type { Translation } from "../translation";

export const missions: Translation<typeof english> = {
  notOwn: "Solo su autor puede cambiar una misión. Cópiela para hacerla suya.",
  tooLarge: ({ kilobytes }) => `Una misión puede ocupar hasta ${kilobytes} kB.`,
  tooMany: ({ max }) => `Tiene ${max} misiones. Elimine una antes de añadir otra.`,
  changedElsewhere: "Esta misión se ha cambiado en otra ventana. Vuelva a abrirla antes de guardar.",
  cannotBeFlown:
    "El servidor no ha podido volar esta misión: la nave sale de lo que abarca la simulación. Revise órbitas, masa y encendidos.",
  changedSince: "La misión ha cambiado desde este vuelo. Vuelva a probarla.",
  notReached: "Este vuelo no alcanza el objetivo: no muestra que la misión se pueda resolver.",
  needsBurn: "El objetivo se alcanza sin encendidos. Hágalo más difícil y vuelva a probarla.",
  notFlown:
    "Nadie ha mostrado todavía que esta misión se pueda resolver. Vuélela hasta el objetivo y luego compártala.",
  noReferenceToPublish:
    "Nadie ha mostrado todavía que esta misión se pueda resolver. Vuélela hasta el objetivo y luego publíquela.",
  shortTitleRequired: "Escriba un título corto de 30 caracteres como máximo.",
  notMissionFile: "Esto no es un archivo de misión. Pegue el JSON tal como se descargó, con su título y su documento.",
  noOpenFlight: "Este vuelo ya se ha entregado, o la misión ha cambiado. Empiece otro vuelo.",
  withdrawn:
    "Quien creó esta misión la cambió o ya no la comparte, así que ahora no se puede volar. La encontrarás en Misiones cuando se vuelva a compartir.",
};
