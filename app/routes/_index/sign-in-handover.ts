import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { loginTexts } from "~/domain/accounts/account-texts";
import { hasOwnPolicy } from "~/ui/own-policy";
import { useToast } from "~/ui/toast";
import { forgetSignIn, storeSignIn, type StoredSignIn } from "~/ui/sign-in-storage";

/** Stores a fresh sign-in for the game and goes on; a stored one found on arrival is ended. */
export function useSignInHandover(answer: { signedIn: StoredSignIn; landing: string } | null) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const toast = useToast();

  useEffect(() => {
    const refreshToken = forgetSignIn();
    if (!refreshToken) return;
    fetch("/api/auth/session", {
      method: "DELETE",
      body: JSON.stringify(refreshToken),
      keepalive: true,
      credentials: "omit",
    }).catch((error: unknown) => console.warn("The sign-in was not ended on the server.", error));
    if (!document.querySelector('[data-severity="warning"]'))
      toast({ severity: "warning", text: loginTexts.loggedOut });
  }, [toast]);

  useEffect(() => {
    // Going on while the answer is still being worked in would abort that, noisily.
    if (!answer || !isIdle) return;
    storeSignIn(answer.signedIn);
    if (hasOwnPolicy(answer.landing)) location.replace(answer.landing);
    else navigate(answer.landing, { replace: true });
  }, [answer, isIdle, navigate]);
}
