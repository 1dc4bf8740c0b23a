import type { limits as english } from "../en/limits";
import type { Translation } from "../translation";
import { plural } from "../format";

export const limits: Translation<typeof english> = {
  tooMany: ({ what, seconds }) => {
    const wait =
      seconds <= 90
        ? plural(seconds, { one: "# seconde", other: "# secondes" })
        : plural(Math.ceil(seconds / 60), { one: "# minute", other: "# minutes" });
    return {
      tries: `Trop d'essais. Réessayez dans ${wait}.`,
      starts: `Vous avez commencé trop de scénarios. Vous pouvez continuer ceux que vous avez commencés, ou en commencer un autre dans ${wait}.`,
      answers: `Vous envoyez des réponses trop vite. Renvoyez celle-ci dans ${wait}.`,
      gameStarts: `Vous avez ouvert le jeu trop de fois. Rechargez la page dans ${wait}.`,
      calls: `Trop d'appels avec ce jeton. Réessayez dans ${wait}.`,
      addresses: `Trop d'adresses e-mail ont été modifiées. Modifiez les suivantes dans ${wait}.`,
      matches: `Vous commencez trop de parties. Commencez-en une autre dans ${wait}.`,
      burns: `Vous envoyez des poussées trop vite. Renvoyez celle-ci dans ${wait}.`,
      copies: "Vous avez créé autant de copies qu'il est possible en un jour. Réessayez demain.",
    }[what];
  },
  tooManyPasswords: ({ seconds }) =>
    seconds <= 90
      ? `Trop d'essais. Réessayez dans ${plural(seconds, { one: "# seconde", other: "# secondes" })}, ou connectez-vous immédiatement grâce à un lien de réinitialisation envoyé par e-mail.`
      : `Trop d'essais. Réessayez dans ${plural(Math.ceil(seconds / 60), { one: "# minute", other: "# minutes" })}, ou connectez-vous immédiatement grâce à un lien de réinitialisation envoyé par e-mail.`,
};
