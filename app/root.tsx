import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useActionData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type ErrorResponse,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import interBasic from "light-fonts/inter-latin-wght-normal.basic.woff2?url";
import { useContext, useMemo, type ReactNode } from "react";
import { bannerClosedCookie, bannerTexts } from "~/domain/banner/banner-window";
import { noBanner, readPageBanner } from "~/http/banner.server";
import { setCookies, signInTokenOf } from "~/http/cookies.server";
import { readFlash } from "~/http/flash.server";
import { readSite } from "~/http/site.server";
import { timeZoneOf } from "~/http/time-zone.server";
import { askUnlessWhole } from "~/ui/address-state";
import { BannerBar } from "~/ui/banner";
import { BannerProvider } from "~/ui/banner-state";
import {
  BackButton,
  brokenTitle,
  contactSupport,
  ErrorPage,
  ForbiddenPage,
  NotFoundPage,
  RequestFailedPage,
  ServerErrorPage,
  UnavailablePage,
  unavailableRetry,
} from "~/ui/error-page";
import { gameFramePath } from "~/domain/game/game-limits";
import { policyPlaceholder } from "~/ui/exported";
import { titleOf } from "~/http/page-title";
import { NonceContext } from "~/ui/nonce";
import { RequestFailed } from "~/ui/request-limit";
import { hasUntoldLogout } from "~/ui/sign-out";
import { SiteProvider, type Site } from "~/ui/site";
import { TimeZoneProvider } from "~/ui/time-zone";
import { ToastProvider, type ToastMessage } from "~/ui/toast";
import styles from "./app.css?url";

// For the error page of a root loader that failed itself.
const unnamedSite: Site = { productName: "Apsis", supportEmail: "", year: 2026, sendsMail: true };

export const links: LinksFunction = () => [
  { rel: "preload", href: interBasic, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const name = (data?.site ?? unnamedSite).productName;
  return [{ name: "description", content: `${name}: lessons, scenarios and grades for training in space operations` }];
};

/** In the layout: a `meta` of the root does not know the pages inside. */
function useTitle(): string {
  const name = (useRouteLoaderData<typeof loader>("root")?.site ?? unnamedSite).productName;
  // By the address: what is not there, or failed, below /admin has the suffix too.
  const site = /^\/admin(\/|$)/.test(useLocation().pathname) ? `${name} Admin Panel` : name;
  return [titleOf(useMatches(), useRouteError()), site].filter(Boolean).join(" - ");
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isExported = context.isExported === true;
  const { flash, forget } = readFlash(request);
  const toasts: ToastMessage[] = flash.toast ? [flash.toast] : [];
  return data(
    {
      site: await readSite(),
      timeZone: timeZoneOf(request),
      toasts,
      isExported,
      // As far as the browser says: error pages only choose by it where their button leads.
      isSignedIn: !isExported && signInTokenOf(request) !== undefined,
      // The page around the game's frame has it.
      ...(isExported || isGameFrame(request) ? noBanner : await readPageBanner(request)),
    },
    { headers: setCookies(forget) },
  );
}

const isGameFrame = (request: Request) => new URL(request.url).pathname === gameFramePath;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = useContext(NonceContext);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {root?.isExported && <meta httpEquiv="Content-Security-Policy" content={policyPlaceholder} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#11171f" media="(prefers-color-scheme: dark)" />
        {isOutage(useRouteError()) && (
          <noscript>
            <meta httpEquiv="refresh" content={String(unavailableRetry)} />
          </noscript>
        )}
        <title>{useTitle()}</title>
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className={
            "sr-only rounded-md bg-accent px-4 py-3 font-medium text-accent-ink focus:not-sr-only " +
            "focus:fixed focus:top-2 focus:left-2 focus:z-50"
          }
        >
          Skip to content
        </a>
        <SiteProvider site={root?.site ?? unnamedSite}>
          <TimeZoneProvider known={root?.timeZone ?? null}>
            <BannerProvider
              banner={root?.banner ?? null}
              isClosed={root?.isBannerClosed ?? false}
              source={root?.isExported ? "/banner" : undefined}
              cookie={bannerClosedCookie}
            >
              <BannerBar title={bannerTexts.title} closeAction="/close-banner" />
              <ToastProvider messages={useToastsOfPage()}>{children}</ToastProvider>
            </BannerProvider>
          </TimeZoneProvider>
        </SiteProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The toasts that the loaders of this page gave it, under `toasts`. */
function useToastsOfPage(): ToastMessage[] {
  const matches = useMatches();
  return useMemo(
    // Remix knows no types of other routes; this app's loaders give nothing else under this name.
    () => matches.flatMap(({ data }) => (data as { toasts?: ToastMessage[] } | undefined)?.toasts ?? []),
    [matches],
  );
}

/** A post to `/` is the root's in Remix; the login page shows what it was answered. */
export { loginAction as action } from "~/signed-out/log-in.server";

/**
 * After a logout of which the server could not be told, the login page comes without it. A form that failed left a
 * toast, which only the root's data bring.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (move) => {
  if (move.nextUrl.pathname === "/" && hasUntoldLogout()) return false;
  return move.actionStatus === 500 || askUnlessWhole(move);
};

export default function App() {
  return <Outlet context={useActionData()} />;
}

const isOutage = (error: unknown): error is ErrorResponse => isRouteErrorResponse(error) && error.status === 503;

export function ErrorBoundary() {
  const error = useRouteError();
  const isSignedIn = useRouteLoaderData<typeof loader>("root")?.isSignedIn ?? false;
  if (isOutage(error)) return <UnavailablePage>{String(error.data)}</UnavailablePage>;
  if (error instanceof RequestFailed) return <RequestFailedPage />;
  if (!isRouteErrorResponse(error) || error.status >= 500) return <ServerErrorPage />;
  const action = isSignedIn ? <BackButton home="/account" /> : undefined;
  if (error.status === 404) return <NotFoundPage action={action} />;
  if (error.status === 403) return <ForbiddenPage action={action} />;
  return (
    <ErrorPage code={error.status} title={brokenTitle} action={action}>
      {contactSupport}
    </ErrorPage>
  );
}
