import { plural } from "../format";

type Kind = "enable" | "disable" | "reset" | "enrol" | "invite" | "role" | "organization" | "delete";
/** `target`: the name of the course, role or organization. */
type Change = { kind: Kind; count: number; target: string };

/** Changes of many users at once, in the users list and on their page. */
export const userChanges = {
  /** A target instead of an organization. */
  noOrganization: "No organization",
  verb: ({ kind }: { kind: Kind }) =>
    ({
      enable: "Enable",
      disable: "Disable",
      reset: "Reset passwords",
      enrol: "Add to course",
      invite: "Resend invitation",
      role: "Change role",
      organization: "Change organization",
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
        invite: { one: "Resend the invitation to # user", other: "Resend the invitations to # users" },
        role: { one: `Change the role of # user to ${target}`, other: `Change the role of # users to ${target}` },
        organization: {
          one: `Change the organization of # user to ${target}`,
          other: `Change the organization of # users to ${target}`,
        },
        delete: { one: "Delete # user", other: "Delete # users" },
      }[kind],
    ),
  means: ({ kind, undoDays, restoreDays }: { kind: Kind; undoDays: number; restoreDays: number }) =>
    ({
      enable: "They can sign in again right away, with the same password as before.",
      disable: "This signs them out everywhere, and they can't sign in anymore. Grades and memberships are kept.",
      reset:
        "This signs them out everywhere. Each user gets an email with a link and a one-time code to set a new password.",
      enrol:
        "They join the course and its running class, if there is one. Students in another running class are skipped.",
      invite: "Each user gets a new link and a new one-time code. Earlier links and codes stop working.",
      role: "The change takes effect immediately.",
      organization: "They leave all courses of their current organization. Scores are kept.",
      delete: `This deletes their accounts, memberships and scores. To keep the scores, disable the users instead. You can undo this for ${undoDays} days, and restore each user from Recently deleted for ${restoreDays} days. Sign-ins and codes can't be restored.`,
    })[kind],
  done: ({ kind, count, target }: Change) =>
    plural(
      count,
      {
        enable: { one: "# user enabled", other: "# users enabled" },
        disable: { one: "# user disabled", other: "# users disabled" },
        reset: { one: "Password of # user reset", other: "Passwords of # users reset" },
        enrol: { one: `# user added to ${target}`, other: `# users added to ${target}` },
        invite: { one: "Invitation resent to # user", other: "Invitations resent to # users" },
        role: { one: `Role of # user changed to ${target}`, other: `Role of # users changed to ${target}` },
        organization: {
          one: `Organization of # user changed to ${target}`,
          other: `Organization of # users changed to ${target}`,
        },
        delete: { one: "# user deleted", other: "# users deleted" },
      }[kind],
    ),
  busy: ({ kind }: { kind: Kind }) =>
    ({
      enable: "Enabling...",
      disable: "Disabling...",
      reset: "Resetting...",
      enrol: "Adding...",
      invite: "Sending...",
      role: "Changing...",
      organization: "Changing...",
      delete: "Deleting...",
    })[kind],
};
