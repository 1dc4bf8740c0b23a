// The data for random calls: two organizations with their users, and all callers.
import type { Ctx } from "~/domain/context";
import { addRunningClass, addUser, asSystemAdmin, foundation } from "../support/builders";
import { addDuels } from "../support/duels";
import { tokenOf } from "../support/rest-api";
import { addAccessCode, createSandbox } from "../support/set-up";
import type { FuzzCall, kinds } from "./calls";

export type World = {
  tokens: Record<FuzzCall["caller"], string | undefined>;
  things: Record<(typeof kinds)[number], string[]>;
};

export async function newWorld(ctx: Ctx): Promise<World> {
  const places = [await addRunningClass(ctx, { students: 2 }), await addRunningClass(ctx, { students: 1 })] as const;
  const { organizationId, owner, students } = places[0];
  const of = async (role: "Restricted" | "OrganizationAdmin" | "SystemAdmin") =>
    tokenOf(await addUser(ctx, { role, organizationId: role === "SystemAdmin" ? null : organizationId }));
  const codes = [
    await addAccessCode({ ...asSystemAdmin(ctx), now: new Date() }),
    await addAccessCode({ ...asSystemAdmin(ctx), now: new Date() }),
  ];
  const sandboxes = await Promise.all(
    [students[0], owner].map((person) =>
      createSandbox({ ...person.ctx, now: new Date() }, { title: "Sandbox", document: "{}" }),
    ),
  );
  const now = new Date();
  const pair = { opener: { ...students[0].ctx, now }, joiner: { ...students[1].ctx, now } };
  const duels = await addDuels(pair, places[0].sessionId);
  return {
    tokens: {
      nobody: undefined,
      forged: "e30.e30.e30",
      Restricted: await of("Restricted"),
      User: await tokenOf(students[0]),
      Instructor: await tokenOf(owner),
      OrganizationAdmin: await of("OrganizationAdmin"),
      SystemAdmin: await of("SystemAdmin"),
    },
    things: {
      user: [students[1].id, places[1].students[0].id, places[1].owner.id],
      group: places.map(({ id }) => id),
      session: places.map(({ sessionId }) => sessionId),
      organization: places.map((place) => place.organizationId),
      scenario: [places[0].lesson, places[0].quiz],
      sandbox: sandboxes.map(({ id }) => id),
      duel: duels.map(({ id }) => id),
      accessCode: codes.flatMap(({ id, code }) => [id, code]),
      curriculum: [foundation.id],
    },
  };
}
