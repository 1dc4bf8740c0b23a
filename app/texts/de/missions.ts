import type { missions as english } from "../en/missions";
import type { Translation } from "../translation";

export const missions: Translation<typeof english> = {
  notOwn: "Nur die Autorin oder der Autor kann eine Mission ändern. Kopieren Sie sie, um sie zu bearbeiten.",
  tooLarge: ({ kilobytes }) => `Eine Mission darf bis zu ${kilobytes} kB groß sein.`,
  tooMany: ({ max }) => `Sie haben ${max} Missionen. Löschen Sie eine, bevor Sie eine neue anlegen.`,
  changedElsewhere: "Diese Mission wurde in einem anderen Fenster geändert. Öffnen Sie sie neu, bevor Sie speichern.",
  cannotBeFlown:
    "Der Server konnte diese Mission nicht fliegen: Das Raumfahrzeug verlässt den Bereich der Simulation. Prüfen Sie Bahnen, Masse und Zündungen.",
  changedSince: "Die Mission hat sich seit diesem Flug geändert. Fliegen Sie sie noch einmal zur Probe.",
  notReached: "Dieser Flug erreicht das Ziel nicht und zeigt deshalb nicht, dass die Mission lösbar ist.",
  needsBurn: "Das Ziel wird ohne Zündung erreicht. Machen Sie es schwerer und fliegen Sie noch einmal zur Probe.",
  notFlown:
    "Noch hat niemand gezeigt, dass diese Mission lösbar ist. Fliegen Sie sie zur Probe bis zum Ziel und teilen Sie sie dann.",
  noReferenceToPublish:
    "Noch hat niemand gezeigt, dass diese Mission lösbar ist. Fliegen Sie sie zur Probe bis zum Ziel und veröffentlichen Sie sie dann.",
  shortTitleRequired: "Schreiben Sie einen Kurztitel mit bis zu 30 Zeichen.",
  notMissionFile: "Das ist keine Missionsdatei. Fügen Sie das heruntergeladene JSON ein: einen Titel und ein Dokument.",
  noOpenFlight: "Dieser Flug wurde schon abgegeben, oder die Mission hat sich geändert. Beginnen Sie einen neuen Flug.",
  withdrawn:
    "Diese Mission wurde geändert oder wird nicht mehr geteilt und kann daher gerade nicht geflogen werden. Sie finden sie unter „Missionen“, sobald sie wieder geteilt wird.",
};
