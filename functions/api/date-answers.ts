// Responses of the calls about due dates; see answers.ts.
import * as v from "valibot";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";

const Id = orNull(Uuid);

export const DueDates = answer("DueDates", "When the scenarios of a class session open and are due.", {
  timeZone: v.pipe(v.string(), v.description("Of the course: in it, the dates are shown.")),
  number: v.pipe(Count, v.description("Grows with each change of dates or extensions.")),
  dates: v.array(
    v.strictObject({
      scenarioId: v.pipe(Id, v.description("Null: of a campaign.")),
      campaignId: v.pipe(Id, v.description("Null: of a scenario.")),
      opensAt: orNull(Time),
      dueAt: orNull(Time),
    }),
  ),
  extensions: v.array(
    v.strictObject({
      ...{ id: Uuid, userId: Uuid, name: v.string(), scenarioId: Uuid, dueAt: Time, reason: v.string() },
      by: v.pipe(v.string(), v.description("A username.")),
      at: Time,
    }),
  ),
});

export const DatesSet = answer("DatesSet", "What a change of due dates did.", {
  changed: v.pipe(Count, v.description("Scenarios and campaigns whose dates changed.")),
  overtook: v.pipe(orNull(v.string()), v.description("Who changed dates after those with the given `number`.")),
});

export const Extended = answer("Extended", "How many due dates were extended.", { extensions: Count });

export const OwnDates = v.array(
  answer("OwnDate", "When a scenario opens and is due for the caller.", {
    ...{ classSessionId: Uuid, courseName: v.string() },
    timeZone: v.pipe(v.string(), v.description("Of the course: show the dates in it.")),
    ...{ scenarioId: Uuid, scenarioTitle: v.string() },
    opensAt: orNull(Time),
    dueAt: orNull(Time),
    isDone: v.pipe(v.boolean(), v.description("An attempt counts, or an instructor decided about the grade.")),
  }),
);
