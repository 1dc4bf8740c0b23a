import { Link, useSearchParams } from "@remix-run/react";
import { searchWith } from "~/ui/query-navigation";

const tabs = { responses: "Responses", questions: "Questions", misconceptions: "Misconceptions" };
export type QuizTab = keyof typeof tabs;

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
      aria-label="Views of this quiz"
      className="mb-3 flex gap-1 overflow-x-auto border-b border-line print:hidden"
    >
      {Object.entries(tabs).map(([tab, label]) => (
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
          {label}
        </Link>
      ))}
    </div>
  );
}
