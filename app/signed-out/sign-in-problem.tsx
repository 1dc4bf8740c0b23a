import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { SignedOutLayout } from "./signed-out-layout";

/** Why a sign-in with an organization failed, and what to do. */
export function SignInProblem({ problem, again }: { problem: string; again: string }) {
  return (
    <SignedOutLayout heading={texts.singleSignOn.problemTitle}>
      <Notice tone="error">{problem}</Notice>
      <ButtonLink reloadDocument to={again} variant="primary" size="large" wide>
        {texts.singleSignOn.tryAgain}
      </ButtonLink>
      <Link className="link tap justify-self-start" to="/" discover="none">
        {texts.signedOut.backToLogin}
      </Link>
    </SignedOutLayout>
  );
}
