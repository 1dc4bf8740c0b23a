// Due dates and extensions, as the API and forms send them.
import * as v from "valibot";
import { isTimeZone } from "~/domain/date-text";
import { idSchema } from "~/domain/id";
import { plainText } from "~/domain/plain-text";
import { IsoTime, parseInstant } from "~/domain/time-input";
import { keyed, say } from "~/texts/say";

const maxReasonLength = 500;
export const maxDates = 1_000;
/** Of one extension. */
export const extensionLimits = { students: 500, scenarios: 200, at: 5_000 };

export const Reason = plainText(maxReasonLength, {
  required: () => keyed(say.decisions.reasonRequired),
  tooLong: () => keyed(say.decisions.reasonTooLong({ max: maxReasonLength })),
  unstorable: () => keyed(say.decisions.reasonUnstorable),
});

/** A zone that this server knows. */
export const ZoneName = v.pipe(
  v.string(() => keyed(say.dueDates.unknownZone)),
  v.check(
    (zone) => zone.length < 64 && isTimeZone(zone),
    () => keyed(say.dueDates.unknownZone),
  ),
);

const optionalTime = v.optional(v.nullable(IsoTime), null);

const SentTarget = v.pipe(
  v.strictObject({
    scenarioId: v.optional(v.nullable(idSchema()), null),
    campaignId: v.optional(v.nullable(idSchema()), null),
    opensAt: optionalTime,
    dueAt: optionalTime,
  }),
  v.check(
    ({ scenarioId, campaignId }) => (scenarioId === null) !== (campaignId === null),
    () => keyed(say.dueDates.oneTarget),
  ),
  v.forward(
    v.check(
      ({ opensAt, dueAt }) => opensAt === null || dueAt === null || opensAt < dueAt,
      () => keyed(say.dueDates.dueBeforeOpening),
    ),
    ["dueAt"],
  ),
);

/** All dates of a class: what isn't listed has none. `number`: that of the dates that these replace. */
export const SentDates = v.strictObject({
  timeZone: ZoneName,
  dates: v.pipe(
    v.array(SentTarget),
    v.maxLength(maxDates, () => keyed(say.dueDates.tooMany({ max: maxDates }))),
    v.check(
      (dates) => new Set(dates.map(({ scenarioId, campaignId }) => scenarioId ?? campaignId)).size === dates.length,
      () => keyed(say.dueDates.targetTwice),
    ),
  ),
  number: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
});
export type DatesInput = v.InferOutput<typeof SentDates>;

const ids = (required: () => string, max: number, tooMany: () => string) =>
  v.pipe(v.array(idSchema()), v.minLength(1, required), v.maxLength(max, tooMany));

export const SentExtension = v.strictObject({
  userIds: ids(
    () => keyed(say.dueDates.studentRequired),
    extensionLimits.students,
    () => keyed(say.dueDates.tooManyStudents({ max: extensionLimits.students })),
  ),
  scenarioIds: ids(
    () => keyed(say.dueDates.scenarioRequired),
    extensionLimits.scenarios,
    () => keyed(say.dueDates.tooManyScenarios({ max: extensionLimits.scenarios })),
  ),
  dueAt: IsoTime,
  reason: Reason,
});
export type ExtensionInput = v.InferOutput<typeof SentExtension>;

type Target = DatesInput["dates"][number];
type FieldIssue = { name: string; message: string };

/**
 * What the page for due dates sends: `opens.` and `due.` with `scenario.` or `campaign.` and an id, as local times of the
 * zone.
 */
export const DatesForm = v.pipe(
  v.record(v.string(), v.string()),
  v.rawTransform(({ dataset: { value: fields }, addIssue, NEVER }): DatesInput => {
    const issues: FieldIssue[] = [];
    const { timeZone = "", number = "" } = fields;
    if (!v.is(ZoneName, timeZone)) issues.push({ name: "timeZone", message: keyed(say.dueDates.unknownZone) });
    const timeOf = (name: string) =>
      readTime(fields[name] ?? "", v.is(ZoneName, timeZone) ? timeZone : "UTC", name, issues);
    const targets = new Set(Object.keys(fields).flatMap((name) => /^(?:opens|due)\.(.+)$/.exec(name)?.[1] ?? []));
    const dates = [...targets].flatMap((target): Target[] => {
      const [, kind, id = ""] = /^(scenario|campaign)\.(.*)$/s.exec(target) ?? [];
      const [opensAt, dueAt] = [timeOf(`opens.${target}`), timeOf(`due.${target}`)];
      if (!v.is(idSchema(), id) || (opensAt === null && dueAt === null)) return [];
      if (opensAt && dueAt && opensAt >= dueAt)
        issues.push({ name: `due.${target}`, message: keyed(say.dueDates.dueBeforeOpening) });
      const ids = kind === "scenario" ? { scenarioId: id, campaignId: null } : { scenarioId: null, campaignId: id };
      return [{ ...ids, opensAt, dueAt }];
    });
    if (dates.length > maxDates)
      issues.push({ name: "timeZone", message: keyed(say.dueDates.tooMany({ max: maxDates })) });
    for (const { name, message } of issues)
      addIssue({ message, path: [{ type: "object", origin: "value", input: fields, key: name, value: fields[name] }] });
    if (issues.length > 0) return NEVER;
    return { timeZone, dates, number: /^\d{1,15}$/.test(number) ? Number(number) : null };
  }),
);

/** What the form for an extension sends: `student.` and `scenario.` with the ids of those chosen. */
export const ExtensionForm = v.pipe(
  v.record(v.string(), v.string()),
  v.rawTransform(({ dataset: { value: fields }, addIssue, NEVER }): ExtensionInput => {
    const issues: FieldIssue[] = [];
    const { timeZone = "", due = "", reason = "" } = fields;
    const idsOf = (kind: string) =>
      Object.keys(fields).flatMap((name) => (name.startsWith(`${kind}.`) ? [name.slice(kind.length + 1)] : []));
    const dueAt = readTime(due, v.is(ZoneName, timeZone) ? timeZone : "UTC", "due", issues);
    if (due.trim() === "") issues.push({ name: "due", message: keyed(say.dueDates.dueRequired) });
    const parsed = v.safeParse(SentExtension, {
      ...{ userIds: idsOf("student"), scenarioIds: idsOf("scenario"), reason },
      dueAt: dueAt?.toISOString() ?? "2000-01-02T00:00Z",
    });
    const nameOf: Record<string, string> = { userIds: "students", scenarioIds: "scenarios", dueAt: "due" };
    if (!parsed.success)
      for (const { message, path } of parsed.issues) {
        const [{ key } = { key: null }] = path ?? [];
        issues.push({ name: typeof key === "string" ? (nameOf[key] ?? key) : "due", message });
      }
    for (const { name, message } of issues)
      addIssue({ message, path: [{ type: "object", origin: "value", input: fields, key: name, value: fields[name] }] });
    return parsed.success && issues.length === 0 ? parsed.output : NEVER;
  }),
);

function readTime(text: string, zone: string, name: string, issues: FieldIssue[]): Date | null {
  const typed = text.trim();
  if (typed === "") return null;
  const time = parseInstant(typed, zone);
  if (time === null) issues.push({ name, message: keyed(say.dueDates.noSuchTime) });
  return time;
}
