// Form: the way back is a button that works without scripts.
import { Form } from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import { Button } from "./button";
import { Mark } from "./mark";
import { requestFailedText } from "./request-limit";
import { useSite } from "./site";

/** A whole page that says what went wrong and leads back. */
type ErrorPageProps = {
  code?: string | number;
  title: string;
  children: ReactNode;
  /** Instead of the way back to the login page. */
  action?: ReactNode;
};

export function ErrorPage({ code, title, children, action }: ErrorPageProps) {
  const { productName } = useSite();
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh grid-rows-[1fr_auto_1.4fr] px-5 py-8">
      <div className="row-start-2 mx-auto grid w-full max-w-[30rem] justify-items-start gap-6">
        <span className="flex items-center gap-2.5 text-accent">
          <Mark size={30} />
          <span className="text-touch font-bold text-ink">{productName}</span>
        </span>
        <div className="grid gap-2">
          {code && <p className="font-mono text-md font-semibold text-amber">{code}</p>}
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <p className="text-md text-pretty text-muted wrap-anywhere">{children}</p>
        </div>
        {action ?? (
          <Form action="/">
            <Button type="submit" variant="primary" size="large">
              Go to Login
            </Button>
          </Form>
        )}
      </div>
    </main>
  );
}

export const brokenTitle = "Looks like something broke!";
export const contactSupport = "If problem persists contact support";

export function NotFoundPage() {
  return <ErrorPage title="Page not found!">The resource you are looking for does not exist.</ErrorPage>;
}

export function ForbiddenPage() {
  return (
    <ErrorPage title="403 Access Denied (Forbidden)">You do not have permission to access this resource</ErrorPage>
  );
}

export function ServerErrorPage() {
  return <ErrorPage title="500 Unexpected server error!">{contactSupport}</ErrorPage>;
}

/** The way here was cut off, not the sign-in: the same address once more. */
export function RequestFailedPage() {
  return (
    <ErrorPage
      title={requestFailedText}
      action={
        <Button variant="primary" size="large" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      What was sent last may not have arrived. Check the connection and try again.
    </ErrorPage>
  );
}

/** Seconds after which the page is tried again, with scripts or (by the head of the document) without. */
export const unavailableRetry = 5;

/** An outage that passes: the same address again, until it answers. */
export function UnavailablePage({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Not a reload: that would send a form once more.
    const timer = setTimeout(() => location.assign(location.pathname + location.search), unavailableRetry * 1_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ErrorPage
      code={503}
      title="The service is not available at the moment."
      action={<p className="text-md text-muted">This page tries again by itself every {unavailableRetry} seconds.</p>}
    >
      {children}
    </ErrorPage>
  );
}
