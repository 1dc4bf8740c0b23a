import { TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "~/domain/date-text";
import { relativeTextOf } from "~/domain/relative-text";
import { inLocale, type Language } from "~/texts/locale";

const zones = ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"];
const format = (date: Date, zone: string, pattern: string) => lightFormat(new TZDate(date.getTime(), zone), pattern);

test("a time is written as MM/DD/YYYY @ HH:mm in the reader's zone, with its daylight saving", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (date, zone) => {
        expect(formatDateTime(date, zone)).toBe(format(date, zone, "MM/dd/yyyy '@' HH:mm"));
        expect(formatDate(date, zone)).toBe(format(date, zone, "MM/dd/yyyy"));
      },
    ),
    { numRuns: 500 },
  );
});

test.each(["2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z", "2026-10-25T00:59:59Z", "2026-10-25T01:00:00Z"])(
  "around %s, when Berlin changes its clocks, the hour is right",
  (time) => {
    const date = new Date(time);
    expect(formatDateTime(date, "Europe/Berlin")).toBe(format(date, "Europe/Berlin", "MM/dd/yyyy '@' HH:mm"));
  },
);

test("without a known zone the time is in UTC and says so", () => {
  expect(formatDateTime(new Date("2026-03-02T09:05:00Z"), null)).toBe("03/02/2026 @ 09:05 UTC");
});

const now = new Date("2026-03-02T17:05:00Z");
const hour = 3_600_000;
const day = 24 * hour;

test.each<[Language, string[]]>([
  ["en", ["03/02/2026", "03/02/2026 @ 18:05", "03/02/2026 @ 17:05 UTC"]],
  ["de", ["02.03.2026", "02.03.2026, 18:05", "02.03.2026, 17:05 UTC"]],
  ["fr", ["02/03/2026", "02/03/2026 18:05", "02/03/2026 17:05 UTC"]],
  ["es", ["02/03/2026", "02/03/2026, 18:05", "02/03/2026, 17:05 UTC"]],
  ["ar", ["02\u200f/03\u200f/2026", "02\u200f/03\u200f/2026\u060c 18:05", "02\u200f/03\u200f/2026\u060c 17:05 UTC"]],
])("dates and times in %s are written as its readers write them", (language, written) => {
  const zone = "Europe/Berlin";
  expect(
    inLocale(language, () => [formatDate(now, zone), formatDateTime(now, zone), formatDateTime(now, null)]),
  ).toEqual(written);
});

test.each<[Language, string[]]>([
  ["de", ["vor 5 Minuten", "vor 3 Stunden", "vor 1 Tag", "vor 2 Tagen", "vor 1 Monat", "vor 1 Jahr", "in 4 Tagen"]],
  [
    "fr",
    [
      "il y a 5 minutes",
      "il y a 3 heures",
      "il y a 1 jour",
      "il y a 2 jours",
      "il y a 1 mois",
      "il y a 1 an",
      "dans 4 jours",
    ],
  ],
  [
    "es",
    ["hace 5 minutos", "hace 3 horas", "hace 1 día", "hace 2 días", "hace 1 mes", "hace 1 año", "dentro de 4 días"],
  ],
  ["ar", ["قبل 5 دقائق", "قبل 3 ساعات", "قبل يوم واحد", "قبل يومين", "قبل شهر واحد", "قبل سنة واحدة", "خلال 4 أيام"]],
])("times in %s are said relative to now", (language, said) => {
  const spans = [hour / 12, 3 * hour, day, 2 * day, 40 * day, 400 * day, -4 * day];
  const relativeTexts = inLocale(language, () =>
    spans.map((span) => relativeTextOf(new Date(now.getTime() - span), now)),
  );
  expect(relativeTexts).toEqual(said);
});
