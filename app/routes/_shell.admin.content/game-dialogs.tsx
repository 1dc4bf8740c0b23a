import { Form, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { DialogButtons, ListDialog } from "~/views/list-dialog";
import { formatCount } from "~/domain/count-text";
import type { GameCardView } from "~/http/game-card.server";
import type { OtherGames } from "~/http/other-games.server";
import { Button, type ButtonVariant } from "~/ui/button";
import { ownGame } from "./other-games";

type Games = { card: GameCardView; games: OtherGames };

/** Confirms offering, discarding or uninstalling a game; shows nothing if the game is gone. */
export function GameDialogs({ card, games }: Games) {
  const [search] = useSearchParams();
  const dialog = search.get("dialog");
  const id = search.get("id") ?? "";
  const { candidate, installed } = games;
  const offered = nameOf(card);
  if (dialog === "offer") {
    const chosenGame = [candidate, ...installed].find((game) => game?.id === id);
    const ownGameInfo = id === ownGame ? games.own : null;
    return chosenGame || ownGameInfo ? (
      <OfferDialog id={chosenGame?.id ?? ""} title={chosenGame?.title ?? "the simulator"} {...{ card, games }} />
    ) : null;
  }
  if (dialog === "discard" && candidate?.id === id)
    return (
      <GameConfirmDialog
        title={`Discard ${candidate.title}?`}
        intent="discard"
        id={id}
        button="Discard"
        variant="danger"
      >
        <p>Its files are deleted. Students keep getting {offered}.</p>
      </GameConfirmDialog>
    );
  const gameToRemove = installed.find((game) => game.id === id);
  if (dialog === "uninstall" && (gameToRemove || card.id === id))
    return (
      <GameConfirmDialog
        title={`Uninstall ${gameToRemove?.title ?? offered}?`}
        intent="uninstall"
        id={id}
        button={`Uninstall ${gameToRemove?.title ?? offered}`}
        variant="danger"
      >
        {gameToRemove ? (
          <p>Its files are deleted. Students keep getting {offered}.</p>
        ) : (
          <p>
            Its files are deleted, and students get {ownNameOf(games)} instead. {effectOnPlayers(games, offered)}
          </p>
        )}
        <p>Attempts and grades stay.</p>
      </GameConfirmDialog>
    );
  return null;
}

function OfferDialog({ id, title, card, games }: Games & { id: string; title: string }) {
  const offered = nameOf(card);
  const name = id ? title : ownNameOf(games);
  const deletedGame = findDeletedGame(id, card, games);
  return (
    <GameConfirmDialog
      title={`Offer ${name} to students?`}
      intent="offer"
      id={id}
      button="Offer to students"
      variant="primary"
    >
      <input type="hidden" name="replaces" value={card.id ?? ""} />
      <p>
        It replaces {offered}. {effectOnPlayers(games, offered)}
      </p>
      {card.id && <p>{offered} stays installed, and you can offer it again.</p>}
      {deletedGame && <p>Two games stay installed, so the files of {deletedGame.title} are deleted.</p>}
    </GameConfirmDialog>
  );
}

type GameConfirmDialogProps = {
  title: string;
  intent: string;
  id: string;
  button: string;
  variant: ButtonVariant;
  children: ReactNode;
};

function GameConfirmDialog({ title, intent, id, button, variant, children }: GameConfirmDialogProps) {
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

/** What happens to students who are playing. */
function effectOnPlayers({ runningClasses }: OtherGames, offered: string): string {
  if (runningClasses === 0) return "No class is running now.";
  const running = `${formatCount(runningClasses, "class", "classes")} ${runningClasses === 1 ? "is" : "are"} running now`;
  return `${running}: students who are playing go on with what ${offered} has loaded, and get the other game the next time they start it.`;
}

/** The oldest installed game, if offering this one exceeds the limit of installed games. */
function findDeletedGame(id: string, card: GameCardView, { candidate, installed }: OtherGames) {
  const isNew = candidate?.id === id;
  const room = card.id ? 0 : 1;
  return isNew ? installed[room] : undefined;
}

const nameOf = ({ title, version, origin }: GameCardView) =>
  origin === "bundled" && !title ? "the simulator" : [title, version].filter(Boolean).join(" ");

const ownNameOf = ({ own }: OtherGames) =>
  own ? own.title.charAt(0).toLowerCase() + own.title.slice(1) : "the simulator";
