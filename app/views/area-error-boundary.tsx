import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { texts } from "~/texts";
import { BackButton, ErrorNote, forbidden, notFound, serverError, unavailableCode } from "~/ui/error-page";
import { RequestFailedError } from "~/ui/request-limit";
import { Outage } from "./outage";

/** The error boundary inside an area's layout. */
export function AreaErrorBoundary({ home }: { home: string }) {
  const error = useRouteError();
  const action = <BackButton home={home} />;
  if (error instanceof RequestFailedError)
    return (
      <ErrorNote title={texts.ui.requestFailed} action={action}>
        {texts.ui.contactSupport}
      </ErrorNote>
    );
  if (!isRouteErrorResponse(error) || (error.status >= 500 && error.status !== unavailableCode))
    return <ErrorNote {...serverError()} action={action} />;
  if (error.status === unavailableCode) return <Outage>{String(error.data)}</Outage>;
  if (error.status === 404) return <ErrorNote {...notFound()} action={action} />;
  if (error.status === 403) return <ErrorNote {...forbidden()} action={action} />;
  return (
    <ErrorNote code={error.status} title={texts.ui.brokeTitle} action={action}>
      {texts.ui.contactSupport}
    </ErrorNote>
  );
}
