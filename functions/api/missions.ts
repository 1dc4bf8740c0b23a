import * as v from "valibot";
import { FlightEvidence } from "~/domain/evidence";
import { handInMissionFlight, listMissionResults, startMissionFlight } from "~/domain/missions/fly-mission";
import {
  findMission,
  listMissions,
  MissionTitle,
  readMissionDocument,
  type StoredMission,
} from "~/domain/missions/mission";
import { listClassesToShareWith, setReference, shareMission } from "~/domain/missions/share-mission";
import { changeMission, createMission, deleteMission } from "~/domain/missions/write-mission";
import {
  ClassToShareWith,
  ListedMission,
  Mission,
  MissionPlayer,
  MissionResult,
  MissionStart,
} from "./mission-answers";
import { created, nothing, ok, operation } from "./operation";
import { createSignedInRouter, Id, validate } from "./router";

const param = validate("param", v.object({ id: Id }), { thing: "mission" });
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const written = { title: MissionTitle, document: v.unknown() };

/** Without the author's burns. */
const asMission = ({ log: _, ...mission }: StoredMission) => mission;

/** Missions: flights that people write for a class to practice (docs/decisions/0196). */
export const missions = createSignedInRouter()
  .get(
    "/",
    operation("List missions", "mission:use", ok(v.array(ListedMission)), {
      description: "The caller's own, and those shared with classes that the caller takes part in or teaches.",
    }),
    async (c) => c.json(await listMissions(c.var.ctx)),
  )
  .post(
    "/",
    operation("Create a mission", "mission:use", created(Mission), {
      description: "`copiedFrom`: a mission that the caller may read.",
    }),
    validate("json", v.object({ ...written, copiedFrom: v.optional(Id) })),
    async (c) => {
      const { title, document, copiedFrom } = c.req.valid("json");
      const mission = { title, document: readMissionDocument(document), copiedFrom };
      return c.json(asMission(await createMission(c.var.ctx, mission)), 201);
    },
  )
  .get(
    "/classes",
    operation("List the classes to share missions with", "mission:share", ok(v.array(ClassToShareWith)), {
      description: "Running classes that the caller runs.",
    }),
    async (c) => c.json(await listClassesToShareWith(c.var.ctx)),
  )
  .get("/:id", operation("Read a mission", "mission:read", ok(Mission)), param, async (c) =>
    c.json(asMission(await findMission(c.var.ctx, c.req.valid("param").id, "mission:read"))),
  )
  .put(
    "/:id",
    operation("Change a mission", "mission:use", ok(Mission), {
      description:
        "`version`: as the caller has read it. Another document is another version: it has no reference yet, and is " +
        "no longer shared.",
    }),
    param,
    validate("json", v.object({ ...written, version })),
    async (c) => {
      const { document, ...sent } = c.req.valid("json");
      const mission = { ...sent, document: readMissionDocument(document) };
      return c.json(asMission(await changeMission(c.var.ctx, c.req.valid("param").id, mission)));
    },
  )
  .delete("/:id", operation("Delete a mission", "mission:use", nothing), param, async (c) => {
    await deleteMission(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .put(
    "/:id/reference",
    operation("Fly the author's flight of a mission", "mission:use", ok(Mission), {
      description: "The server flies it as written. If it reaches the objective, it becomes the reference.",
    }),
    param,
    validate("json", v.object({ log: FlightEvidence })),
    async (c) => c.json(asMission(await setReference(c.var.ctx, c.req.valid("param").id, c.req.valid("json").log))),
  )
  .put(
    "/:id/share",
    operation("Share a mission with a class", "mission:share", ok(Mission), {
      description: "`classId`: a class session that the caller runs, or null for none. Needs a reference.",
    }),
    param,
    validate("json", v.object({ classId: v.nullable(Id), version })),
    async (c) => c.json(asMission(await shareMission(c.var.ctx, c.req.valid("param").id, c.req.valid("json")))),
  )
  .post(
    "/:id/starts",
    operation("Start a practice flight of a mission", "mission:use", created(MissionStart)),
    param,
    async (c) => c.json(await startMissionFlight(c.var.ctx, c.req.valid("param").id), 201),
  )
  .post(
    "/:id/flights",
    operation("Hand in a practice flight of a mission", "mission:use", created(MissionResult), {
      description: "Graded by the server, and never in a gradebook.",
    }),
    param,
    validate("json", v.object({ seed: v.pipe(v.number(), v.integer(), v.minValue(1)), log: FlightEvidence })),
    async (c) => c.json(await handInMissionFlight(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), 201),
  )
  .get(
    "/:id/flights",
    operation("List the best practice flights of a mission", "mission:use", ok(v.array(MissionPlayer)), {
      description: "For its author and the instructors of the class.",
    }),
    param,
    async (c) => c.json(await listMissionResults(c.var.ctx, c.req.valid("param").id)),
  );
