import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { loginTexts } from "~/domain/accounts/account-texts";
import { hasOwnPolicy } from "~/ui/own-policy";
import { useToast } from "~/ui/toast";
import { forgetSignIn, storeSignIn, type StoredSignIn } from "~/ui/sign-in-storage";
import { endSignIn } from "./end-sign-in";

/**
 * Stores a fresh sign-in for the game and goes on; a stored one found on arrival is ended.
 * Answers what went wrong: a browser that keeps no cookies is nobody's on the next page.
 */
export function useSignInHandover(answer: { signedIn: StoredSignIn; landing: string } | null): string | undefined {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const toast = useToast();

  useEffect(() => {
    const refreshToken = forgetSignIn();
    if (!refreshToken) return;
    endSignIn(refreshToken);
    if (!document.querySelector('[data-severity="warning"]'))
      toast({ severity: "warning", text: loginTexts.loggedOut });
  }, [toast]);

  useEffect(() => {
    // Going on while the answer is still being worked in would abort that, noisily.
    if (!answer || !isIdle) return;
    if (!document.cookie.includes(`userId=${answer.signedIn.userId}`)) {
      endSignIn(answer.signedIn.refreshToken);
      return setProblem(loginTexts.noUser);
    }
    storeSignIn(answer.signedIn);
    if (hasOwnPolicy(answer.landing)) location.replace(answer.landing);
    else navigate(answer.landing, { replace: true });
  }, [answer, isIdle, navigate]);

  return problem;
}
