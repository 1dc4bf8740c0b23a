// Names, texts and limits of the product that API tests compare answers with.
export { limitsOf } from "~/db/time-limits.server";
export { causesOf, outageOf } from "~/db/outage.server";
export { openPostgres } from "~/db/postgres.server";
export { reachOf, teachingReaches, type Action, type Reach, type TeachingReach } from "~/domain/access";
export { serializeCurriculum as textOf } from "~/domain/curricula/parse-curriculum";
export { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
export { listStandardCurricula } from "~/domain/curricula/standard-curricula";
export { auroraStudents, demoPassword } from "~/domain/demo/people";
export { roleNames, type Role } from "~/domain/roles";
export { signInCookie, xsrfCookie } from "~/http/cookies.server";
export { texts } from "~/texts";

export { readRouteFacts, readRoutes } from "../../server/route-facts.mjs";
