import { number, plural } from "../format";

type Folder = "account" | "signIns" | "learning" | "teaching" | "administration" | "payments" | "content" | "deleted";

/** A copy of what the platform stores about a person. */
export const takeout = {
  pageTitle: "Your data",
  hint: "Get a copy of everything this platform stores about you: your account, sign-ins, courses, attempts with their answers, notes about you, and changes that concern you.",
  contentHint:
    "You get a zip file with JSON for programs, CSV for spreadsheets, and a readme. Passwords, keys and other people's data aren't in it.",
  create: "Create copy",
  createAgain: "Create another copy",
  open: "Get your data",
  openHint: "Download everything this platform stores about you.",
  statusTitle: "Your copy",
  counting: "Looking for your data…",
  building: ({ done, total }: { done: number; total: number }) =>
    `${number(done)} of ${plural(total, { one: "# entry", other: "# entries" })} copied`,
  buildingHint: "You can leave this page. We'll email you a link when the copy is ready.",
  progress: "Progress of the copy",
  reload: "Reload",
  ready: ({ until }: { until: string }) =>
    `The copy is ready. We've emailed you a link, which works until ${until} where you're signed in.`,
  failed: "The copy couldn't be created. Try again, and tell your administrator if it fails again.",
  downloadTitle: "Download",
  downloadHint: ({ username, until }: { username: string; until: string }) =>
    `Everything this platform stores about ${username}. You can download it until ${until}.`,
  download: ({ megabytes }: { megabytes: string }) => `Download zip (${megabytes} MB)`,
  keepSafe: "Keep the file where others can't read it.",
  linkInvalid:
    "This link has expired, or someone else asked for the copy. Sign in as the person who did, or create a new copy.",
  ofUserTitle: "Personal data",
  ofUserHint: ({ username }: { username: string }) =>
    `If ${username} asks what you store, create a copy. You'll get the link, and ${username} an email saying that you asked for it.`,
  readySubject: ({ productName }: { productName: string }) => `Your copy from ${productName} is ready`,
  readyMail: ({ username }: { username: string }) =>
    `The copy of the data about the account “${username}” is ready. Download it within 24 hours:`,
  readyMailHint: ({ username }: { username: string }) =>
    `The link works only where you're signed in as “${username}”. If you didn't ask for this copy, change your password right away.`,
  requestedSubject: ({ productName }: { productName: string }) => `A copy of your ${productName} data was requested`,
  requestedMail: ({ username, administrator }: { username: string; administrator: string }) =>
    `${administrator}, an administrator, asked for a copy of the data about your account “${username}”.`,
  requestedMailHint:
    "If this surprises you, ask your organization. You can create a copy for yourself in your account.",
  readmeTitle: ({ productName, username, date }: { productName: string; username: string; date: string }) =>
    `What ${productName} stores about “${username}”, as of ${date}`,
  readmeFormats:
    "Each file comes twice: as .json with everything, for programs, and as .csv for spreadsheets, where very long values say (JSON). Times are in UTC. A file's name is that of the table; docs/privacy.md of the product describes its columns.",
  folderName: ({ folder }: { folder: Folder }) =>
    ({
      account: "account: your account, emails to you, and what your organization's provisioning knows",
      signIns: "signIns: sign-ins, devices, second factors and API tokens",
      learning: "learning: courses, classes, attempts, answers, standings, notes and messages",
      teaching: "teaching: courses that you teach, and rosters that you imported",
      administration: "administration: changes that you made or that concern you",
      payments: "payments: purchases and subscriptions",
      content: "content: sandboxes, and curricula and lessons that you wrote",
      deleted: "deleted: entries that were deleted and can still be restored",
    })[folder],
  fileLine: ({ name, rows }: { name: string; rows: number }) =>
    `${name}: ${plural(rows, { one: "# entry", other: "# entries" })}`,
  readmeLeftOut:
    "Left out: digests of passwords and codes, keys and tokens, what entries say about other people, and for now what is about grades that your instructor hasn't released.",
  readmeQuestions: ({ supportEmail }: { supportEmail: string }) => `Questions: ${supportEmail}`,
};
