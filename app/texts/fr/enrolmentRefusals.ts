import type { enrolmentRefusals as english } from "../en/enrolmentRefusals";
import type { Translation } from "../translation";
import { number, plural } from "../format";

export const enrolmentRefusals: Translation<typeof english> = {
  nobodyNamed: "Saisissez au moins un nom d'utilisateur ou un e-mail.",
  tooManyNamed: ({ max }) => `Saisissez ${number(max)} personnes au maximum à la fois.`,
  unknownNames: ({ names, more }) =>
    more > 0
      ? `Aucun compte de cette organisation ne correspond à : ${names} et ${number(more)} de plus.`
      : `Aucun compte de cette organisation ne correspond à : ${names}.`,
  nobodyAdded: ({ names, more }) =>
    more > 0
      ? `Aucun compte de cette organisation ne correspond à : ${names} et ${number(more)} de plus. Personne n'a été ajouté.`
      : `Aucun compte de cette organisation ne correspond à : ${names}. Personne n'a été ajouté.`,
  moves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} et ${number(more)} de plus` : people;
    return plural(count, {
      one: `# personne est dans une autre classe en cours : ${names}. Si vous l'ajoutez, son jeu et ses résultats passent dans cette classe. Personne n'a encore été ajouté.`,
      other: `# personnes sont dans une autre classe en cours : ${names}. Si vous les ajoutez, leur jeu et leurs résultats passent dans cette classe. Personne n'a encore été ajouté.`,
    });
  },
  rosterMoves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} et ${number(more)} de plus` : people;
    return plural(count, {
      one: `# personne est dans une autre classe en cours : ${names}. Si vous importez la liste, son jeu et ses résultats passent dans la classe qu'elle rejoint. Rien n'a encore été importé.`,
      other: `# personnes sont dans une autre classe en cours : ${names}. Si vous importez la liste, leur jeu et leurs résultats passent dans la classe qu'elles rejoignent. Rien n'a encore été importé.`,
    });
  },
  laterRosterMoves: ({ count, people, more }) => {
    const names = more > 0 ? `${people} et ${number(more)} de plus` : people;
    return plural(count, {
      one: `# personne est dans une autre classe en cours : ${names}. Si vous importez la liste, son jeu et ses résultats passent dans la classe qu'elle rejoint.`,
      other: `# personnes sont dans une autre classe en cours : ${names}. Si vous importez la liste, leur jeu et leurs résultats passent dans la classe qu'elles rejoignent.`,
    });
  },
  codeRequired: "Le code d'accès est obligatoire.",
  codeUnknown: "Ce code d'accès n'existe pas. Saisissez-le exactement tel qu'il vous a été fourni.",
  foreignCourse: "Ce cours appartient à une autre organisation.",
};
