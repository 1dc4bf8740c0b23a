import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import type { OtherGames } from "~/http/other-games.server";
import { ButtonLink } from "~/ui/button";
import { sizeTextOf, DateAndUser } from "./fact-list";

/** Id in URLs for the game in public/game. */
export const ownGame = "own";

/** Games that can be offered instead: the bundled simulator and games offered earlier. */
export function OtherGamesList({ games: { own, installed } }: { games: OtherGames }) {
  const [search] = useSearchParams();
  if (!own && installed.length === 0) return null;
  const offer = (id: string, title: string) => (
    <ButtonLink to={dialogAddress(search, "offer", id)} preventScrollReset size="small">
      {texts.content.offerGame({ title: <span className="sr-only">: {title}</span> })}
    </ButtonLink>
  );
  return (
    <section aria-labelledby="others" className="grid gap-3">
      <h2 id="others" className="text-lg">
        {texts.content.otherGames}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {own && (
          <OtherGame title={own.title} facts={texts.content.comesWithProduct} actions={offer(ownGame, own.title)} />
        )}
        {installed.map(({ id, title, bytes, at, by, source }) => (
          <OtherGame
            key={id}
            title={title}
            facts={
              <>
                {texts.content.gameFacts({
                  source,
                  size: sizeTextOf(bytes),
                  dateAndUser: <DateAndUser at={at} by={by} />,
                })}
              </>
            }
            actions={
              <>
                <ButtonLink to={`/admin/content/contract?game=${id}`} reloadDocument size="small">
                  {texts.content.previewGame({ title: <span className="sr-only"> {title}</span> })}
                </ButtonLink>
                {offer(id, title)}
                <ButtonLink
                  to={dialogAddress(search, "uninstall", id)}
                  preventScrollReset
                  size="small"
                  variant="danger"
                >
                  {texts.content.uninstallOther({ title: <span className="sr-only"> {title}</span> })}
                </ButtonLink>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}

function OtherGame({ title, facts, actions }: { title: string; facts: ReactNode; actions: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="grid min-w-0 gap-0.5">
        <h3 dir="auto" className="font-medium wrap-anywhere">
          {title}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">{facts}</p>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </li>
  );
}
