import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { allow } from "~/domain/access";
import { roleMay } from "~/domain/accounts/role-condition";
import type { SignedInCtx } from "~/domain/context";

export type FirstStep = { title: string; text: string; to: string; button: string; isDone: boolean };

const Found = v.object({
  organizations: v.boolean(),
  staff: v.boolean(),
  people: v.boolean(),
  courses: v.boolean(),
  classes: v.boolean(),
});

/** What a new installation needs before its first class, in that order, and what of it is there. */
export async function readFirstSteps(ctx: SignedInCtx): Promise<FirstStep[]> {
  allow(ctx.actor, "organization:create");
  const has = await rowOf(
    ctx.db,
    Found,
    sql`select exists (select from organizations) as organizations,
      exists (select from users u where ${roleMay(sql`u.main_role`, "course:own")} and u.id <> ${ctx.actor.userId})
        as staff,
      exists (select from users u where not ${roleMay(sql`u.main_role`, "course:own")}) as people,
      exists (select from courses) as courses, exists (select from class_sessions) as classes`,
  );
  return [
    {
      title: "An organization with its curriculum",
      text: "People, courses and access codes belong to it; its curriculum is what they play.",
      to: "/admin/organizations",
      button: "Organizations",
      isDone: has.organizations,
    },
    {
      title: "Instructors",
      text: "Add those who teach, each with the role Instructor; they get a mail to set a password.",
      to: "/admin/users/add",
      button: "Add User",
      isDone: has.staff,
    },
    {
      title: "A course",
      text: "It has an instructor, members and an access code.",
      to: has.organizations ? "/admin/courses?dialog=create" : "/admin/organizations",
      button: "Create Course",
      isDone: has.courses,
    },
    {
      title: "Students",
      text: "Import a roster, or give out the access code of the course: whoever registers with it is a member.",
      to: "/admin/users/import",
      button: "Import Roster",
      isDone: has.people,
    },
    {
      title: "A class",
      text: "Start the class of the course now, or schedule it; then its gradebook fills.",
      to: "/admin/courses",
      button: "Courses",
      isDone: has.classes,
    },
  ];
}
