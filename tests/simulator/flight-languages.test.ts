// The product's flights in German: what players read before, during and after a flight.
import * as v from "valibot";
import { expect, test } from "vitest";
import { referenceInLanguage } from "~/domain/flights/reference-in-language";
import { ScenarioFile, type Scenario } from "../../content/content-schema";
import { checkLocales, listTexts } from "../../content/locales";
import { practiceFlight, scoredFlight } from "../../content/scored-flight";
import { everyFile } from "../../content/every-file";
import { playable, scenario } from "./content";

const flights = playable.flatMap(({ key, content, translations }) =>
  content.type === "scenario" ? [[key, content, translations.de as Scenario | undefined] as const] : [],
);
const textsOf = ({ goal, briefing }: Scenario) => [goal, ...briefing].join(" ");
const seeds = [1, 7, 42];

test.each(flights)("%s is in German, with figures as German writes them", (_, english, german) => {
  expect(german?.language).toBe("de");
  expect(english.language).toBeUndefined();
  if (!german) return;
  for (const fly of [practiceFlight, ...seeds.map((seed) => (flight: Scenario) => scoredFlight(flight, seed))]) {
    const texts = textsOf(fly(german));
    expect(texts).not.toMatch(/[{}]|undefined|\d\.\d{1,2}(?!\d)|\b(the|circle|orbit of|behind|ahead|at rest|off)\b/);
    // Nothing else depends on the language.
    const words = { language: undefined, goal: "", briefing: [], tutorial: [], help: [] };
    const unnamed = (flight: Scenario) => ({
      ...{ ...flight, ...words, target: { ...flight.target, name: "" }, chaser: { ...flight.chaser, name: "" } },
    });
    expect(unnamed(fly(german))).toEqual(unnamed(fly(english)));
  }
});

test("figures are put into German sentences", () => {
  const german = (key: string) => flights.find(([one]) => one === key)![2]!;
  expect(practiceFlight(german("objective-raise-orbit")).briefing[0]).toBe(
    "Ihr Raumfahrzeug fliegt auf einem Kreis in 400 km Höhe. Die Mission braucht es in 420 km Höhe.",
  );
  expect(practiceFlight(german("objective-v-bar-hop")).briefing[0]).toMatch(/2\.000 m hinter dem Ziel, in Ruhe\./);
  expect(practiceFlight(german("objective-docking")).briefing[0]).toMatch(/, genau auf der Achse ihres hinteren Ports/);
});

test("the debrief names the reference in the reader's language", () => {
  const { reference } = scenario("Raise an Orbit");
  expect(referenceInLanguage(reference, "de").how).toBe("der Hohmann-Transfer");
  expect(referenceInLanguage(reference, "en")).toBe(reference);
  expect(referenceInLanguage({ ...reference, how: "a way of its own" }, "de").how).toBe("a way of its own");
});

test("a translation of a text that the flight doesn't have is refused", () => {
  const lesson = v.parse(ScenarioFile, everyFile["objective-docking"]);
  expect(checkLocales({ lesson })).toEqual([]);
  expect(listTexts({ lesson }).map(({ key }) => key)).toContain("tutorial.4.text");
  lesson.locales!.de!["tutorial.9.text"] = "Fliegen Sie.";
  expect(checkLocales({ lesson }).map(({ path }) => path.join("."))).toEqual(["lesson.locales.de.tutorial.9.text"]);
});
