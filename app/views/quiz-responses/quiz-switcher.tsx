import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from "@heroicons/react/16/solid";
import { Link, useLocation } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import type { ScenarioWithQuestions } from "~/domain/quiz-results/list-scenarios-with-questions";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import type { Quiz } from "~/domain/quiz-results/read-quiz-responses";
import { texts } from "~/texts";
import { toolbarButtonClasses } from "~/views/gradebook/toolbar-button-classes";
import { menuItem } from "~/ui/row-menu";

type QuizSwitcherProps = { quiz: Quiz; scenariosWithQuestions: ScenarioWithQuestions[] };

/** Links to the class's other quizzes and lessons with questions. */
export function QuizSwitcher({ quiz, scenariosWithQuestions }: QuizSwitcherProps) {
  const id = `quizzes${useId().replaceAll(":", "-")}`;
  const menu = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const currentScenarioId = quiz.scenario.scenarioId;
  useEffect(() => menu.current?.hidePopover(), [currentScenarioId]);
  if (scenariosWithQuestions.length < 2) return null;
  const tab = new URLSearchParams(search).get("tab");
  const addressOf = ({ scenarioId, shortTitle }: ScenarioWithQuestions) => {
    const quizAddress = { sessionId: quiz.session.id, sessionName: quiz.session.name, quizId: scenarioId, shortTitle };
    const address = quizAddressOf(quizAddress, pathname.startsWith("/instructor/") ? "/instructor" : "");
    return tab ? `${address}&tab=${tab}` : address;
  };
  const groups = [
    { title: texts.quizResponses.quizzes, of: scenariosWithQuestions.filter(({ isQuiz }) => isQuiz) },
    { title: texts.quizResponses.lessons, of: scenariosWithQuestions.filter(({ isQuiz }) => !isQuiz) },
  ].filter(({ of: scenarios }) => scenarios.length > 0);
  const orderedScenarios = groups.flatMap(({ of: scenarios }) => scenarios);
  const currentIndex = orderedScenarios.findIndex(({ scenarioId }) => scenarioId === currentScenarioId);
  // React 18 has no types for these attributes, but renders them.
  const [popoverButtonProps, popoverProps] = [{ popovertarget: id }, { popover: "auto" }];
  return (
    <div
      role="group"
      aria-label={texts.quizResponses.switcherLabel}
      className="mb-3 flex max-w-full items-center gap-2 print:hidden"
    >
      <NeighbourLink scenario={orderedScenarios[currentIndex - 1]} direction="previous" addressOf={addressOf} />
      <button type="button" {...popoverButtonProps} className={`${toolbarButtonClasses} min-w-0 shrink! px-3`}>
        <span dir="auto" className="truncate">
          {quiz.scenario.scenarioTitle}
        </span>
        <ChevronDownIcon className="size-4 shrink-0" aria-hidden />
        <span className="sr-only">: {texts.quizResponses.chooseAnother}</span>
      </button>
      <NeighbourLink scenario={orderedScenarios[currentIndex + 1]} direction="next" addressOf={addressOf} />
      <div
        ref={menu}
        id={id}
        {...popoverProps}
        className="row-menu quiz-menu rounded-md border border-line bg-raised p-1 text-ink shadow-float"
      >
        {groups.map(({ title, of: scenarios }) => (
          <section key={title} aria-label={title}>
            <h2 className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
              <bdi>{title}</bdi>
            </h2>
            <ul>
              {scenarios.map((scenario) => (
                <li key={scenario.scenarioId}>
                  <Link
                    to={addressOf(scenario)}
                    aria-current={scenario.scenarioId === currentScenarioId ? "page" : undefined}
                    className={`${menuItem} justify-between aria-[current]:bg-accent-soft aria-[current]:text-accent`}
                  >
                    <bdi className="min-w-0 wrap-anywhere">{scenario.title}</bdi>
                    <span className="shrink-0 text-xs font-normal text-muted tabular-nums">
                      {texts.quizResponses.handedIn({ handedIn: scenario.handedIn })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

type NeighbourLinkProps = {
  scenario: ScenarioWithQuestions | undefined;
  direction: "previous" | "next";
  addressOf: (scenario: ScenarioWithQuestions) => string;
};

function NeighbourLink({ scenario, direction, addressOf }: NeighbourLinkProps) {
  const Icon = direction === "next" ? ChevronRightIcon : ChevronLeftIcon;
  const classes = `${toolbarButtonClasses} w-9 shrink-0 justify-center touch:w-11`;
  if (!scenario)
    return (
      <span aria-hidden className={`${classes} opacity-40`}>
        <Icon className="size-4 rtl:-scale-x-100" />
      </span>
    );
  return (
    <Link
      to={addressOf(scenario)}
      aria-label={texts.quizResponses.neighbour({ direction, title: scenario.title })}
      title={scenario.title}
      className={classes}
    >
      <Icon className="size-4 rtl:-scale-x-100" aria-hidden />
    </Link>
  );
}
