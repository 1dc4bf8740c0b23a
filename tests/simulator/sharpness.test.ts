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

test("a processor that is fast enough draws as finely as it can", () => {
  const sharpness = new Sharpness();
  draw(sharpness, 35);
  expect(sharpness.ratio).toBe(1);
});

test.each([50, 80, 110, 150])("one that needs %i ms draws more coarsely, and 25 pictures a second", (full) => {
  const sharpness = new Sharpness();
  expect(draw(sharpness, full, { seconds: 3 })).toBeGreaterThanOrEqual(25);
  expect(sharpness.ratio).toBeGreaterThanOrEqual(0.5);
});

test("no picture is coarser than half, however slow", () => {
  const sharpness = new Sharpness();
  draw(sharpness, 900, { seconds: 30 });
  expect(sharpness.ratio).toBe(0.5);
});

test("a processor that has its hands free again draws finely again", () => {
  const sharpness = new Sharpness();
  draw(sharpness, 150);
  expect(sharpness.ratio).toBeLessThan(0.7);
  draw(sharpness, 20, { from: 10_000 });
  expect(sharpness.ratio).toBe(1);
});

test("the first picture, which takes long, and a tab that was hidden count for nothing", () => {
  const sharpness = new Sharpness();
  sharpness.count(0);
  draw(sharpness, 16, { from: 2500 });
  sharpness.count(60_000);
  draw(sharpness, 16, { from: 60_000 });
  expect(sharpness.ratio).toBe(1);
});

test("another screen begins as sharp as can be", () => {
  const sharpness = new Sharpness();
  draw(sharpness, 100);
  sharpness.reset();
  expect(sharpness.ratio).toBe(1);
});
