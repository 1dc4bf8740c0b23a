import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { gradebookTexts, noDataMilliseconds } from "~/domain/gradebook/gradebook-texts";
import { EmptyState } from "~/ui/empty-state";
import { useHydrated } from "~/ui/hydrated";
import { Loading } from "~/ui/loading";

const pollIntervalMs = 1_000;

/** Polls for five seconds before it says that there is no data; without JavaScript it says so at once. */
export function NoDataYet() {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [waited, setWaited] = useState(0);
  const waiting = waited < noDataMilliseconds;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setWaited(waited + pollIntervalMs);
      revalidate();
    }, pollIntervalMs);
    return () => clearTimeout(timer);
  }, [waiting, waited, revalidate]);

  if (hydrated && waiting) return <Loading text={gradebookTexts.loadingQuizData} />;
  return <EmptyState title={gradebookTexts.noQuizData}>No student has finished this quiz in this class.</EmptyState>;
}
