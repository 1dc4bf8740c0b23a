// Pure: when students see their results, as forms send it.
import * as v from "valibot";
import { releaseParts, type ReleasePart } from "~/domain/grades/release-parts";
import { idSchema } from "~/domain/id";
import { LocalTimeField, parseInstantOrNull, ZoneField } from "~/domain/time-input";
import { keyed, say } from "~/texts/say";

/** "atOnce" is the rule of what has no other. */
export const releaseRules = ["atOnce", "at", "allHandedIn", "held"] as const;
export type ReleaseRuleName = (typeof releaseRules)[number];

/** `opensAt`: of "at" only. */
export type ReleaseRule = { rule: ReleaseRuleName; opensAt: Date | null };
export type ReleaseChange = Partial<Record<ReleasePart, ReleaseRule>>;

/** In place of a scenario: each scenario of the class. */
export const everyScenario = "all";

/** A part that stays as it is sends nothing, or an empty choice. */
const rule = v.optional(
  v.union([
    v.picklist(releaseRules),
    v.pipe(
      v.literal(""),
      v.transform(() => undefined),
    ),
  ]),
);

/** Parts that a form doesn't send stay as they are. `hides`: the actor has seen who may have read what is now hidden. */
const fields = {
  scenarioId: v.union([v.literal(everyScenario), idSchema()]),
  ...{ grades: rule, feedback: rule, answers: rule },
  ...{ gradesAt: LocalTimeField, feedbackAt: LocalTimeField, answersAt: LocalTimeField },
  timeZone: ZoneField,
  hides: v.optional(v.literal("on")),
};

type Sent = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

const isTimed = (sent: Sent, part: ReleasePart) =>
  sent[part] !== "at" || parseInstantOrNull(sent[`${part}At`], sent.timeZone) !== null;
const timeRequired = () => keyed(say.releases.timeRequired);

export const TypedRelease = v.pipe(
  v.object(fields),
  v.forward(
    v.check((sent) => isTimed(sent, "grades"), timeRequired),
    ["gradesAt"],
  ),
  v.forward(
    v.check((sent) => isTimed(sent, "feedback"), timeRequired),
    ["feedbackAt"],
  ),
  v.forward(
    v.check((sent) => isTimed(sent, "answers"), timeRequired),
    ["answersAt"],
  ),
  v.transform(({ scenarioId, hides, timeZone, ...sent }) => ({
    scenarioId,
    hides: hides === "on",
    change: Object.fromEntries(
      releaseParts.flatMap((part) => {
        const name = sent[part];
        if (name === undefined) return [];
        const opensAt = name === "at" ? parseInstantOrNull(sent[`${part}At`], timeZone) : null;
        return [[part, { rule: name, opensAt }]];
      }),
    ) satisfies ReleaseChange,
  })),
);
