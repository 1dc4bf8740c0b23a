import { expect, test } from "vitest";
import { Sharpness } from "../../simulator/scene/sharpness";

/** Draws for some seconds on a machine that needs so many ms for a picture at full sharpness. */
function draw(sharpness: Sharpness, full: number, { seconds = 10, from = 0 } = {}) {
  let now = from;
  while (now < from + seconds * 1000) {
    now += full * sharpness.ratio ** 2;
    sharpness.count(now);
  }
  return 1000 / (full * sharpness.ratio ** 2);
}

test("a processor that is fast enough draws at full sharpness", () => {
  const sharpness = new Sharpness();
  draw(sharpness, 35);
  expect(sharpness.ratio).toBe(1);
});

test.each([50, 80, 110, 150])("one that needs %i ms draws less sharply, and 25 pictures a second", (full) => {
  const sharpness = new Sharpness();
  expect(draw(sharpness, full, { seconds: 3 })).toBeGreaterThanOrEqual(25);
  expect(sharpness.ratio).toBeGreaterThanOrEqual(0.5);
});

test("sharpness never falls below half, however slow", () => {
  const sharpness = new Sharpness();
  draw(sharpness, 900, { seconds: 30 });
  expect(sharpness.ratio).toBe(0.5);
});

test("sharpness rises again when the processor is free", () => {
  const sharpness = new Sharpness();
  draw(sharpness, 150);
  expect(sharpness.ratio).toBeLessThan(0.7);
  draw(sharpness, 20, { from: 10_000 });
  expect(sharpness.ratio).toBe(1);
});

test("the slow first picture and hidden tabs don't count", () => {
  const sharpness = new Sharpness();
  sharpness.count(0);
  draw(sharpness, 16, { from: 2500 });
  sharpness.count(60_000);
  draw(sharpness, 16, { from: 60_000 });
  expect(sharpness.ratio).toBe(1);
});

test("another screen begins as sharp as possible", () => {
  const sharpness = new Sharpness();
  draw(sharpness, 100);
  sharpness.reset();
  expect(sharpness.ratio).toBe(1);
});
