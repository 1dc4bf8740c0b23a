// Accounts that the public API can't create: an instructor without a course, one whose class has no students, and a
// disabled user.
import { eq } from "drizzle-orm";
import { openEmbedded } from "~/db/embedded.server";
import { openPostgres } from "~/db/postgres.server";
import { users } from "~/db/schema";
import { createUser } from "~/domain/accounts/create-user";
import { hashPassword } from "~/domain/accounts/password-hash";
import type { SignedInCtx } from "~/domain/context";
import { createCourse } from "~/domain/courses/create-course";
import { startClass } from "~/domain/courses/run-class";
import { demoPassword } from "~/domain/demo/people";
import { createOrganization } from "~/domain/organizations/create-organization";
import type { DataSettings } from "./demo-data";

export async function addAccountsWithoutAttempts({ DATABASE_URL, DATA_DIR }: DataSettings) {
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL, { connections: 1 }) : openEmbedded(DATA_DIR));
  const nobody = "00000000-0000-7000-8000-000000000000";
  const admin: SignedInCtx = {
    db: database.db,
    now: new Date(),
    actor: {
      userId: nobody,
      username: "",
      role: "SystemAdmin",
      roles: ["SystemAdmin"],
      organizationId: null,
      signInId: nobody,
    },
  };
  const organizationId = await createOrganization(admin, "Cassini College");
  const passwordHash = await hashPassword(demoPassword);
  const add = (username: string) =>
    createUser(admin, {
      username,
      email: `${username}@apsis.example`,
      passwordHash,
      organizationId,
      role: "Instructor",
    });
  await add("courseless");
  const courseId = await createCourse(admin, {
    name: "Before the Term",
    ownerId: await add("studentless"),
    accessCode: "EARLY-2B6D",
  });
  await startClass(admin, courseId, { name: "First Class" });
  const disabled = await add("disabled");
  await database.db.update(users).set({ enabled: false }).where(eq(users.id, disabled));
  await database.close();
}
