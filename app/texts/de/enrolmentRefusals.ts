import { number, plural } from "../format";
import type { enrolmentRefusals as english } from "../en/enrolmentRefusals";
import type { Translation } from "../translation";

export const enrolmentRefusals: Translation<typeof english> = {
  nobodyNamed: "Geben Sie mindestens einen Benutzernamen oder eine E-Mail-Adresse ein.",
  tooManyNamed: ({ max }) => `Geben Sie höchstens ${number(max)} Personen auf einmal ein.`,
  unknownNames: ({ names, more }) =>
    more > 0
      ? `In dieser Organisation gibt es kein passendes Konto für: ${names} und ${number(more)} weitere.`
      : `In dieser Organisation gibt es kein passendes Konto für: ${names}.`,
  nobodyAdded: ({ names, more }) =>
    more > 0
      ? `In dieser Organisation gibt es kein passendes Konto für: ${names} und ${number(more)} weitere. Niemand wurde hinzugefügt.`
      : `In dieser Organisation gibt es kein passendes Konto für: ${names}. Niemand wurde hinzugefügt.`,
  moves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} und ${number(more)} weitere` : people;
    return plural(count, {
      one: `# Person ist in einer anderen laufenden Klasse: ${names}. Wenn Sie sie hinzufügen, wechselt sie mit Spiel und Ergebnissen in diese Klasse. Noch wurde niemand hinzugefügt.`,
      other: `# Personen sind in einer anderen laufenden Klasse: ${names}. Wenn Sie sie hinzufügen, wechseln sie mit Spiel und Ergebnissen in diese Klasse. Noch wurde niemand hinzugefügt.`,
    });
  },
  rosterMoves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} und ${number(more)} weitere` : people;
    return plural(count, {
      one: `# Person ist in einer anderen laufenden Klasse: ${names}. Wenn Sie die Mitgliederliste importieren, wechselt sie mit Spiel und Ergebnissen in die Klasse, der sie beitritt. Noch wurde nichts importiert.`,
      other: `# Personen sind in einer anderen laufenden Klasse: ${names}. Wenn Sie die Mitgliederliste importieren, wechseln sie mit Spiel und Ergebnissen in die Klasse, der sie beitreten. Noch wurde nichts importiert.`,
    });
  },
  laterRosterMoves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} und ${number(more)} weitere` : people;
    return plural(count, {
      one: `# Person ist in einer anderen laufenden Klasse: ${names}. Wenn Sie die Mitgliederliste importieren, wechselt sie mit Spiel und Ergebnissen in die Klasse, der sie beitritt.`,
      other: `# Personen sind in einer anderen laufenden Klasse: ${names}. Wenn Sie die Mitgliederliste importieren, wechseln sie mit Spiel und Ergebnissen in die Klasse, der sie beitreten.`,
    });
  },
  codeRequired: "Zugangscode ist erforderlich.",
  codeUnknown: "Diesen Zugangscode gibt es nicht. Geben Sie ihn genau so ein, wie Sie ihn erhalten haben.",
  foreignCourse: "Dieser Kurs gehört zu einer anderen Organisation.",
};
