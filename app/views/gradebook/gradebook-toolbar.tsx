import { Link } from "@remix-run/react";
import { ChevronDownIcon, ChevronUpIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { shows, showTexts, type Show } from "~/domain/gradebook/arrange-rows";
import { QueryLink, searchWith, useQuery } from "~/ui/query-navigation";
import { FilterSelect } from "~/ui/filter-select";
import { useRovingTabIndex } from "~/ui/roving-tab-index";
import { toolLook } from "./tool-look";

const names: Record<Show, string> = {
  all: "All",
  "at-risk": "At risk",
  "not-started": "Not started",
  failing: "Failing",
};

const look =
  "inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-medium tabular-nums " +
  "touch:min-h-11";
const tone = {
  on: "border-transparent bg-accent-soft text-accent",
  warn: "border-transparent bg-amber-soft text-amber",
  off: "border-line-strong text-muted hover:bg-hover hover:text-ink",
};

const choiceLook = (isChosen: boolean) =>
  `${look} max-w-44 cursor-pointer ${isChosen ? `${tone.on} forced-colors:border-2` : tone.off}`;

type Campaign = { id: string; title: string };

type GradebookToolbarProps = {
  counts: Record<Show, number>;
  show: Show;
  columns: ScenarioHeader[];
  /** The scenario that those shown have not played. */
  missing: ScenarioHeader | null;
  campaigns: Campaign[];
  campaign: string | null;
};

const toneAside = (filter: Show, count: number) => (filter === "at-risk" && count > 0 ? "warn" : "off");

/** Which students are shown, each filter a link with how many it finds; and which campaign. */
export function GradebookToolbar(props: GradebookToolbarProps) {
  const { counts, show, columns, missing, campaigns, campaign } = props;
  const search = useQuery();
  return (
    <div
      {...useRovingTabIndex<HTMLDivElement>()}
      role="toolbar"
      aria-label="Students shown"
      // Room for the outline of what has the focus, which the scrolled row would cut.
      className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1 max-sm:w-[calc(100%+8px)]"
    >
      {shows.map((filter) => (
        <QueryLink
          key={filter}
          to={searchWith(search, { show: filter === "all" ? null : filter, missing: null, page: null })}
          aria-current={filter === show && !missing ? "true" : undefined}
          title={showTexts[filter]}
          className={`${look} ${tone[filter === show && !missing ? "on" : toneAside(filter, counts[filter])]}`}
        >
          {names[filter]} <b>{counts[filter]}</b>
        </QueryLink>
      ))}
      <FilterSelect
        name="missing"
        label="Not played"
        none="Not played …"
        value={missing?.scenarioId ?? null}
        clears={["show"]}
        options={columns.map((column) => ({
          id: column.scenarioId,
          title: `Not played: ${column.scenarioShortTitle}`,
        }))}
        className={choiceLook(missing !== null)}
      />
      {campaigns.length > 1 && (
        <FilterSelect
          name="campaign"
          label="Campaign"
          none="All campaigns"
          value={campaign}
          options={campaigns}
          className={choiceLook(campaign !== null)}
        />
      )}
    </div>
  );
}

type ShownLineProps = {
  show: Show;
  missing: ScenarioHeader | null;
  found: number;
  all: number;
  query: string;
  messageTo: string;
};

/** How many of the class are shown, and by which rule; nothing while it is everyone. */
export function ShownLine({ show, missing, found, all, query, messageTo }: ShownLineProps) {
  const rule: ReactNode = missing ? `No attempt at ${missing.scenarioTitle}.` : show === "all" ? null : showTexts[show];
  if (!rule && !query) return null;
  return (
    <p className="mb-2 text-xs text-muted tabular-nums">
      <b className="text-ink">
        {found} of {all} shown.
      </b>{" "}
      {rule}
      {found > 0 && (
        <>
          {" "}
          <Link to={messageTo} prefetch="none" className="link tap whitespace-nowrap print:hidden">
            Message these students
          </Link>
        </>
      )}
    </p>
  );
}

/** Folds what stands above the toolbar. */
export function FoldLink({ isFolded }: { isFolded: boolean }) {
  const search = useQuery();
  const label = isFolded ? "Show class details" : "Hide class details";
  const Icon = isFolded ? ChevronDownIcon : ChevronUpIcon;
  return (
    <QueryLink
      to={searchWith(search, { head: isFolded ? "open" : "folded" })}
      aria-expanded={!isFolded}
      aria-label={label}
      title={label}
      className={`${toolLook} w-9 justify-center touch:w-11`}
    >
      <Icon className="size-4" aria-hidden />
    </QueryLink>
  );
}
