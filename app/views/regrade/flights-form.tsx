import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ReflownProblem } from "~/domain/attempts/fly-stored";
import type { FlightProgress } from "~/domain/regrades/fly-waiting";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { Button } from "~/ui/button";
import { Check } from "~/ui/check";

type FlightsFormProps = { neverLower: boolean; progress: FlightProgress | null; isRefused: boolean };

/** Flies the flights in steps. With JavaScript the next step follows by itself, unless one was refused. */
export function FlightsForm({ neverLower, progress, isRefused }: FlightsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { state } = useNavigation();
  const waiting = progress?.waiting ?? 0;
  useEffect(() => {
    if (waiting > 0 && !isRefused && state === "idle" && form.current)
      submit(form.current.querySelector<HTMLButtonElement>("button[type=submit]"), { preventScrollReset: true });
  }, [waiting, isRefused, state, submit]);
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className="grid gap-4">
      <Check
        key={String(neverLower)}
        name="neverLower"
        value="1"
        defaultChecked={neverLower}
        label={texts.flightRegrades.neverLower}
      />
      {progress && progress.flights > 0 && <Progress {...progress} />}
      <p>
        <Button type="submit" name="intent" value="fly">
          {waiting > 0 ? texts.flightRegrades.more : texts.flightRegrades.fly}
        </Button>
      </p>
    </Form>
  );
}

function Progress({ flights, waiting, unflyable }: FlightProgress) {
  const text = texts.flightRegrades.progress({ flown: flights - waiting, flights });
  return (
    <div className="grid gap-2">
      <p role="status">{text}</p>
      {waiting > 0 && (
        <progress className="w-full max-w-[24rem]" value={flights - waiting} max={flights} aria-label={text} />
      )}
      {unflyable.length > 0 && (
        <>
          <p>{texts.flightRegrades.unflyable}</p>
          <ul className="list-disc ps-6">
            {unflyable.map(({ problem, attempts }) => (
              <li key={problem}>
                {reasonOf(problem)} ({number(attempts)})
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function reasonOf(problem: ReflownProblem): string {
  if (problem === "noLog") return texts.flightRegrades.noLog;
  if (problem === "noStart") return texts.flightRegrades.noStart;
  if (problem === "noReference") return texts.flightRegrades.noReference;
  return texts.flightRegrades.logRefused;
}
