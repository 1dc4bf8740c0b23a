import { Form } from "@remix-run/react";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { atRiskRule, shows, type Show } from "~/domain/gradebook/arrange-rows";
import { QueryLink, searchWith, useFollow, useQuery } from "~/ui/address-state";
import { Button } from "~/ui/button";
import { useChoice } from "~/ui/choice";
import { useHydrated } from "~/ui/hydrated";

const names: Record<Show, string> = {
  all: "All",
  "at-risk": "At risk",
  "not-started": "Not started",
  failing: "Failing",
};

const look =
  "inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-sm font-medium tabular-nums touch:min-h-11";
const tone = {
  on: "border-transparent bg-accent-soft text-accent",
  warn: "border-transparent bg-amber-soft text-amber",
  off: "border-line-strong text-muted hover:bg-hover hover:text-ink",
};

type GradebookFiltersProps = {
  counts: Record<Show, number>;
  show: Show;
  columns: ScenarioHeader[];
  /** The scenario that those shown have not played. */
  missing: ScenarioHeader | null;
};

const toneAside = (filter: Show, count: number) => (filter === "at-risk" && count > 0 ? "warn" : "off");

/** Which students are shown: each filter a link with how many it finds. */
export function GradebookFilters({ counts, show, columns, missing }: GradebookFiltersProps) {
  const search = useQuery();
  return (
    <div role="group" aria-label="Students shown" className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      {shows.map((filter) => (
        <QueryLink
          key={filter}
          to={searchWith(search, { show: filter === "all" ? null : filter, missing: null, page: null })}
          aria-current={filter === show && !missing ? "true" : undefined}
          title={filter === "at-risk" ? atRiskRule : undefined}
          className={`${look} ${tone[filter === show && !missing ? "on" : toneAside(filter, counts[filter])]}`}
        >
          {names[filter]} <b>{counts[filter]}</b>
        </QueryLink>
      ))}
      <NotPlayed columns={columns} missing={missing} />
      {(show === "at-risk" || counts["at-risk"] > 0) && <p className="text-xs text-muted">{atRiskRule}</p>}
    </div>
  );
}

/** Those who have not played a chosen scenario. */
function NotPlayed({ columns, missing }: Pick<GradebookFiltersProps, "columns" | "missing">) {
  const search = useQuery();
  const follow = useFollow();
  const hydrated = useHydrated();
  const choice = useChoice(missing?.scenarioId ?? "");
  const kept = [...search].filter(([key]) => key !== "missing" && key !== "page" && key !== "show");
  return (
    <Form noValidate method="get" className="flex items-center gap-2">
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <select
        name="missing"
        aria-label="Not played"
        ref={choice}
        defaultValue={missing?.scenarioId ?? ""}
        onChange={(event) =>
          follow(searchWith(search, { missing: event.currentTarget.value || null, show: null, page: null }))
        }
        className={`${look} max-w-52 cursor-pointer ${missing ? tone.on : tone.off}`}
      >
        <option value="">Not played …</option>
        {columns.map(({ scenarioId, scenarioShortTitle }) => (
          <option key={scenarioId} value={scenarioId}>
            Not played: {scenarioShortTitle}
          </option>
        ))}
      </select>
      {!hydrated && (
        <noscript>
          <Button type="submit" size="small">
            Show
          </Button>
        </noscript>
      )}
    </Form>
  );
}

type Campaign = { id: string; title: string };

/** One campaign's columns at a time, or all. */
export function CampaignTabs({ campaigns, current }: { campaigns: Campaign[]; current: string | null }) {
  const search = useQuery();
  if (campaigns.length < 2) return null;
  const all = { id: null, title: "All campaigns" };
  return (
    <div role="group" aria-label="Campaigns" className="mb-3 flex gap-1 overflow-x-auto print:hidden">
      {[all, ...campaigns].map(({ id, title }) => (
        <QueryLink
          key={id}
          to={searchWith(search, { campaign: id })}
          aria-current={id === current ? "true" : undefined}
          className={
            "inline-flex min-h-8 shrink-0 items-center rounded-md px-2.5 text-sm font-medium text-muted " +
            "hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:text-ink " +
            "touch:min-h-11"
          }
        >
          {title}
        </QueryLink>
      ))}
    </div>
  );
}
