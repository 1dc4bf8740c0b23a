import { Hono } from "hono";
import { accessCodes, organizationAccessCodes } from "./access-codes";
import { auth } from "./auth";
import { courses } from "./courses";
import { curricula } from "./curricula";
import { duels } from "./duels";
import { gradeBatches } from "./grade-batches";
import { groups } from "./groups";
import { me } from "./me";
import { missions } from "./missions";
import { organizations } from "./organizations";
import { classPractice, practice } from "./practice";
import { regrades } from "./regrades";
import { sandboxes } from "./sandboxes";
import { scenarios } from "./scenarios";
import { scores } from "./scores";
import { secondLooks } from "./second-looks";
import { sessions } from "./sessions";
import { systemSettings } from "./system-settings";
import { users } from "./users";
import { weeklyMission } from "./weekly-mission";

/** All calls of the API. Paths with words come before those with an id in the same place. */
export const calls = new Hono()
  .route("/auth", auth)
  .route("/users/accessCodes", accessCodes)
  .route("/users", users)
  .route("/organizations/accessCodes", organizationAccessCodes)
  .route("/organizations", organizations)
  .route("/groups", groups)
  .route("/courses", courses)
  .route("/curricula", curricula)
  .route("/sessions", gradeBatches)
  .route("/sessions", secondLooks)
  .route("/sessions", regrades)
  .route("/sessions", classPractice)
  .route("/sessions", sessions)
  .route("/me", me)
  .route("/practice", practice)
  .route("/missions", missions)
  .route("/duels", duels)
  .route("/sandboxes", sandboxes)
  .route("/systemSettings", systemSettings)
  .route("/scenarios", scenarios)
  .route("/weekly-mission", weeklyMission)
  .route("/scores", scores);

/** The types of the calls, for the client. */
export type Calls = typeof calls;
