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
import { useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { bannerClosedCookie } from "~/domain/banner/banner-window";
import { noBanner, readPageBanner } from "~/http/banner.server";
import { setCookies, signInTokenOf } from "~/http/cookies.server";
import { readFlash } from "~/http/flash.server";
import { readSite } from "~/http/site.server";
import { timeZoneOf } from "~/http/time-zone.server";
import { texts } from "~/texts";
import { revalidateUnlessQueryOnly } from "~/ui/query-navigation";
import { BannerBar } from "~/ui/banner";
import { BannerProvider } from "~/ui/banner-state";
import {
  BackButton,
  ErrorPage,
  ForbiddenPage,
  NotFoundPage,
  RequestFailedPage,
  ServerErrorPage,
  UnavailablePage,
  unavailableRetry,
} from "~/ui/error-page";
import { gameFramePath } from "~/domain/game/game-limits";
import { policyPlaceholder } from "~/ui/policy-placeholder";
import { titleOf } from "~/http/page-title";
import { NonceContext } from "~/ui/nonce";
import { RequestFailedError } from "~/ui/request-limit";
import { readUserCookie } from "~/ui/sign-in-storage";
import { hasPendingLogout } from "~/ui/sign-out";
import { SiteProvider, type Site } from "~/ui/site";
import { TimeZoneProvider } from "~/ui/time-zone";
import { ToastProvider, type ToastMessage } from "~/ui/toast";
import { currentLocale, defaultLocale, directionOf, type Locale } from "~/texts/locale";
import styles from "./app.css?url";

// For the error page if the root loader itself failed.
const fallbackSite: Site = { productName: "Apsis", supportEmail: "", year: 2026, sendsMail: true };

export const links: LinksFunction = () => [
  { rel: "preload", href: interBasic, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const name = (data?.site ?? fallbackSite).productName;
  return [{ name: "description", content: texts.ui.siteDescription({ productName: name }) }];
};

/** In the layout, because the root's `meta` doesn't know its child routes. */
function useTitle(): string {
  const name = (useRouteLoaderData<typeof loader>("root")?.site ?? fallbackSite).productName;
  // By the URL, so that errors and missing pages below /admin have the suffix too.
  const site = /^\/admin(\/|$)/.test(useLocation().pathname) ? texts.ui.adminPanel({ productName: name }) : name;
  return [titleOf(useMatches(), useRouteError()), site].filter(Boolean).join(" - ");
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isExported = context.isExported === true;
  const { flash, forget } = readFlash(request);
  const toasts: ToastMessage[] = flash.toast ? [flash.toast] : [];
  return data(
    {
      site: await readSite(),
      locale: currentLocale(),
      timeZone: timeZoneOf(request),
      toasts,
      isExported,
      // Unverified: error pages only use it to choose a button.
      isSignedIn: !isExported && signInTokenOf(request) !== undefined,
      // The page around the game's frame shows it.
      ...(isExported || isGameFrame(request) ? noBanner : await readPageBanner(request)),
    },
    { headers: setCookies(forget) },
  );
}

const isGameFrame = (request: Request) => new URL(request.url).pathname === gameFramePath;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const locale = root?.locale ?? defaultLocale;
  const nonce = useContext(NonceContext);
  useReloadInLanguage(root?.locale);
  return (
    <html lang={locale} dir={directionOf(locale)}>
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
            "focus:fixed focus:top-2 focus:start-2 focus:z-50"
          }
        >
          {texts.ui.skipToContent}
        </a>
        <SiteProvider site={root?.site ?? fallbackSite}>
          <TimeZoneProvider zoneOfCookie={root?.timeZone ?? null}>
            <BannerProvider
              banner={root?.banner ?? null}
              isClosed={root?.isBannerClosed ?? false}
              source={root?.isExported ? "/banner" : undefined}
              cookie={bannerClosedCookie}
            >
              <BannerBar title={texts.ui.bannerTitle} closeAction="/close-banner" />
              <ToastProvider messages={usePageToasts()}>{children}</ToastProvider>
            </BannerProvider>
          </TimeZoneProvider>
        </SiteProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Loads the document again if its scripts are of another language, such as after signing in. */
function useReloadInLanguage(locale: Locale | undefined) {
  const [loaded] = useState(locale);
  const { pathname } = useLocation();
  useEffect(() => {
    // The login page of somebody who has just signed in: loading it would sign out. The landing page comes next.
    const isSigningIn = pathname === "/" && readUserCookie() !== null;
    if (locale && loaded && locale !== loaded && !isSigningIn) location.reload();
  }, [locale, loaded, pathname]);
}

/** All toasts in the loader data of this page's routes. */
function usePageToasts(): ToastMessage[] {
  const matches = useMatches();
  return useMemo(
    // Remix has no types for other routes' data; all loaders of this app use `toasts` for this.
    () => matches.flatMap(({ data }) => (data as { toasts?: ToastMessage[] } | undefined)?.toasts ?? []),
    [matches],
  );
}

/** Remix routes a post to `/` to the root; the login page shows the action's result. */
export { loginAction as action } from "~/signed-out/log-in.server";

/**
 * After a logout that the server hasn't received, the login page needs no root data. After a failed form it does: its
 * toast is there.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (navigation) => {
  if (navigation.nextUrl.pathname === "/" && hasPendingLogout()) return false;
  return navigation.actionStatus === 500 || revalidateUnlessQueryOnly(navigation);
};

export default function App() {
  return <Outlet context={useActionData()} />;
}

const isOutage = (error: unknown): error is ErrorResponse => isRouteErrorResponse(error) && error.status === 503;

export function ErrorBoundary() {
  const error = useRouteError();
  const isSignedIn = useRouteLoaderData<typeof loader>("root")?.isSignedIn ?? false;
  if (isOutage(error)) return <UnavailablePage>{String(error.data)}</UnavailablePage>;
  if (error instanceof RequestFailedError) return <RequestFailedPage />;
  if (!isRouteErrorResponse(error) || error.status >= 500) return <ServerErrorPage />;
  const action = isSignedIn ? <BackButton home="/account" /> : undefined;
  if (error.status === 404) return <NotFoundPage action={action} />;
  if (error.status === 403) return <ForbiddenPage action={action} />;
  return (
    <ErrorPage code={error.status} title={texts.ui.brokeTitle} action={action}>
      {texts.ui.contactSupport}
    </ErrorPage>
  );
}
