import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const everyTwoSeconds = 2_000;

/** Reads the page again and again, while something goes on that another page, or an earlier one, has begun. */
export function useRefresh() {
  const revalidator = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (revalidator.state === "idle") revalidator.revalidate();
    }, everyTwoSeconds);
    return () => clearInterval(timer);
  }, [revalidator]);
}
