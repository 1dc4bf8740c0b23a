import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { noDataMilliseconds } from "~/domain/gradebook/page-rules";
import { texts } from "~/texts";
import { EmptyState } from "~/ui/empty-state";
import { useHydrated } from "~/ui/hydrated";
import { Loading } from "~/ui/loading";

const pollIntervalMs = 1_000;

/** Polls for five seconds before it says that there is no data; without JavaScript it says so at once. */
export function NoDataYet() {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [waitedMs, setWaited] = useState(0);
  const isWaiting = waitedMs < noDataMilliseconds;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setWaited(waitedMs + pollIntervalMs);
      revalidate();
    }, pollIntervalMs);
    return () => clearTimeout(timer);
  }, [isWaiting, waitedMs, revalidate]);

  if (hydrated && isWaiting) return <Loading text={texts.quizResponses.loadingData} />;
  return <EmptyState title={texts.quizResponses.noData}>{texts.quizResponses.noDataHint}</EmptyState>;
}
