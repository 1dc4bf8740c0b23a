import type { gameContract as english } from "../en/gameContract";
import type { Translation } from "../translation";

/** Preview and check of a game build by administrators. The contract: the messages that page and game exchange. */
export const gameContract: Translation<typeof english> = {
  checks: "Prüfungen",
  header: "Spielschnittstelle",
  previewSubtitle: "Nur Sie können das sehen. Studierende erhalten dieses Spiel erst, wenn Sie es anbieten.",
  subtitle: "Prüft, ob diese Seite und das Spiel, das Studierende erhalten, ihre Nachrichten austauschen können.",
  needsScripts: "Das Spiel startet, sobald die Skripte dieser Seite geladen sind.",
  loading: "Wird geladen …",
  backToContent: "Zurück zu Inhalte",
  playHint:
    "Spielen Sie das Spiel, wie Studierende es tun würden. Abmelden und Beenden werden hier nur vermerkt. Nichts, was das Spiel sendet, wird gespeichert: Versuche erhalten eine Antwort, alle anderen Anfragen werden abgelehnt.",
  trustHint:
    "Das findet Fehler, aber keine böswilligen Builds: Ohne GAME_ORIGIN läuft das Spiel mit Ihrer Anmeldung und könnte diese Prüfungen umgehen. Sehen Sie sich nur Builds an, denen Sie vertrauen.",
  checkState: ({ state }) => ({ waiting: "Wartet", good: "OK", bad: "Fehlt", unknown: "Unbekannt" })[state],
  pageTitle: "Spielschnittstelle",
  previewOf: ({ title }) => `Vorschau von ${title}`,
  notPlayable: ({ problems }) => `Das Spiel kann nicht gespielt werden. ${problems.join(" ")}`,
  nothingStored: "Dies ist eine Vorschau. Nichts wird gespeichert.",
  methodInFiles:
    "Der Build enthält eine Methode dieses Namens. Ob sie die Nachricht annimmt, sehen Sie in der Vorschau des Spiels.",
  methodMissing: "Der Build enthält keine Methode dieses Namens.",
  noEvents: ({ caller }) => `Der Build sendet keine Ereignisse: Er ruft ${caller} nie auf.`,
  eventSent: "Der Build enthält Code, der dieses Ereignis sendet.",
  eventMissing: "Der Build erwähnt dieses Ereignis nicht.",
  eventUnknown: ({ event }) =>
    ({
      LogOut: "Die Dateien zeigen das nicht. Melden Sie sich zum Prüfen in der Vorschau ab.",
      Quit: "Die Dateien zeigen das nicht. Drücken Sie zum Prüfen in der Vorschau auf Beenden.",
      ClipboardRequest: "Die Dateien zeigen das nicht. Fügen Sie zum Prüfen in der Vorschau etwas ein.",
    })[event],
  contractRemark: ({ startupMethod, clipboardMethod }) =>
    `Dieser Build enthält anscheinend weder ${startupMethod} noch eines der Ereignisse der Seite und weiß deshalb nicht, wer spielt. Wenn sein Objekt und seine Methoden anders heißen, setzen Sie GAME_STARTUP_METHOD (jetzt ${startupMethod}) und GAME_CLIPBOARD_METHOD (jetzt ${clipboardMethod}).`,
};
