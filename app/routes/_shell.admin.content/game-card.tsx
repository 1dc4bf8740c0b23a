import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDateTime } from "~/domain/date-text";
import type { FormRefusal } from "~/http/form.server";
import type { GameCardView } from "~/http/game-card.server";
import type { MissingGame } from "~/http/missing-game.server";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { BroughtCurriculum } from "./brought-curriculum";
import { GameUpload } from "./game-upload";

const origins: Record<GameCardView["origin"], string> = {
  installed: "Installed here",
  copied: "Copied into public/game",
  bundled: "The simulator that comes with the product",
  remote: "On another server (GAME_URL)",
  deployed: "Deployed with the site",
};

/** Which game build is played here, and how it is. */
export function GameCard({ card, refused }: { card: GameCardView; refused?: FormRefusal }) {
  const isPlayable = card.problems.length === 0;
  return (
    <section aria-labelledby="game" className="grid gap-5 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="game" className="text-lg">
          Game
        </h2>
        <Chip tone={isPlayable ? "good" : "bad"}>{isPlayable ? "Offered to players" : "Not offered"}</Chip>
      </div>
      {!isPlayable && <Notice tone="error">{card.problems.join(" ")}</Notice>}
      {card.missing && <MissingGameNotice missing={card.missing} />}
      {card.remarks.map((remark) => (
        <Notice key={remark} tone="warning">
          {remark}
        </Notice>
      ))}
      <Facts card={card} />
      {card.files.length > 0 && <Files files={card.files} />}
      <div className="flex flex-wrap gap-3">
        <a
          href="/play"
          target="_blank"
          rel="noreferrer"
          className={
            "inline-flex min-h-9 items-center rounded-md border border-line-strong bg-raised px-3.5 " +
            "font-medium text-ink no-underline hover:bg-hover touch:min-h-11"
          }
        >
          Preview as a player
        </a>
        <a
          href="/admin/content/contract"
          className={
            "inline-flex min-h-9 items-center rounded-md border border-line-strong bg-raised px-3.5 " +
            "font-medium text-ink no-underline hover:bg-hover touch:min-h-11"
          }
        >
          Check the contract
        </a>
        {card.previous && (
          <Form noValidate method="post" action="/admin/content/game" reloadDocument>
            <Button type="submit" name="intent" value="back">
              Back to {card.previous}
            </Button>
          </Form>
        )}
      </div>
      {card.curriculum && <BroughtCurriculum curriculum={card.curriculum} refused={refused} />}
      {card.canUpload ? <GameUpload /> : <NoUpload url={card.url} />}
    </section>
  );
}

function MissingGameNotice({ missing: { name, text } }: { missing: MissingGame }) {
  return (
    <Notice tone="warning">
      {text}
      <Form noValidate method="post" action="/admin/content/game" reloadDocument className="mt-3">
        <Button type="submit" name="intent" value="giveUp">
          Do without {name}
        </Button>
      </Form>
    </Notice>
  );
}

function Facts({ card }: { card: GameCardView }) {
  const zone = useTimeZone();
  const { title, version, company, engine, isThreaded, since, by, source, answers } = card;
  const bytes = card.files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      <Fact name="Build">
        {[title || "Reference simulator", version, company && `by ${company}`].filter(Boolean).join(" ")}
      </Fact>
      <Fact name="From">{source ? `${origins[card.origin]}, from ${source}` : origins[card.origin]}</Fact>
      {card.url && <Fact name="Address">{card.url}</Fact>}
      <Fact name="Engine">
        {engine ? `Unity ${engine}${isThreaded ? ", with threads" : ""}` : "Not told by the build"}
      </Fact>
      {bytes > 0 && <Fact name="Size">{sizeTextOf(bytes)}</Fact>}
      {since && (
        <Fact name="Since">
          <time dateTime={since}>{formatDateTime(new Date(since), zone)}</time>
          {by && `, by ${by}`}
        </Fact>
      )}
      <Fact name="Startup data">
        {answers?.answeredAt ? (
          <>
            Last taken on{" "}
            <time dateTime={answers.answeredAt}>{formatDateTime(new Date(answers.answeredAt), zone)}</time>
            {answers.answeredBy && `, by the game of ${answers.answeredBy}`}
          </>
        ) : (
          "No player's game has taken it yet"
        )}
        {answers?.refusedAt && (
          <span className="mt-1 block text-bad">
            Last refused on{" "}
            <time dateTime={answers.refusedAt}>{formatDateTime(new Date(answers.refusedAt), zone)}</time>:{" "}
            {answers.refusal}
          </span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="mb-2 wrap-anywhere sm:mb-0">{children}</dd>
    </>
  );
}

function Files({ files }: Pick<GameCardView, "files">) {
  return (
    <details>
      <summary className="min-h-9 py-1.5 underline decoration-line-strong underline-offset-4 touch:min-h-11">
        {files.length} files, each read to its end
      </summary>
      <ul className="mt-2 grid gap-1 text-sm text-muted">
        {files.map(({ name, bytes, plainBytes, encoding }) => (
          <li key={name} className="wrap-anywhere">
            <span className="font-mono text-ink">{name}</span> {sizeTextOf(bytes)}
            {encoding && `, ${encoding === "br" ? "brotli" : encoding}, unpacked ${sizeTextOf(plainBytes)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function NoUpload({ url }: { url: string | null }) {
  return (
    <p className="text-sm text-muted">
      {url
        ? "The game comes from GAME_URL: put the new build there, under the same names or with a new index.html."
        : "This host has no disk of its own. Put the build on any server and set GAME_URL to its folder, or " +
          "deploy it in public/game."}
    </p>
  );
}

const sizeTextOf = (bytes: number) =>
  bytes >= 1e9
    ? `${(bytes / 1e9).toFixed(1)} GB`
    : bytes >= 1e6
      ? `${(bytes / 1e6).toFixed(1)} MB`
      : `${Math.ceil(bytes / 1e3)} kB`;
