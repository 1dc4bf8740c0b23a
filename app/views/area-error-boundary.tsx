import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import {
  BackButton,
  genericErrorTitle,
  contactSupport,
  ErrorNote,
  forbidden,
  notFound,
  serverError,
  unavailable,
} from "~/ui/error-page";
import { RequestFailedError, requestFailedText } from "~/ui/request-limit";
import { Outage } from "./outage";

/** The error boundary inside an area's layout. */
export function AreaErrorBoundary({ home }: { home: string }) {
  const error = useRouteError();
  const action = <BackButton home={home} />;
  if (error instanceof RequestFailedError)
    return (
      <ErrorNote title={requestFailedText} action={action}>
        {contactSupport}
      </ErrorNote>
    );
  if (!isRouteErrorResponse(error) || (error.status >= 500 && error.status !== unavailable.code))
    return <ErrorNote {...serverError} action={action} />;
  if (error.status === unavailable.code) return <Outage>{String(error.data)}</Outage>;
  if (error.status === 404) return <ErrorNote {...notFound} action={action} />;
  if (error.status === 403) return <ErrorNote {...forbidden} action={action} />;
  return (
    <ErrorNote code={error.status} title={genericErrorTitle} action={action}>
      {contactSupport}
    </ErrorNote>
  );
}
