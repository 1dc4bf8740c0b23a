import { NavigationType, useNavigate, useNavigation, useNavigationType } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { texts } from "~/texts";
import { hasOwnPolicy } from "~/ui/own-policy";
import { useToast } from "~/ui/toast";
import { removeStoredSignIn, readUserCookie, storeSignIn, type StoredSignIn } from "~/ui/sign-in-storage";
import { endSignIn } from "./end-sign-in";
import { findLandingPage } from "./find-landing-page.client";

type Options = {
  /** The page comes with the new sign-in, whose cookies it must not remove on arrival. */
  arrivesSignedIn?: boolean;
};

/**
 * Stores a new sign-in for the game and opens the landing page; on arrival, ends an older stored sign-in. Returns true
 * if cookies are blocked, because the next page would then be signed out.
 */
export function useSignInHandover(
  answer: { signedIn: StoredSignIn; landing: string } | null,
  { arrivesSignedIn = false }: Options = {},
): boolean {
  const [areCookiesBlocked, setCookiesBlocked] = useState(false);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const toast = useToast();
  // Read at mount, because posting the form changes the navigation type.
  const isPop = useNavigationType() === NavigationType.Pop;
  const [isHistoryMove] = useState(() => isPop && wasLoadedByHistory());

  const openLanding = useCallback(
    (landing: string) => {
      if (hasOwnPolicy(landing)) location.replace(landing);
      else navigate(landing, { replace: true });
    },
    [navigate],
  );

  const hasAnswer = useRef(false);
  useEffect(() => {
    hasAnswer.current = answer !== null;
  }, [answer]);

  useEffect(() => {
    if (arrivesSignedIn) return;
    const endStoredSignIn = () => {
      const refreshToken = removeStoredSignIn();
      if (!refreshToken) return;
      endSignIn(refreshToken);
      // Skip the toast if the server has rendered the notice.
      if (!document.querySelector('[role="alert"]')) toast({ severity: "warning", text: texts.signedOut.loggedOut });
    };
    if (!isHistoryMove) return endStoredSignIn();
    void findLandingPage().then((landing) => {
      // The user has signed in meanwhile: keep the new sign-in.
      if (hasAnswer.current) return;
      if (landing) openLanding(landing);
      else endStoredSignIn();
    });
  }, [arrivesSignedIn, isHistoryMove, openLanding, toast]);

  useEffect(() => {
    // Wait until idle: navigating earlier would abort the router's handling of the action data with an error.
    if (!answer || !isIdle) return;
    if (readUserCookie() !== answer.signedIn.userId) {
      endSignIn(answer.signedIn.refreshToken);
      return setCookiesBlocked(true);
    }
    storeSignIn(answer.signedIn);
    openLanding(answer.landing);
  }, [answer, isIdle, openLanding]);

  return areCookiesBlocked;
}

/** Whether Back or Forward loaded this document, such as from the back/forward cache. */
const wasLoadedByHistory = () =>
  typeof performance !== "undefined" &&
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "back_forward");
