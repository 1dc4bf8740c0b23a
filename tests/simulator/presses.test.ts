import { expect, test } from "vitest";
import { namesOfPad, Presses } from "../../simulator/dock/presses";
import type { PilotDeck } from "../../simulator/dock/pilot-deck";

const button = (value: number): GamepadButton => ({ value, pressed: value > 0, touched: value > 0 });
const released = Array.from({ length: 8 }, () => button(0));
const pushed = (at: number) => released.map((one, other) => (other === at ? button(1) : one));

test.each([
  ["left stick up", [0, -1, 0, 0], released, ["up"]],
  ["left stick right and down", [0.8, 0.8, 0, 0], released, ["right", "down"]],
  ["right stick up", [0, 0, 0, -1], released, ["pitch up"]],
  ["right stick right", [0, 0, 1, 0], released, ["yaw right"]],
  ["left trigger", [0, 0, 0, 0], pushed(6), ["back"]],
  ["right trigger", [0, 0, 0, 0], pushed(7), ["forward"]],
  ["left shoulder", [0, 0, 0, 0], pushed(4), ["roll left"]],
  ["first button", [0, 0, 0, 0], pushed(0), ["stop turning"]],
  ["a stick that is hardly touched", [0.3, 0, 0, -0.2], released, []],
])("gamepad, %s", (_, axes, buttons, names) => {
  expect(namesOfPad({ axes, buttons })).toEqual(names);
});

function pressing() {
  const fired: string[] = [];
  // Only the presses of a deck matter here.
  const deck = { press: (name: string) => void fired.push(name) } as unknown as PilotDeck;
  return { fired, presses: new Presses(deck, () => []) };
}

test("a tap is one pulse, holding is eight a second, and stopping the turn happens once", () => {
  const { fired, presses } = pressing();
  presses.hold("up", "key");
  presses.release("up", "key");
  presses.tick(1);
  expect(fired).toEqual(["up"]);
  presses.hold("stop turning", "key");
  presses.hold("left", "key");
  for (let frame = 0; frame < 80; frame++) presses.tick(1 / 64);
  expect(fired.filter((name) => name === "stop turning")).toHaveLength(1);
  // At once, after 0.35 s, and then each 0.125 s of 1.25.
  expect(fired.filter((name) => name === "left")).toHaveLength(9);
});

test("a sliding finger releases one button and holds the next, without affecting other fingers", () => {
  const { fired, presses } = pressing();
  presses.holdOnly(["up"], "pointer 1");
  presses.hold("up", "key");
  presses.holdOnly(["left"], "pointer 1");
  presses.tick(0.4);
  expect(fired).toEqual(["up", "left", "up", "left"]);
  presses.release("up", "key");
  presses.holdOnly([], "pointer 1");
  presses.tick(5);
  expect(fired).toHaveLength(4);
});
