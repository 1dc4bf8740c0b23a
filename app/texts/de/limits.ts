import { plural } from "../format";
import type { limits as english } from "../en/limits";
import type { Translation } from "../translation";

export const limits: Translation<typeof english> = {
  tooMany: ({ what, seconds }) => {
    const wait =
      seconds <= 90
        ? plural(seconds, { one: "# Sekunde", other: "# Sekunden" })
        : plural(Math.ceil(seconds / 60), { one: "# Minute", other: "# Minuten" });
    return {
      tries: `Zu viele Versuche. Versuchen Sie es in ${wait} noch einmal.`,
      starts: `Sie haben zu viele Szenarien gestartet. Sie können die gestarteten fortsetzen oder in ${wait} ein weiteres starten.`,
      answers: `Sie senden Antworten zu schnell. Senden Sie diese in ${wait} noch einmal.`,
      gameStarts: `Sie haben das Spiel zu oft geöffnet. Laden Sie die Seite in ${wait} neu.`,
      calls: `Mit diesem Token kommen zu viele Aufrufe. Rufen Sie in ${wait} wieder auf.`,
      addresses: `Es wurden zu viele E-Mail-Adressen geändert. Ändern Sie weitere in ${wait}.`,
      matches: `Sie beginnen zu viele Partien. In ${wait} können Sie eine weitere beginnen.`,
      burns: `Sie senden Zündungen zu schnell. Senden Sie diese in ${wait} noch einmal.`,
      copies: "Mehr Kopien sind innerhalb eines Tages nicht möglich. Versuchen Sie es morgen noch einmal.",
    }[what];
  },
  tooManyPasswords: ({ seconds }) => {
    const wait =
      seconds <= 90
        ? plural(seconds, { one: "# Sekunde", other: "# Sekunden" })
        : plural(Math.ceil(seconds / 60), { one: "# Minute", other: "# Minuten" });
    return `Zu viele Versuche. Versuchen Sie es in ${wait} noch einmal oder melden Sie sich sofort mit einem Link zum Zurücksetzen an, den wir per E-Mail senden.`;
  },
};
