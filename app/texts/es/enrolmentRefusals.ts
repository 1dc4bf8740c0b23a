import { number, plural } from "../format";
import type { enrolmentRefusals as english } from "../en/enrolmentRefusals";
import type { Translation } from "../translation";

export const enrolmentRefusals: Translation<typeof english> = {
  nobodyNamed: "Escriba al menos un nombre de usuario o correo electrónico.",
  tooManyNamed: ({ max }) => `Escriba ${number(max)} personas como máximo cada vez.`,
  unknownNames: ({ names, more }) =>
    more > 0
      ? `Ninguna cuenta de esta organización coincide con: ${names} y ${number(more)} más.`
      : `Ninguna cuenta de esta organización coincide con: ${names}.`,
  nobodyAdded: ({ names, more }) =>
    more > 0
      ? `Ninguna cuenta de esta organización coincide con: ${names} y ${number(more)} más. No se ha añadido a nadie.`
      : `Ninguna cuenta de esta organización coincide con: ${names}. No se ha añadido a nadie.`,
  moves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} y ${number(more)} más` : people;
    return plural(count, {
      one: `# persona está en otra clase activa: ${names}. Si la añade, su juego y sus resultados pasan a esta clase. Todavía no se ha añadido a nadie.`,
      other: `# personas están en otra clase activa: ${names}. Si las añade, su juego y sus resultados pasan a esta clase. Todavía no se ha añadido a nadie.`,
    });
  },
  rosterMoves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} y ${number(more)} más` : people;
    return plural(count, {
      one: `# persona está en otra clase activa: ${names}. Si importa la lista, su juego y sus resultados pasan a la clase a la que se une. Todavía no se ha importado nada.`,
      other: `# personas están en otra clase activa: ${names}. Si importa la lista, su juego y sus resultados pasan a la clase a la que se unen. Todavía no se ha importado nada.`,
    });
  },
  laterRosterMoves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} y ${number(more)} más` : people;
    return plural(count, {
      one: `# persona está en otra clase activa: ${names}. Si importa la lista, su juego y sus resultados pasan a la clase a la que se une.`,
      other: `# personas están en otra clase activa: ${names}. Si importa la lista, su juego y sus resultados pasan a la clase a la que se unen.`,
    });
  },
  codeRequired: "El código de acceso es obligatorio.",
  codeUnknown: "Este código de acceso no existe. Escríbalo exactamente como se le proporcionó.",
  foreignCourse: "Este curso pertenece a otra organización.",
};
