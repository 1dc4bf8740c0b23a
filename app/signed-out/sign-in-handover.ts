import { NavigationType, useNavigate, useNavigation, useNavigationType } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { loginTexts } from "~/domain/accounts/account-texts";
import { hasOwnPolicy } from "~/ui/own-policy";
import { useToast } from "~/ui/toast";
import { forgetSignIn, readUserCookie, storeSignIn, type StoredSignIn } from "~/ui/sign-in-storage";
import { endSignIn } from "./end-sign-in";
import { findLandingPage } from "./find-landing-page.client";

/**
 * Stores a fresh sign-in for the game and goes on; a stored one found on arrival is ended.
 * Answers whether cookies are blocked: the next page would find nobody logged in.
 */
export function useSignInHandover(answer: { signedIn: StoredSignIn; landing: string } | null): boolean {
  const [lacksCookies, setLacksCookies] = useState(false);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const toast = useToast();
  // As the page is opened: posting its form is another kind of navigation.
  const isPop = useNavigationType() === NavigationType.Pop;
  const [isHistoryMove] = useState(() => isPop && isBackInDocument());

  const goOn = useCallback(
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
    const end = () => {
      const refreshToken = forgetSignIn();
      if (!refreshToken) return;
      endSignIn(refreshToken);
      // One notice: the server may have said so, or that a login comes first.
      if (!document.querySelector('[role="alert"]')) toast({ severity: "warning", text: loginTexts.loggedOut });
    };
    if (!isHistoryMove) return end();
    void findLandingPage().then((landing) => {
      // Who has signed in meanwhile stays signed in.
      if (hasAnswer.current) return;
      if (landing) goOn(landing);
      else end();
    });
  }, [isHistoryMove, goOn, toast]);

  useEffect(() => {
    // Going on while the answer is still being worked in would abort that, noisily.
    if (!answer || !isIdle) return;
    if (readUserCookie() !== answer.signedIn.userId) {
      endSignIn(answer.signedIn.refreshToken);
      return setLacksCookies(true);
    }
    storeSignIn(answer.signedIn);
    goOn(answer.landing);
  }, [answer, isIdle, goOn]);

  return lacksCookies;
}

/** Whether Back or Forward brought the document, from the browser's cache for instance. */
const isBackInDocument = () =>
  typeof performance !== "undefined" &&
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "back_forward");
