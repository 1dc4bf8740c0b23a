import { CheckCircleIcon, ClockIcon, QuestionMarkCircleIcon, XCircleIcon } from "@heroicons/react/20/solid";
import { texts } from "~/texts";

type State = "waiting" | "good" | "bad" | "unknown";

const styles: Record<State, { Icon: typeof ClockIcon; toneClasses: string }> = {
  waiting: { Icon: ClockIcon, toneClasses: "text-muted" },
  good: { Icon: CheckCircleIcon, toneClasses: "text-good" },
  bad: { Icon: XCircleIcon, toneClasses: "text-bad" },
  unknown: { Icon: QuestionMarkCircleIcon, toneClasses: "text-muted" },
};

/** The state of each part of the game contract. */
export function CheckList({ checks }: { checks: { name: string; state: State; text: string }[] }) {
  return (
    <ul
      aria-label={texts.gameContract.checks}
      className="divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {checks.map(({ name, state, text }) => {
        const { Icon, toneClasses } = styles[state];
        return (
          <li key={name} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-2.5">
            <Icon className={`mt-0.5 size-5 ${toneClasses}`} aria-hidden />
            <span className="font-mono text-sm leading-6 wrap-anywhere">{name}</span>
            <span className={`font-medium ${toneClasses}`}>{texts.gameContract.checkState({ state })}</span>
            <span className="col-span-2 col-start-2 text-sm text-muted wrap-anywhere">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
