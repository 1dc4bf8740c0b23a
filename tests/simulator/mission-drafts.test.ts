// The mission editor's way back, and what it keeps on the device.
import { expect, test } from "vitest";
import { PlayStore } from "../../simulator/attempts/play-store";
import {
  isDocumentChanged,
  readValue,
  writeValue,
  writtenOf,
  type MissionDraft,
} from "../../simulator/screens/missions/draft";
import { History } from "../../simulator/screens/missions/history";
import { findDraft, readDrafts, storeDraft } from "../../simulator/screens/missions/stored-drafts";
import { UnfinishedFlight } from "../../simulator/screens/missions/unfinished-flight";
import { hopLog, hopMission } from "../support/missions";

const openDraft = (changes: Partial<MissionDraft> = {}): MissionDraft => ({
  ...{ key: "draft-1", title: "Hop", document: hopMission(), saved: null, asSaved: "" },
  ...changes,
});

function openPlays() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { plays: new PlayStore("anna", storage) };
}

test("undo takes changes back one by one, and what was typed into one field at once", () => {
  const draft = openDraft();
  const history = new History(draft);
  const write = (path: string, value: unknown, isStep = false) => {
    writeValue(draft.document, path, value);
    history.note(path, isStep);
  };
  write("injects", [{ t: 60, kind: "message", text: "Hello." }], true);
  for (const mass of [1, 12, 1200]) write("chaser.mass", mass);
  write("injects", undefined, true);
  write("chaser.propellant", 20);
  expect(history.undo()).toBe("chaser.propellant");
  expect(readValue(draft.document, "chaser.propellant")).toBe(50);
  expect(readValue(draft.document, "injects")).toBeUndefined();
  history.undo();
  expect(readValue(draft.document, "injects.0.text")).toBe("Hello.");
  expect([history.undo(), readValue(draft.document, "chaser.mass")]).toEqual(["chaser.mass", 1000]);
  history.undo();
  expect([history.isEmpty, writtenOf(draft)]).toEqual([true, writtenOf(openDraft())]);
});

test("each draft that the server doesn't have is stored, by its key or its mission's id, until it is saved", () => {
  const game = openPlays();
  const other = openDraft({ key: "7", title: "Other", saved: { id: "7", version: 2 } });
  storeDraft(game, openDraft());
  storeDraft(game, other);
  storeDraft(game, openDraft({ title: "Hop again" }));
  expect(readDrafts(game).map(({ title }) => title)).toEqual(["Hop again", "Other"]);
  expect(findDraft(game, "7")?.title).toBe("Other");
  storeDraft(game, { ...other, asSaved: writtenOf(other) });
  expect(readDrafts(game).map(({ key }) => key)).toEqual(["draft-1"]);
});

test("another document is a change that ends sharing, another title isn't", () => {
  const draft = openDraft();
  draft.asSaved = writtenOf(draft);
  expect(isDocumentChanged({ ...draft, title: "Leap" })).toBe(false);
  expect(isDocumentChanged({ ...draft, document: hopMission({ goal: "Leap." }) })).toBe(true);
});

test("an unfinished flight is read again for its own start only", () => {
  const unfinished = new UnfinishedFlight(openPlays(), "7");
  unfinished.store("1:99", hopLog());
  expect([unfinished.isThere, unfinished.read("1:99")]).toEqual([true, hopLog()]);
  expect(unfinished.read("1:100")).toBeNull();
  unfinished.store("1:99", null);
  expect(unfinished.isThere).toBe(false);
});
