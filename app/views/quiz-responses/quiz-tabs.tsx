import { Link, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { searchWith } from "~/ui/query-navigation";

const tabs = ["responses", "questions", "misconceptions"] as const;
export type QuizTab = (typeof tabs)[number];

/** The tab in the URL: `?tab=`. */
export const quizTabOf = (params: URLSearchParams): QuizTab => {
  const tab = params.get("tab");
  return tab === "questions" || tab === "misconceptions" ? tab : "responses";
};

export function QuizTabs() {
  const [params] = useSearchParams();
  const current = quizTabOf(params);
  return (
    <div
      role="group"
      aria-label={texts.quizResponses.tabsLabel}
      className="relative mb-3 flex gap-1 overflow-x-auto border-b border-line print:hidden"
    >
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={searchWith(params, { tab: tab === "responses" ? null : tab, page: null, sort: null })}
          aria-current={tab === current ? "page" : undefined}
          className={
            "-mb-px inline-flex min-h-10 shrink-0 items-center border-b-2 border-transparent px-3 " +
            "font-medium text-muted hover:text-ink focus-visible:outline-offset-[-3px] " +
            "aria-[current]:border-accent aria-[current]:text-ink touch:min-h-11"
          }
        >
          {texts.quizResponses.tab({ tab })}
        </Link>
      ))}
    </div>
  );
}
