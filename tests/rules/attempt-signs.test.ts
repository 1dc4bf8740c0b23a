import { expect, test } from "vitest";
import { signsOf, type AttemptFacts } from "~/domain/attempts/signs";

const usual: AttemptFacts = {
  seconds: 600,
  points: 10,
  answered: 0,
  wrong: 0,
  burns: 0,
  isDrawn: false,
  sameFrom: [],
  unfinishedStarts: 0,
};
const reasonsOf = (looked: Partial<AttemptFacts>) => signsOf({ ...usual, ...looked }).map(({ reason }) => reason);

test.each<[string, Partial<AttemptFacts>, string[]]>([
  ["an ordinary attempt", {}, []],
  ["without a start nothing is known of its time", { seconds: null, answered: 20 }, []],
  ["two seconds an answer are possible", { answered: 14, seconds: 28 }, []],
  ["less are not", { answered: 14, seconds: 9.4 }, ["14 questions answered within 9 s of the start."]],
  ["points in four seconds", { seconds: 4 }, ["Points earned within 4 s of the start."]],
  ["nothing earned in four seconds", { seconds: 4, points: 0 }, []],
  ["a flight of two burns may be the same", { burns: 2, sameFrom: ["ada"] }, []],
  ["one of three is remarkable", { burns: 3, sameFrom: ["ada"] }, ["3 burns are the same as in the flight of ada."]],
  [
    "equal burns of two flights that were drawn apart are a copy",
    { burns: 1, isDrawn: true, sameFrom: ["ada"] },
    ["1 burn is the same as in the flight of ada, although each start has its own numbers."],
  ],
  ["two who know all answer the same", { answered: 10, wrong: 0, sameFrom: ["ada"] }, []],
  ["the same two mistakes happen", { answered: 10, wrong: 2, sameFrom: ["ada"] }, []],
  [
    "the same three mistakes are remarkable",
    { answered: 10, wrong: 3, sameFrom: ["ada", "ben", "cleo", "dora", "emil"] },
    ["The same answers as ada, ben, cleo and 2 more, 3 of them wrong."],
  ],
  ["four starts without an end", { unfinishedStarts: 4 }, []],
  ["five", { unfinishedStarts: 5 }, ["Started 5 times before this attempt without finishing."]],
])("signs: %s", (_, looked, reasons) => {
  expect(reasonsOf(looked)).toEqual(reasons);
});
