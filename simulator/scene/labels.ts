/** A label's box at its usual place, in pixels of the view. */
export type LabelBox = { x: number; y: number; width: number; height: number };

const gap = 2;

/**
 * How far each label moves from its usual place so that none covers another; null: there is no room, and it is hidden.
 * Earlier labels are more important. `room`: the view's width, whose edge cuts no label that fits elsewhere. `markSize`: pixels
 * from a label to the other side of its mark.
 */
export function spreadLabels(
  boxes: readonly LabelBox[],
  room = Infinity,
  markSize = 20,
): ({ x: number; y: number } | null)[] {
  const taken: LabelBox[] = [];
  return boxes.map((box) => {
    const [across, along] = [box.height + gap, box.width + markSize];
    const shifts = [
      { x: 0, y: 0 },
      { x: 0, y: across },
      { x: 0, y: -across },
      { x: -along, y: 0 },
      { x: -along, y: across },
      { x: -along, y: -across },
    ];
    const free = shifts.filter(({ x, y }) => {
      const moved = { ...box, x: box.x + x, y: box.y + y };
      return !taken.some((other) => overlap(moved, other));
    });
    const shift = free.find(({ x }) => box.x + x >= 0 && box.x + x + box.width <= room) ?? free[0];
    if (shift) taken.push({ ...box, x: box.x + shift.x, y: box.y + shift.y });
    return shift ?? null;
  });
}

const overlap = (a: LabelBox, b: LabelBox) =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height && b.y < a.y + a.height;
