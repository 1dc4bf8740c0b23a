import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const refreshIntervalMs = 2_000;

/** Reloads the page's data every two seconds, while an action started elsewhere is running. */
export function usePolling() {
  const revalidator = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (revalidator.state === "idle") revalidator.revalidate();
    }, refreshIntervalMs);
    return () => clearInterval(timer);
  }, [revalidator]);
}
