import { TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "~/domain/date-text";

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
