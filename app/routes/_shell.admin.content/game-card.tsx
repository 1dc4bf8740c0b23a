import { Form, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
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

/** The current game build and its state. */
export function GameCard({ card, refusal }: { card: GameCardView; refusal?: FormRefusal }) {
  const isPlayable = card.problems.length === 0;
  return (
    <section aria-labelledby="game" className="grid gap-5 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="game" className="text-lg">
          {texts.content.game}
        </h2>
        <Chip tone={isPlayable ? "good" : "bad"}>{isPlayable ? texts.content.offered : texts.content.notOffered}</Chip>
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
        {texts.content.previewAsPlayer}
      </ButtonLink>
      <ButtonLink to="/admin/content/contract" reloadDocument>
        {texts.content.checkContract}
      </ButtonLink>
      {id && (
        <ButtonLink to={dialogAddress(search, "uninstall", id)} preventScrollReset variant="danger">
          {texts.content.uninstall}
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
          {texts.content.doWithoutGame({ name })}
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
      <Fact name={texts.content.build}>
        {texts.content.buildName({ title: title || texts.content.simulator, version, company })}
      </Fact>
      <Fact name={texts.content.from}>{texts.content.originOf({ origin: card.origin, source })}</Fact>
      {card.url && <Fact name={texts.content.address}>{card.url}</Fact>}
      <Fact name={texts.content.engine}>{engineTextOf(engine, isThreaded)}</Fact>
      {bytes > 0 && <Fact name={texts.content.size}>{sizeTextOf(bytes)}</Fact>}
      {since && (
        <Fact name={card.id ? texts.content.uploaded : texts.content.since}>
          <DateAndUser at={since} by={by} />
        </Fact>
      )}
      <Fact name={texts.content.startupData}>
        {answers?.answeredAt
          ? texts.content.startupDataTaken({
              time: <time dateTime={answers.answeredAt}>{formatDateTime(new Date(answers.answeredAt), zone)}</time>,
              userName: answers.answeredBy,
            })
          : texts.content.startupDataNotTaken}
        {answers?.refusedAt && (
          <span className="mt-1 block text-bad">
            {texts.content.startupDataRefused({
              time: <time dateTime={answers.refusedAt}>{formatDateTime(new Date(answers.refusedAt), zone)}</time>,
              refusal: answers.refusal,
            })}
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
        {texts.content.filesVerified({ files: files.length })}
      </summary>
      <ul className="mt-2 grid gap-1 text-sm text-muted">
        {files.map(({ name, bytes, plainBytes, encoding }) => (
          <li key={name} className="wrap-anywhere">
            <code className="text-ink">{name}</code>{" "}
            {encoding
              ? texts.content.encodedSize({
                  size: sizeTextOf(bytes),
                  encoding: encoding === "br" ? "brotli" : encoding,
                  unpackedSize: sizeTextOf(plainBytes),
                })
              : sizeTextOf(bytes)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function NoUploadNote({ url }: { url: string | null }) {
  return <p className="text-sm text-muted">{url ? texts.content.buildAtGameUrl : texts.content.noDisk}</p>;
}
