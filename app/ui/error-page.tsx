// Form, useNavigate: the back buttons work without JavaScript.
import { Form, useNavigate } from "@remix-run/react";
import { useEffect, type MouseEvent, type ReactNode } from "react";
import { texts } from "~/texts";
import { Brand } from "./brand";
import { Button, ButtonLink, type ButtonVariant } from "./button";
import { hasOwnPolicy } from "./own-policy";
import { TopBar, type Tab } from "./top-bar";

/** The top bar of a signed-in user. */
export type Shell = { username: string; home: string; tabs: Tab[] };

type ErrorPageProps = {
  code?: string | number;
  title: string;
  children: ReactNode;
  /** Replaces the back button. */
  action?: ReactNode;
  /** For a signed-in user: the page keeps the top bar, and the button leads to their start page. */
  shell?: Shell | null;
};

/** A full-page error with a way back. */
export function ErrorPage({ shell, ...error }: ErrorPageProps) {
  if (shell)
    return (
      <div className="flex min-h-dvh flex-col">
        <TopBar {...shell} />
        <main id="main" tabIndex={-1} className="grid flex-1 px-5 py-8">
          <ErrorNote {...error} action={error.action ?? <BackButton home={shell.home} />} />
        </main>
      </div>
    );
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh px-5 py-8">
      <ErrorNote {...error} brand={<Brand />} />
    </main>
  );
}

/** The error's text and button, for a page whose layout stays. */
export function ErrorNote({
  code,
  title,
  children,
  action,
  brand,
}: Omit<ErrorPageProps, "shell"> & { brand?: ReactNode }) {
  return (
    <div className="grid min-h-[60dvh] grid-rows-[1fr_auto_1.4fr]">
      <div className="row-start-2 mx-auto grid w-full max-w-[30rem] justify-items-start gap-6">
        {brand}
        <div className="grid gap-2">
          {code && <p className="font-mono text-md font-semibold text-amber">{code}</p>}
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <p className="text-md text-pretty text-muted wrap-anywhere">{children}</p>
        </div>
        {action ?? <LoginButton />}
      </div>
    </div>
  );
}

export function LoginButton({ variant = "primary" }: { variant?: ButtonVariant }) {
  return (
    <Form noValidate action="/">
      <Button type="submit" variant={variant} size="large">
        {texts.ui.goToLogin}
      </Button>
    </Form>
  );
}

/** Goes back in history; without history or JavaScript, to the user's start page. Doesn't sign out. */
export function BackButton({ home }: { home: string }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    // `idx` is the router's position in the history.
    const state: unknown = window.history.state;
    if (typeof state !== "object" || state === null || !("idx" in state) || !(Number(state.idx) > 0)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <ButtonLink to={home} reloadDocument={hasOwnPolicy(home)} onClick={goBack} variant="primary" size="large">
      {texts.ui.goBack}
    </ButtonLink>
  );
}

export const notFound = () => ({ title: texts.ui.notFoundTitle, children: texts.ui.notFound });
export const forbidden = () => ({ title: texts.ui.forbiddenTitle, children: texts.ui.forbidden });

export const NotFoundPage = (props: Pick<ErrorPageProps, "shell" | "action">) => (
  <ErrorPage {...notFound()} {...props} />
);
export const ForbiddenPage = (props: Pick<ErrorPageProps, "shell" | "action">) => (
  <ErrorPage {...forbidden()} {...props} />
);

export const serverError = () => ({ title: texts.ui.serverErrorTitle, children: texts.ui.contactSupport });

export function ServerErrorPage() {
  return <ErrorPage {...serverError()} />;
}

/** A network failure, not a sign-out: reload the same page. */
export function RequestFailedPage() {
  return (
    <ErrorPage
      title={texts.ui.requestFailed}
      action={
        <Button variant="primary" size="large" onClick={() => location.reload()}>
          {texts.ui.tryAgain}
        </Button>
      }
    >
      {texts.ui.requestFailedHelp}
    </ErrorPage>
  );
}

/** Seconds between automatic retries; without JavaScript a meta tag does the same. */
export const unavailableRetry = 5;

export const unavailableCode = 503;
export const unavailable = () => ({ code: unavailableCode, title: texts.ui.unavailableTitle });

/** A temporary outage: retries until the page loads. */
export function UnavailablePage({ children }: { children: ReactNode }) {
  return (
    <ErrorPage {...unavailable()} action={<AutoRetry />}>
      {children}
    </ErrorPage>
  );
}

export function AutoRetry() {
  useEffect(() => {
    // Not a reload, which would submit a form again.
    const timer = setTimeout(() => location.assign(location.pathname + location.search), unavailableRetry * 1_000);
    return () => clearTimeout(timer);
  }, []);
  return <p className="text-md text-muted">{texts.ui.retriesAutomatically({ seconds: unavailableRetry })}</p>;
}
