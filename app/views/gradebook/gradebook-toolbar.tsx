import { Link } from "@remix-run/react";
import { ChevronDownIcon, ChevronUpIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { atRiskRuleOf, studentFilters, type StudentFilter } from "~/domain/gradebook/arrange-rows";
import type { GradingRules } from "~/domain/grades/rules";
import { texts } from "~/texts";
import { QueryLink, searchWith, useQuery } from "~/ui/query-navigation";
import { FilterSelect } from "~/ui/filter-select";
import { useRovingTabIndex } from "~/ui/roving-tab-index";
import { useCourseRules } from "./course-rules";
import { toolbarButtonClasses } from "./toolbar-button-classes";

const buttonClasses =
  "inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-medium tabular-nums " +
  "touch:min-h-11";
const toneClasses = {
  on: "border-transparent bg-accent-soft text-accent",
  warn: "border-transparent bg-amber-soft text-amber",
  off: "border-line-strong text-muted hover:bg-hover hover:text-ink",
};

const selectClasses = (isChosen: boolean) =>
  `${buttonClasses} max-w-44 cursor-pointer ${isChosen ? `${toneClasses.on} forced-colors:border-2` : toneClasses.off}`;

type Campaign = { id: string; title: string };

type GradebookToolbarProps = {
  counts: Record<StudentFilter, number>;
  show: StudentFilter;
  columns: ScenarioHeader[];
  /** The scenario of the filter "Not played". */
  missing: ScenarioHeader | null;
  campaigns: Campaign[];
  campaign: string | null;
};

const inactiveTone = (filter: StudentFilter, count: number) => (filter === "at-risk" && count > 0 ? "warn" : "off");

const hintOf = (show: StudentFilter, rules: GradingRules) =>
  texts.gradebook.showHint({ show, atRisk: atRiskRuleOf(rules), failingPercent: rules.passMark });

/** Filters for students, each with its count, and for a campaign. */
export function GradebookToolbar(props: GradebookToolbarProps) {
  const { counts, show, columns, missing, campaigns, campaign } = props;
  const search = useQuery();
  const rules = useCourseRules();
  return (
    <div
      {...useRovingTabIndex<HTMLDivElement>()}
      role="toolbar"
      aria-label={texts.gradebook.studentsShown}
      // Padding for the focus outline, which the scrollable row would clip.
      className="relative -m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1 max-sm:w-[calc(100%+8px)]"
    >
      {studentFilters.map((filter) => (
        <QueryLink
          key={filter}
          to={searchWith(search, { show: filter === "all" ? null : filter, missing: null, page: null })}
          aria-current={filter === show && !missing ? "true" : undefined}
          title={hintOf(filter, rules)}
          className={`${buttonClasses} ${toneClasses[filter === show && !missing ? "on" : inactiveTone(filter, counts[filter])]}`}
        >
          {texts.gradebook.showName({ show: filter })} <b>{counts[filter]}</b>
        </QueryLink>
      ))}
      <FilterSelect
        name="missing"
        label={texts.gradebook.notPlayed}
        none={texts.gradebook.notPlayedChoice}
        value={missing?.scenarioId ?? null}
        clears={["show"]}
        options={columns.map((column) => ({
          id: column.scenarioId,
          title: texts.gradebook.notPlayedAt({ scenarioTitle: column.scenarioShortTitle }),
        }))}
        className={selectClasses(missing !== null)}
      />
      {campaigns.length > 1 && (
        <FilterSelect
          name="campaign"
          label={texts.gradebook.campaign}
          none={texts.gradebook.allCampaigns}
          value={campaign}
          options={campaigns}
          className={selectClasses(campaign !== null)}
        />
      )}
    </div>
  );
}

type FilterSummaryProps = {
  show: StudentFilter;
  missing: ScenarioHeader | null;
  found: number;
  all: number;
  query: string;
  /** Null: the actor may not write to students. */
  messageTo: string | null;
};

/** How many students match, and by which rule; hidden without a filter. */
export function FilterSummary({ show, missing, found, all, query, messageTo }: FilterSummaryProps) {
  const rules = useCourseRules();
  const rule: ReactNode = missing
    ? texts.gradebook.noAttemptAt({ scenarioTitle: missing.scenarioTitle })
    : show === "all"
      ? null
      : hintOf(show, rules);
  if (!rule && !query) return null;
  return (
    <p className="mb-2 text-xs text-muted tabular-nums">
      <b className="text-ink">{texts.gradebook.shownOf({ found, all })}</b> {rule}
      {found > 0 && messageTo && (
        <>
          {" "}
          <Link to={messageTo} prefetch="none" className="link tap whitespace-nowrap print:hidden">
            {texts.gradebook.messageStudents}
          </Link>
        </>
      )}
    </p>
  );
}

/** Hides or shows what is above the toolbar. */
export function FoldToggle({ isFolded }: { isFolded: boolean }) {
  const search = useQuery();
  const label = isFolded ? texts.gradebook.showDetails : texts.gradebook.hideDetails;
  const Icon = isFolded ? ChevronDownIcon : ChevronUpIcon;
  return (
    <QueryLink
      to={searchWith(search, { head: isFolded ? "open" : "folded" })}
      aria-expanded={!isFolded}
      aria-label={label}
      title={label}
      className={`${toolbarButtonClasses} w-9 justify-center touch:w-11`}
    >
      <Icon className="size-4" aria-hidden />
    </QueryLink>
  );
}
