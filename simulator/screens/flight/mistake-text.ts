import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import type { TutorialError } from "../../attempts/tutorial";

/** What a flight did instead of the tutorial's burn. */
export function mistakeText(error: TutorialError): string {
  if (error.is === "early") return texts.tutorials.early;
  if (error.is === "angle") return texts.tutorials.angle;
  if (error.is === "direction") return texts.tutorials.direction(error);
  const [flown, asked] = [fixed(error.flown, 3), fixed(error.asked, 3)];
  return error.flown > error.asked
    ? texts.tutorials.tooStrong({ flown, asked })
    : texts.tutorials.tooWeak({ flown, asked });
}
