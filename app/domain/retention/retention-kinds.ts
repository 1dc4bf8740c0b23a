// Kinds of data with a time after which they are removed. Pure: pages, sweeps and docs/privacy.md share them.
type Kind = {
  /** Days that apply unless somebody chooses others; null: everything stays. */
  default: number | null;
  /** Days to choose from; none: nobody can choose. */
  choices: readonly number[];
  /** Whether an organization may choose fewer for what belongs to it. */
  ofOrganizations?: true;
  /** Whether everything may stay. */
  mayStay?: true;
};

const year = 365;
const years = [year, 2 * year, 3 * year, 5 * year, 10 * year] as const;

export const retentionKinds = {
  leftAttempts: { default: null, choices: years, ofOrganizations: true, mayStay: true },
  signIns: { default: 30, choices: [7, 30, 90, 180, year], ofOrganizations: true },
  failedSignIns: { default: null, choices: [30, 90, 180, year, 2 * year], ofOrganizations: true, mayStay: true },
  auditTrail: { default: null, choices: years, ofOrganizations: true, mayStay: true },
  mails: { default: null, choices: [30, 90, 180, year, 2 * year], ofOrganizations: true, mayStay: true },
  webhooks: { default: 30, choices: [7, 30, 90], ofOrganizations: true },
  declinedErasures: { default: null, choices: [30, 90, year, 2 * year], ofOrganizations: true, mayStay: true },
  // What people were promised when it was made.
  copies: { default: 1, choices: [] },
  deleted: { default: 30, choices: [] },
} as const satisfies Record<string, Kind>;

export type RetentionKind = keyof typeof retentionKinds;

// The table above is the list of kinds.
export const kindNames = Object.keys(retentionKinds) as RetentionKind[];

export const kindOf = (kind: RetentionKind): Kind => retentionKinds[kind];

/** Kinds whose time can be chosen by an organization, or (null) for the installation. */
export const chosenKinds = (organizationId: string | null): RetentionKind[] =>
  kindNames.filter(
    (kind) => kindOf(kind).choices.length > 0 && (organizationId === null || kindOf(kind).ofOrganizations),
  );

export const isRetentionKind = (text: string): text is RetentionKind => Object.hasOwn(retentionKinds, text);

/** The shorter of two times; null is endless. */
export const shorterOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** What an organization may choose, if the installation keeps the kind for `limit` days at most. */
export const choicesWithin = (kind: RetentionKind, limit: number | null): readonly number[] =>
  kindOf(kind).choices.filter((days) => limit === null || days <= limit);

/** Also a longer time that was chosen before the installation shortened its own. */
export function offeredChoices(kind: RetentionKind, limit: number | null, chosen: number | null): readonly number[] {
  const within = choicesWithin(kind, limit);
  return chosen === null || within.includes(chosen) ? within : [...within, chosen].sort((one, other) => one - other);
}

/** A dry run counts no further, so that a look at a large trail stays cheap. */
export const maxCounted = 100_000;

/** Days between the mail to administrators and the removal of attempts. */
export const warningDays = 30;

export const isYears = (days: number) => days % year === 0;
