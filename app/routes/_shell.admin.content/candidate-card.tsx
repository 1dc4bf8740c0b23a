import { useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { CheckList } from "~/views/game/check-list";
import { dialogAddress } from "~/views/dialog-address";
import type { Candidate } from "~/http/other-games.server";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { engineTextOf, Fact, FactList, sizeTextOf, DateAndUser } from "./fact-list";
import { SensorsForm } from "./sensors";

/** An uploaded game that isn't offered to students yet. */
export function CandidateCard({ candidate }: { candidate: Candidate }) {
  const { id, title, company, engine, isThreaded, bytes, at, by, source, usesSensors, findings } = candidate;
  const [search] = useSearchParams();
  return (
    <section aria-labelledby="candidate" className="grid gap-5 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="candidate" className="min-w-0 text-lg wrap-anywhere">
          {texts.content.candidate({ title })}
        </h2>
        <Chip tone="amber">{texts.content.notOfferedYet}</Chip>
      </div>
      <FactList>
        <Fact name={texts.content.build}>{texts.content.buildName({ title, version: null, company })}</Fact>
        <Fact name={texts.content.from}>{source}</Fact>
        <Fact name={texts.content.engine}>{engineTextOf(engine, isThreaded)}</Fact>
        <Fact name={texts.content.size}>{sizeTextOf(bytes)}</Fact>
        <Fact name={texts.content.uploaded}>
          <DateAndUser at={at} by={by} />
        </Fact>
      </FactList>
      <div className="grid gap-2">
        <h3 className="font-medium">{texts.content.contractCheck}</h3>
        <CheckList checks={findings.map(({ verdict, ...finding }) => ({ ...finding, state: verdict }))} />
      </div>
      <SensorsForm id={id} usesSensors={usesSensors} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/admin/content/contract?game=${id}`} reloadDocument>
          {texts.common.preview}
        </ButtonLink>
        <ButtonLink to={dialogAddress(search, "offer", id)} preventScrollReset variant="primary">
          {texts.content.offerToStudents}
        </ButtonLink>
        <ButtonLink to={dialogAddress(search, "discard", id)} preventScrollReset variant="danger">
          {texts.content.discard}
        </ButtonLink>
      </div>
    </section>
  );
}
