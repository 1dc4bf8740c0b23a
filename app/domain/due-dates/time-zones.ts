/** The names of time zones, UTC first, and among them the one that is set. */
export const listTimeZones = (current: string): string[] => [
  ...new Set(["UTC", ...[...Intl.supportedValuesOf("timeZone"), current].sort()]),
];
