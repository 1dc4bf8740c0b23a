import { plural } from "../format";
import type { decisions as english } from "../en/decisions";
import type { Translation } from "../translation";

export const decisions: Translation<typeof english> = {
  menu: ({ scenarioTitle }) => `Note in ${scenarioTitle} ändern`,
  menuItem: ({ kind }) =>
    ({ excuse: "Erlassen", override: "Note festlegen", adjust: "Punkte anpassen", note: "Notiz zu dieser Note" })[kind],
  title: ({ kind }) =>
    ({
      excuse: "Szenario erlassen",
      override: "Note festlegen",
      adjust: "Punkte anpassen",
      note: "Notiz zu dieser Note",
    })[kind],
  action: ({ kind }) =>
    ({ excuse: "Erlassen", override: "Note festlegen", adjust: "Punkte anpassen", note: "Notiz hinzufügen" })[kind],
  effect: ({ kind }) =>
    ({
      excuse:
        "Dieses Szenario zählt für diese Person nicht mehr: weder im Durchschnitt noch im Fortschritt noch als fehlend.",
      override: "Diese Punkte zählen, was auch immer eingereicht wird. Die Versuche bleiben in der Liste.",
      adjust:
        "Der beste Versuch zählt mit dieser Änderung, auch ein späterer, aber nie mit weniger als 0 oder mehr als dem Maximum.",
    })[kind],
  points: "Punkte",
  maxPoints: "Maximum",
  pointsToAdd: "Zusätzliche Punkte",
  pointsToAddHint: "Zum Abziehen mit einem Minus beginnen.",
  reason: "Grund",
  reasonHint: "Die betroffene Person kann den Grund lesen.",
  note: "Notiz",
  noteHint:
    "Kursleitung und Administration können die Notiz lesen. Die betroffene Person nicht, und die Note ändert sich nicht.",
  done: ({ kind }) =>
    ({
      excuse: "Szenario erlassen.",
      override: "Note festgelegt.",
      adjust: "Punkte angepasst.",
      note: "Notiz hinzugefügt.",
    })[kind],
  overtook: ({ kind, by }) =>
    kind === "note"
      ? `Notiz hinzugefügt. Inzwischen hat ${by} diese Note geändert.`
      : `Gespeichert. Inzwischen hatte auch ${by} diese Note geändert. Ihre Entscheidung zählt; beide stehen im Verlauf.`,
  undo: "Zurücknehmen",
  undone: "zurückgenommen",
  undoneToast: "Entscheidung zurückgenommen.",
  history: ({ entries }) => `Verlauf (${entries})`,
  entry: ({ kind, by, value }) =>
    ({
      excuse: `${by} hat das Szenario erlassen`,
      override: `${by} hat die Note festgelegt: ${value}`,
      adjust: `${by} hat die Punkte angepasst: ${value}`,
      note: `${by} hat eine Notiz hinzugefügt`,
      clear: `${by} hat die Entscheidungen entfernt: Die Versuche zählen`,
      withdraw: `${by} hat eine Entscheidung zurückgenommen`,
    })[kind],
  noGrade: ({ attempts }) => (attempts === 0 ? "Nicht gespielt." : "Kein Versuch zählt."),
  bestOf: ({ points, attempts }) =>
    plural(attempts, { one: `${points} aus dem einzigen Versuch.`, other: `${points}, der beste von # Versuchen.` }),
  isExcused: ({ bestPoints }) =>
    bestPoints === null
      ? "Von der Kursleitung erlassen."
      : `Von der Kursleitung erlassen; der beste Versuch hat ${bestPoints}.`,
  isOverridden: ({ points, bestPoints }) =>
    bestPoints === null
      ? `Die Kursleitung hat die Note auf ${points} festgelegt.`
      : `Die Kursleitung hat die Note auf ${points} festgelegt, statt ${bestPoints} aus dem besten Versuch.`,
  isAdjusted: ({ change, bestPoints }) =>
    bestPoints === null
      ? `Um ${change} angepasst, aber kein Versuch zählt.`
      : `Um ${change} angepasst; der beste Versuch hat ${bestPoints}.`,
  reasonRequired: "Geben Sie einen Grund ein.",
  reasonTooLong: ({ max }) => `Der Text darf höchstens ${max} Zeichen haben.`,
  reasonUnstorable: "Der Text enthält ein Zeichen, das sich nicht speichern lässt. Entfernen Sie es.",
  pointsWhole: "Geben Sie eine ganze Zahl ein.",
  pointsBetween: ({ least, most }) => `Geben Sie eine Zahl von ${least} bis ${most} ein.`,
  pointsAboveMaximum: "Die Punkte dürfen nicht über dem Maximum liegen.",
  adjustByNothing: "Geben Sie ein, wie viele Punkte dazukommen oder abgezogen werden.",
  nothingToAdjust: "Kein Versuch zählt, also gibt es keine Punkte zum Anpassen. Legen Sie stattdessen die Note fest.",
  tooMany: ({ max }) => `Zu dieser Note gibt es schon ${max} Entscheidungen und Notizen, mehr sind nicht möglich.`,
  notWithdrawable: "Nur Entscheidungen lassen sich zurücknehmen, keine Notizen.",
  alreadyWithdrawn: "Diese Entscheidung wurde schon zurückgenommen.",
};
