import { plural } from "../format";

type Kind = "enable" | "disable" | "reset" | "enrol" | "invite" | "role" | "organization" | "delete";
/** `target`: the course, role or organization. */
type Change = { kind: Kind; count: number; target: string };

/** Changes of many users at once, in the users list and on their page. */
export const userChanges = {
  /** The target of a move. */
  noOrganization: "no organization",
  verb: ({ kind }: { kind: Kind }) =>
    ({
      enable: "Enable",
      disable: "Disable",
      reset: "Force Reset",
      enrol: "Add to Course",
      invite: "Invite Again",
      role: "Change Role",
      organization: "Change Organization",
      delete: "Delete",
    })[kind],
  ask: ({ kind, count, target }: Change) =>
    plural(
      count,
      {
        enable: { one: "Enable # user", other: "Enable # users" },
        disable: { one: "Disable # user", other: "Disable # users" },
        reset: { one: "Reset the password of # user", other: "Reset the passwords of # users" },
        enrol: { one: `Add # user to ${target}`, other: `Add # users to ${target}` },
        invite: { one: "Send # user the invitation again", other: "Send # users the invitation again" },
        role: { one: `Make # user ${target}`, other: `Make # users ${target}` },
        organization: { one: `Move # user to ${target}`, other: `Move # users to ${target}` },
        delete: { one: "Delete # user", other: "Delete # users" },
      }[kind],
    ),
  means: ({ kind, undoDays, restoreDays }: { kind: Kind; undoDays: number; restoreDays: number }) =>
    ({
      enable: "They can log in again at once, with the password they had.",
      disable: "All their sign-ins end at once, and they cannot log in. Grades and memberships stay.",
      reset:
        "All their sign-ins end at once, and each gets an email with a link and a one-time code to set a new password with.",
      enrol:
        "They become members of the course, and students of its class if one is running. Students of another running class are left out.",
      invite: "Each gets a new link and a new one-time code. Those from earlier invitations no longer work.",
      role: "The role takes effect with their next request.",
      organization: "Memberships of courses of the organization they leave end; scores stay.",
      delete: `Their accounts go, with memberships and scores. To keep the scores, disable them instead. For ${undoDays} days you can undo this; for ${restoreDays} days each can be restored under Recently Deleted. Sign-ins and codes don't come back.`,
    })[kind],
  done: ({ kind, count, target }: Change) =>
    plural(
      count,
      {
        enable: { one: "# user enabled", other: "# users enabled" },
        disable: { one: "# user disabled", other: "# users disabled" },
        reset: { one: "# user asked for a new password", other: "# users asked for a new password" },
        enrol: { one: `# user added to ${target}`, other: `# users added to ${target}` },
        invite: { one: "# user invited again", other: "# users invited again" },
        role: { one: `# user made ${target}`, other: `# users made ${target}` },
        organization: { one: `# user moved to ${target}`, other: `# users moved to ${target}` },
        delete: { one: "# user deleted", other: "# users deleted" },
      }[kind],
    ),
  busy: ({ kind }: { kind: Kind }) =>
    ({
      enable: "Enabling...",
      disable: "Disabling...",
      reset: "Resetting...",
      enrol: "Adding...",
      invite: "Inviting...",
      role: "Changing...",
      organization: "Moving...",
      delete: "Deleting...",
    })[kind],
};
