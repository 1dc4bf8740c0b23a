import { Form, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { DialogButtons, ListDialog } from "~/views/list-dialog";
import { formatCount } from "~/domain/count-text";
import type { GameCardView } from "~/http/game-card.server";
import type { OtherGames } from "~/http/other-games.server";
import { Button, type ButtonVariant } from "~/ui/button";
import { ownGame } from "./other-games";

type Games = { card: GameCardView; games: OtherGames };

/** The question before a game is offered, discarded or uninstalled; a game that is gone opens nothing. */
export function GameDialogs({ card, games }: Games) {
  const [search] = useSearchParams();
  const dialog = search.get("dialog");
  const id = search.get("id") ?? "";
  const { candidate, installed } = games;
  const offered = nameOf(card);
  if (dialog === "offer") {
    const chosen = [candidate, ...installed].find((game) => game?.id === id);
    const own = id === ownGame ? games.own : null;
    return chosen || own ? (
      <OfferDialog id={chosen?.id ?? ""} title={chosen?.title ?? "the simulator"} {...{ card, games }} />
    ) : null;
  }
  if (dialog === "discard" && candidate?.id === id)
    return (
      <Question title={`Discard ${candidate.title}?`} intent="discard" id={id} button="Discard" variant="danger">
        <p>Its files are deleted. Students keep getting {offered}.</p>
      </Question>
    );
  const removed = installed.find((game) => game.id === id);
  if (dialog === "uninstall" && (removed || card.id === id))
    return (
      <Question
        title={`Uninstall ${removed?.title ?? offered}?`}
        intent="uninstall"
        id={id}
        button={`Uninstall ${removed?.title ?? offered}`}
        variant="danger"
      >
        {removed ? (
          <p>Its files are deleted. Students keep getting {offered}.</p>
        ) : (
          <p>
            Its files are deleted, and students get {ownNameOf(games)} instead. {meanwhile(games, offered)}
          </p>
        )}
        <p>Attempts and grades stay.</p>
      </Question>
    );
  return null;
}

function OfferDialog({ id, title, card, games }: Games & { id: string; title: string }) {
  const offered = nameOf(card);
  const name = id ? title : ownNameOf(games);
  const dropped = droppedBy(id, card, games);
  return (
    <Question title={`Offer ${name} to students?`} intent="offer" id={id} button="Offer to students" variant="primary">
      <input type="hidden" name="replaces" value={card.id ?? ""} />
      <p>
        It replaces {offered}. {meanwhile(games, offered)}
      </p>
      {card.id && <p>{offered} stays installed, and you can offer it again.</p>}
      {dropped && <p>Two games stay installed, so the files of {dropped.title} are deleted.</p>}
    </Question>
  );
}

type QuestionProps = {
  title: string;
  intent: string;
  id: string;
  button: string;
  variant: ButtonVariant;
  children: ReactNode;
};

function Question({ title, intent, id, button, variant, children }: QuestionProps) {
  return (
    <ListDialog title={title}>
      <Form noValidate method="post" action="/admin/content/game" reloadDocument className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        {children}
        <DialogButtons>
          <Button type="submit" name="intent" value={intent} variant={variant} className="whitespace-normal">
            {button}
          </Button>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}

/** What happens to those who are playing. */
function meanwhile({ runningClasses }: OtherGames, offered: string): string {
  if (runningClasses === 0) return "No class is running now.";
  const running = `${formatCount(runningClasses, "class", "classes")} ${runningClasses === 1 ? "is" : "are"} running now`;
  return `${running}: students who are playing go on with what ${offered} has loaded, and get the other game the next time they start it.`;
}

/** The oldest of the installed games, if there is no room for it beside this one and the offered one. */
function droppedBy(id: string, card: GameCardView, { candidate, installed }: OtherGames) {
  const isNew = candidate?.id === id;
  const room = card.id ? 0 : 1;
  return isNew ? installed[room] : undefined;
}

const nameOf = ({ title, version, origin }: GameCardView) =>
  origin === "bundled" && !title ? "the simulator" : [title, version].filter(Boolean).join(" ");

const ownNameOf = ({ own }: OtherGames) =>
  own ? own.title.charAt(0).toLowerCase() + own.title.slice(1) : "the simulator";
