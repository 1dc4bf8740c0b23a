import type { rubrics as english } from "../en/rubrics";
import type { Translation } from "../translation";

export const rubrics: Translation<typeof english> = {
  title: "Bewertungsraster",
  intro:
    "Kriterien, nach denen Sie dieses Szenario von Hand bewerten, in allen Klassen dieses Kurses. Öffnen Sie dazu die Akte einer Person und wählen Sie im Menü der Note „Nach Raster bewerten“.",
  criterion: ({ number }) => `Kriterium ${number}`,
  name: "Name",
  levels: "Stufen",
  levelsHint:
    "Geben Sie je Zeile eine Stufe und ihre Punkte ein, zum Beispiel „Vollständig 5“. Eine Zahl allein, etwa 4, bietet jede ganze Zahl von 0 bis 4 an.",
  removeHint: "Um ein Kriterium zu entfernen, leeren Sie Namen und Stufen.",
  save: "Raster speichern",
  saved: "Raster gespeichert.",
  savedOver: "Raster gespeichert. Inzwischen hatte es jemand anders geändert. Ihr Raster gilt.",
  remove: "Raster entfernen",
  removed: "Raster entfernt.",
  keptHint: "Noten nach diesem Raster bleiben, mit den Kriterien von damals.",
  gradeBy: "Nach Raster bewerten",
  make: "Raster anlegen",
  change: "Raster ändern",
  none: "Dieses Szenario hat in diesem Kurs noch kein Raster.",
  sentence: "Kommentar (optional)",
  sentenceHint: "Die betroffene Person kann den Kommentar lesen.",
  effect: ({ maxPoints }) =>
    `Die Summe der Stufen, von ${maxPoints}, zählt unabhängig davon, was abgegeben wird. Die Versuche bleiben in der Liste.`,
  giveGrade: "Note speichern",
  graded: "Note gespeichert.",
  ofGrade: "Dieses Szenario wurde nach diesen Kriterien bewertet. Die Note gilt für alle Versuche.",
  levelRequired: "Wählen Sie eine Stufe.",
  levelsRequired: "Wählen Sie für jedes Kriterium eine Stufe.",
  changedMeanwhile:
    "Das Raster hat sich inzwischen geändert. Öffnen Sie „Nach Raster bewerten“ erneut und wählen Sie die Stufen.",
  nameRequired: "Geben Sie einen Namen für dieses Kriterium ein.",
  nameTwice: "Geben Sie jedem Kriterium einen anderen Namen.",
  levelTwice: "Zwei Stufen sind gleich. Ändern oder entfernen Sie eine davon.",
  levelLines: ({ maxPoints }) =>
    `Geben Sie je Zeile eine Stufe und ihre Punkte ein, in ganzen Punkten von 0 bis ${maxPoints}.`,
  levelCount: ({ max }) => `Geben Sie 2 bis ${max} Stufen ein.`,
  onlyZero: "Mindestens eine Stufe muss Punkte geben.",
};
