import { Form, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog } from "~/views/list-dialog";
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
      <OfferDialog
        id={chosenGame?.id ?? ""}
        title={chosenGame?.title ?? texts.content.simulator}
        {...{ card, games }}
      />
    ) : null;
  }
  if (dialog === "discard" && candidate?.id === id)
    return (
      <GameConfirmDialog
        title={texts.content.discardTitle({ title: candidate.title })}
        intent="discard"
        id={id}
        button={texts.content.discard}
        variant="danger"
      >
        <p>{texts.content.filesDeleted({ title: offered })}</p>
      </GameConfirmDialog>
    );
  const gameToRemove = installed.find((game) => game.id === id);
  if (dialog === "uninstall" && (gameToRemove || card.id === id))
    return (
      <GameConfirmDialog
        title={texts.content.uninstallTitle({ title: gameToRemove?.title ?? offered })}
        intent="uninstall"
        id={id}
        button={texts.content.uninstall}
        variant="danger"
      >
        {gameToRemove ? (
          <p>{texts.content.filesDeleted({ title: offered })}</p>
        ) : (
          <p>
            {texts.content.filesDeletedOther({ title: ownNameOf(games) })} {effectOnPlayers(games, offered)}
          </p>
        )}
        <p>{texts.content.attemptsStay}</p>
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
      title={texts.content.offerTitle({ title: name })}
      intent="offer"
      id={id}
      button={texts.content.offerToStudents}
      variant="primary"
    >
      <input type="hidden" name="replaces" value={card.id ?? ""} />
      <p>
        {texts.content.replacesGame({ title: offered })} {effectOnPlayers(games, offered)}
      </p>
      {card.id && <p>{texts.content.staysInstalled({ title: offered })}</p>}
      {deletedGame && <p>{texts.content.filesOfThirdDeleted({ title: deletedGame.title })}</p>}
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
const effectOnPlayers = ({ runningClasses }: OtherGames, title: string): string =>
  runningClasses === 0
    ? texts.content.noClassRunning
    : texts.content.classesRunning({ classes: runningClasses, title });

/** The oldest installed game, if offering this one exceeds the limit of installed games. */
function findDeletedGame(id: string, card: GameCardView, { candidate, installed }: OtherGames) {
  const isNew = candidate?.id === id;
  const room = card.id ? 0 : 1;
  return isNew ? installed[room] : undefined;
}

const nameOf = ({ title, version, origin }: GameCardView) =>
  origin === "bundled" && !title ? texts.content.simulator : [title, version].filter(Boolean).join(" ");

const ownNameOf = ({ own }: OtherGames) => own?.title ?? texts.content.simulator;
