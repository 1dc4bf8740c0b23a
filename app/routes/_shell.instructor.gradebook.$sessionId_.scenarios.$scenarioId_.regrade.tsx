import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Page } from "~/domain/page";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { FlightsForm } from "~/views/regrade/flights-form";
import { KeyForm } from "~/views/regrade/key-form";
import { FlightsHistory, RegradeHistory } from "~/views/regrade/regrade-history";
import { RegradePreviewView } from "~/views/regrade/regrade-preview";
import { regradeAction, regradeLoader } from "~/views/regrade/regrade.server";

export const handle = { title: () => texts.regrades.title, permission: "grade:rule" } satisfies Page;

/** Another key for a question of a quiz in a class, with a preview, and the regrades so far. */
export const loader = regradeLoader;

export const action = regradeAction;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function RegradePage() {
  const { about, place, question, fields, offered, preview, errors, regrades, sendsMail, formKey, flights } =
    useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const { classSessionId, scenarioId } = place;
  if (flights) return <FlightsPage {...{ about, place, flights, sendsMail, formKey, refusal }} />;
  const analysis = quizAddressOf(
    {
      ...{ sessionId: classSessionId, sessionName: about.className },
      ...{ quizId: scenarioId, shortTitle: about.scenarioShortTitle },
    },
    "/instructor",
  );
  return (
    <>
      <Link to={`${analysis}&tab=questions`} className="link tap mb-2 gap-1 print:hidden">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {texts.quizResponses.questions}
      </Link>
      <PageHeader
        title={texts.regrades.title}
        subtitle={<Names names={[about.scenarioTitle, about.courseName, about.className]} />}
      />
      <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p className="max-w-[70ch] text-muted">{texts.regrades.purpose}</p>
        {question && fields && <KeyForm question={question} fields={fields} offered={offered} errors={errors} />}
        {preview && <RegradePreviewView {...{ preview, classSessionId, sendsMail, formKey, refusal }} />}
        <RegradeHistory regrades={regrades} />
      </div>
    </>
  );
}

type FlightsProps = Pick<Loaded, "about" | "place" | "sendsMail" | "formKey"> & {
  flights: NonNullable<Loaded["flights"]>;
  refusal: FormRefusal | undefined;
};

/** The flights of a class, flown again by the present model. */
function FlightsPage({ about, place, flights, sendsMail, formKey, refusal }: FlightsProps) {
  const { neverLower, preview } = flights;
  const { classSessionId } = place;
  return (
    <>
      <Link to={gradebookAddressOf(classSessionId)} className="link tap mb-2 gap-1 print:hidden">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {texts.common.gradebook}
      </Link>
      <PageHeader
        title={texts.flightRegrades.title}
        subtitle={<Names names={[about.scenarioTitle, about.courseName, about.className]} />}
      />
      <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p className="max-w-[70ch] text-muted">{texts.flightRegrades.purpose}</p>
        <FlightsForm neverLower={neverLower} progress={preview?.progress ?? null} isRefused={refusal !== undefined} />
        {preview?.effect?.changed === 0 && (
          <p role="status">
            {preview.effect.attempts === 0 ? texts.flightRegrades.none : texts.flightRegrades.unchanged}
          </p>
        )}
        {preview?.effect && preview.effect.changed > 0 && (
          <RegradePreviewView
            intent="useFlights"
            preview={{ effect: preview.effect, seen: preview.seen, sent: neverLower ? { neverLower: "1" } : {} }}
            {...{ classSessionId, sendsMail, formKey, refusal }}
          />
        )}
        <FlightsHistory regrades={flights.regrades} />
      </div>
    </>
  );
}
