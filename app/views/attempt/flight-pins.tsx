import { MapPinIcon } from "@heroicons/react/16/solid";
import { useSearchParams } from "@remix-run/react";
import { momentText } from "~/domain/feedback/comment-input";
import type { Comment } from "~/domain/feedback/list-comments";
import { texts } from "~/texts";
import { Button, ButtonLink } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { CommentEntry, type Reader } from "~/views/feedback/comment-entry";
import { commentAddress } from "~/views/feedback/feedback-addresses";
import type { ReplayClock } from "./replay-clock";

/** A comment on a moment of a flight. */
export type Pin = { comment: Comment; moment: number };

/** In the order of the flight. A flight that is simulated again may end earlier. */
export const pinsOf = (comments: Comment[], end: number): Pin[] =>
  comments
    .flatMap((comment) => (comment.moment === null ? [] : [{ comment, moment: Math.min(end, comment.moment) }]))
    .sort((one, other) => one.moment - other.moment);

type FlightPinsProps = { pins: Pin[]; clock: ReplayClock; reader: Reader };

/** The comments on moments, each with a button that shows it in the replay. */
export function FlightPins({ pins, clock, reader }: FlightPinsProps) {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  return (
    <>
      {pins.length > 0 && (
        <ol aria-label={texts.feedback.title} className="mt-3 grid gap-2">
          {pins.map(({ comment, moment }) => (
            <li key={comment.id}>
              <CommentEntry comment={comment} reader={reader} place={<Moment {...{ moment, clock }} />} />
            </li>
          ))}
        </ol>
      )}
      {isHydrated && reader.kind === "staff" && (
        <div className="mt-3 print:hidden">
          <ButtonLink to={commentAddress(search, { moment: clock.time })} preventScrollReset size="small">
            <MapPinIcon className="size-4" aria-hidden />
            {texts.feedback.commentOnMoment}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Moment({ moment, clock }: { moment: number; clock: ReplayClock }) {
  const isHydrated = useHydrated();
  const text = momentText(moment);
  if (!isHydrated) return <bdi>{text}</bdi>;
  return (
    <Button size="small" aria-label={texts.feedback.showMoment({ moment: text })} onClick={() => clock.show(moment)}>
      <MapPinIcon className="size-4 text-accent" aria-hidden />
      <bdi>{text}</bdi>
    </Button>
  );
}
