import { useSearchParams } from "@remix-run/react";
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
          Candidate: {title}
        </h2>
        <Chip tone="amber">Students don&apos;t get it yet</Chip>
      </div>
      <FactList>
        <Fact name="Build">{company ? `${title} by ${company}` : title}</Fact>
        <Fact name="From">{source}</Fact>
        <Fact name="Engine">{engineTextOf(engine, isThreaded)}</Fact>
        <Fact name="Size">{sizeTextOf(bytes)}</Fact>
        <Fact name="Uploaded">
          <DateAndUser at={at} by={by} />
        </Fact>
      </FactList>
      <div className="grid gap-2">
        <h3 className="font-medium">Contract check</h3>
        <CheckList checks={findings.map(({ verdict, ...finding }) => ({ ...finding, state: verdict }))} />
      </div>
      <SensorsForm id={id} usesSensors={usesSensors} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/admin/content/contract?game=${id}`} reloadDocument>
          Preview
        </ButtonLink>
        <ButtonLink to={dialogAddress(search, "offer", id)} preventScrollReset variant="primary">
          Offer to students
        </ButtonLink>
        <ButtonLink to={dialogAddress(search, "discard", id)} preventScrollReset variant="danger">
          Discard
        </ButtonLink>
      </div>
    </section>
  );
}
