// Responses of the calls about missions; see answers.ts.
import * as v from "valibot";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";
import { FlightParts } from "./flight-parts";

const best = v.strictObject({
  points: v.pipe(v.number(), v.description("Of 100.")),
  deltaV: v.pipe(v.number(), v.description("m/s.")),
  seconds: v.number(),
  passed: v.boolean(),
});

const mission = {
  ...{ id: Uuid, title: v.string(), ownerName: v.string(), isOwn: v.boolean() },
  version: v.pipe(Count, v.description("Raised by each change of the document.")),
  changedAt: Time,
  copiedFrom: orNull(Uuid),
  classId: v.pipe(orNull(Uuid), v.description("The class session that practices it.")),
  className: orNull(v.string()),
  reference: v.pipe(
    orNull(v.strictObject({ deltaV: v.number(), seconds: v.number() })),
    v.description("Of the author's flight of this version. Null until one has reached the objective."),
  ),
  best: v.pipe(orNull(best), v.description("The caller's best flight of this version.")),
  flights: v.pipe(Count, v.description("How many the caller has handed in.")),
  mayFly: v.pipe(v.boolean(), v.description("It has a reference, and is the caller's or a class's of theirs.")),
  mayReadResults: v.boolean(),
  mayShare: v.boolean(),
  mayPublish: v.pipe(
    v.boolean(),
    v.description("The caller writes lessons: a mission with a reference can become a draft of a scored scenario."),
  ),
};

export const ListedMission = answer("ListedMission", "A mission without its document.", mission);
export const Mission = answer("Mission", "A mission with its document.", {
  ...mission,
  document: v.pipe(v.unknown(), v.description("As content/mission-schema.ts has it.")),
});

export const MissionStart = answer("MissionStart", "A flight of a mission, drawn for the caller.", {
  version: Count,
  seed: v.pipe(Count, v.description("What the flight is drawn from. It stays until the flight is handed in.")),
  par: v.pipe(orNull(v.number()), v.description("Seconds of the reference flight.")),
});

export const MissionResult = answer("MissionResult", "A graded practice flight.", {
  ...best.entries,
  parts: FlightParts,
});

export const MissionPlayer = answer("MissionPlayer", "What a student of the class has flown of a mission.", {
  ...{ userId: Uuid, username: v.string(), flights: Count, best, flownAt: Time },
});

export const ClassToShareWith = answer("ClassToShareWith", "A class that a mission can be shared with.", {
  ...{ id: Uuid, name: v.string(), courseName: v.string() },
});
