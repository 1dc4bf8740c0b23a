import { Form, useSearchParams } from "@remix-run/react";
import { dialogAddress } from "~/views/dialog-address";
import { formatDateTime } from "~/domain/date-text";
import type { FormRefusal } from "~/http/form.server";
import type { GameCardView } from "~/http/game-card.server";
import type { MissingGame } from "~/http/missing-game.server";
import { Button, ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { BundledCurriculum } from "./bundled-curriculum";
import { engineTextOf, Fact, FactList, sizeTextOf, DateAndUser } from "./fact-list";
import { SensorsForm } from "./sensors";

const origins: Record<GameCardView["origin"], string> = {
  installed: "Installed here",
  copied: "Copied into public/game",
  bundled: "The simulator that comes with the product",
  remote: "On another server (GAME_URL)",
  deployed: "Deployed with the site",
};

/** The current game build and its state. */
export function GameCard({ card, refusal }: { card: GameCardView; refusal?: FormRefusal }) {
  const isPlayable = card.problems.length === 0;
  return (
    <section aria-labelledby="game" className="grid gap-5 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="game" className="text-lg">
          Game
        </h2>
        <Chip tone={isPlayable ? "good" : "bad"}>{isPlayable ? "Offered to students" : "Not offered"}</Chip>
      </div>
      {!isPlayable && <Notice tone="error">{card.problems.join(" ")}</Notice>}
      {card.missing && <MissingGameNotice missing={card.missing} />}
      {card.remarks.map((remark) => (
        <Notice key={remark} tone="warning">
          {remark}
        </Notice>
      ))}
      <OfferedFacts card={card} />
      {card.files.length > 0 && <FileList files={card.files} />}
      {card.canAllowSensors && card.origin !== "bundled" && (
        <SensorsForm id={card.id ?? ""} usesSensors={card.usesSensors} />
      )}
      <GameActions card={card} />
      {card.curriculum && <BundledCurriculum curriculum={card.curriculum} refusal={refusal} />}
      {!card.canUpload && <NoUploadNote url={card.url} />}
    </section>
  );
}

function GameActions({ card: { id } }: { card: GameCardView }) {
  const [search] = useSearchParams();
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/play" target="_blank" rel="noreferrer" reloadDocument>
        Preview as a player
      </ButtonLink>
      <ButtonLink to="/admin/content/contract" reloadDocument>
        Check the contract
      </ButtonLink>
      {id && (
        <ButtonLink to={dialogAddress(search, "uninstall", id)} preventScrollReset variant="danger">
          Uninstall
        </ButtonLink>
      )}
    </div>
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

function OfferedFacts({ card }: { card: GameCardView }) {
  const zone = useTimeZone();
  const { title, version, company, engine, isThreaded, since, by, source, answers } = card;
  const bytes = card.files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <FactList>
      <Fact name="Build">
        {[title || "Reference simulator", version, company && `by ${company}`].filter(Boolean).join(" ")}
      </Fact>
      <Fact name="From">{source ? `${origins[card.origin]}, from ${source}` : origins[card.origin]}</Fact>
      {card.url && <Fact name="Address">{card.url}</Fact>}
      <Fact name="Engine">{engineTextOf(engine, isThreaded)}</Fact>
      {bytes > 0 && <Fact name="Size">{sizeTextOf(bytes)}</Fact>}
      {since && (
        <Fact name={card.id ? "Uploaded" : "Since"}>
          <DateAndUser at={since} by={by} />
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
          "No student's game has taken it yet"
        )}
        {answers?.refusedAt && (
          <span className="mt-1 block text-bad">
            Last refused on{" "}
            <time dateTime={answers.refusedAt}>{formatDateTime(new Date(answers.refusedAt), zone)}</time>:{" "}
            {answers.refusal}
          </span>
        )}
      </Fact>
    </FactList>
  );
}

function FileList({ files }: Pick<GameCardView, "files">) {
  return (
    <details>
      <summary className="min-h-9 py-1.5 underline decoration-line-strong underline-offset-4 touch:min-h-11">
        {files.length} files, all verified
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

function NoUploadNote({ url }: { url: string | null }) {
  return (
    <p className="text-sm text-muted">
      {url
        ? "The game comes from GAME_URL: put the new build there, under the same names or with a new index.html."
        : "This host has no disk of its own. Put the build on any server and set GAME_URL to its folder, or " +
          "deploy it in public/game."}
    </p>
  );
}
