import { ChevronLeftIcon, ExclamationTriangleIcon } from "@heroicons/react/16/solid";
import { Link, useSearchParams } from "@remix-run/react";
import { dialogAddress } from "~/views/dialog-address";
import { verificationTexts } from "~/views/student/verification-texts";
import { Answer } from "~/views/student/quiz-answers";
import { uncountedTexts } from "~/domain/attempts/uncounted";
import type { AttemptRecord } from "~/domain/attempts/read-attempt";
import { shareOf } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { inList, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Notice } from "~/ui/notice";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { AttemptFacts } from "./attempt-facts";
import { FlightReplay } from "./flight-replay";
import { RivalAttempts } from "./rival-attempts";

/** One attempt: facts, evidence, points, and whether it counts. */
export function AttemptPage({ attempt }: { attempt: AttemptRecord }) {
  const { session, userId, username, fullName, scenarioId, scenarioTitle, campaignTitle } = attempt;
  const [search] = useSearchParams();
  return (
    <>
      <Link
        to={inList(studentAddressOf(session.id, userId, scenarioId), search)}
        className="link tap mb-2 gap-1 print:hidden"
      >
        <ChevronLeftIcon className="size-4" aria-hidden />
        {fullName || username}
      </Link>
      <PageHeader
        title={scenarioTitle}
        subtitle={
          <>
            {fullName ? `${fullName} (${username})` : username} · {campaignTitle} · {session.courseName}, {session.name}
          </>
        }
      >
        <Points attempt={attempt} />
        <PrintLink />
        {(attempt.accepted || (attempt.uncounted === "claim" && !attempt.setAside)) && (
          <ButtonLink
            to={dialogAddress(search, attempt.accepted ? "takeBack" : "accept")}
            preventScrollReset
            variant={attempt.accepted ? "plain" : "primary"}
            className="print:hidden"
          >
            {attempt.accepted ? "Take back" : "Accept claim"}
          </ButtonLink>
        )}
        <ButtonLink
          to={dialogAddress(search, attempt.setAside ? "count" : "aside")}
          preventScrollReset
          className="print:hidden"
        >
          {attempt.setAside ? "Count attempt" : "Exclude attempt"}
        </ButtonLink>
      </PageHeader>
      <AttemptBadges attempt={attempt} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <AttemptFacts attempt={attempt} />
        <AttemptEvidence attempt={attempt} />
        <RivalAttempts attempt={attempt} />
      </div>
    </>
  );
}

function Points({ attempt }: { attempt: AttemptRecord }) {
  const letter = gradeLetterOf(attempt.score, attempt.maxScore);
  const share = shareOf(attempt);
  return (
    <Stats>
      <Stat label="points" value={`${attempt.score} of ${attempt.maxScore}`} />
      {share !== null && <Stat label="grade" value={`${letter} ${percentText(share)}`} />}
      <Stat label="result" value={attempt.passed ? "passed" : "not passed"} />
    </Stats>
  );
}

/** Chips and notices: whether the attempt counts, who verified it, and what looks unusual. */
function AttemptBadges({ attempt }: { attempt: AttemptRecord }) {
  const { rivals, id, checkedBy, isLate, setAside, uncounted, accepted, signs } = attempt;
  const counts = rivals.some((rival) => rival.id === id && rival.counts);
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-2">
        {uncounted === "practice" && !setAside ? (
          <Chip tone="off">practice, doesn&apos;t count</Chip>
        ) : setAside || uncounted ? (
          <Chip tone="bad">{setAside ? "excluded" : "doesn't count"}</Chip>
        ) : (
          <Chip tone={counts ? "accent" : "off"}>{counts ? "counts" : "not the best"}</Chip>
        )}
        <Chip tone={checkedBy === "server" ? "good" : "amber"} title={verificationTexts[checkedBy].hint}>
          {verificationTexts[checkedBy].word}
        </Chip>
        {accepted && <Chip tone="accent">accepted by {accepted.by}</Chip>}
        {isLate && <Chip tone="amber">handed in late</Chip>}
      </p>
      {uncounted && (
        <div className="mb-4">
          <Notice tone="warning">{uncountedTexts[uncounted].notice}</Notice>
        </div>
      )}
      {setAside && (
        <div className="mb-4">
          <Notice tone="warning">
            {setAside.by} excluded this attempt: {setAside.reason}
          </Notice>
        </div>
      )}
      {signs.length > 0 && (
        <section aria-label="Worth a look" className="mb-4 flex items-start gap-2 text-muted">
          <ExclamationTriangleIcon className="mt-0.5 size-4 shrink-0 text-amber" aria-hidden />
          <ul className="wrap-anywhere">
            {signs.map(({ kind, reason }) => (
              <li key={kind}>Worth a look: {reason}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function AttemptEvidence({ attempt: { questions, flight } }: { attempt: AttemptRecord }) {
  if (flight !== null) return <FlightReplay flight={flight} />;
  if (questions.length === 0) {
    return (
      <section className="rounded-lg border border-line bg-surface p-4">
        <h2 className="mb-1">What was done</h2>
        <p className="text-muted">The game sent points only, and nothing of what was done for them.</p>
      </section>
    );
  }
  return (
    <section className="rounded-lg border border-line bg-surface">
      <h2 className="border-b border-line p-4">Answers</h2>
      <ol className="grid gap-4 p-4">
        {questions.map(({ question, answer }, place) => (
          <Answer key={place} question={question} answer={answer} />
        ))}
      </ol>
    </section>
  );
}
