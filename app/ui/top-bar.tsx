import { ArrowRightStartOnRectangleIcon, Bars3Icon } from "@heroicons/react/20/solid";
import { PlayIcon } from "@heroicons/react/16/solid";
import { Form, Link, useLocation, useNavigate } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { texts } from "~/texts";
import { Button, ButtonLink } from "./button";
import { hasOwnPolicy } from "./own-policy";
import { Fold } from "./fold";
import { Mark } from "./mark";
import { useSite } from "./site";
import { logOut } from "./sign-out";

export type Tab = { to: string; label: string; current: boolean };

type TopBarProps = { tabs: Tab[]; username: string; home: string };

/** `home`: the user's landing page, for the brand link. */
export function TopBar({ tabs, username, home }: TopBarProps) {
  const { productName } = useSite();
  const { key } = useLocation();
  return (
    <header
      className={
        "sticky top-0 z-40 flex h-14 items-center gap-x-1 border-b border-line bg-surface px-2 " +
        "[@media(height<400px)]:static " +
        "md:gap-x-4 md:px-5 print:hidden"
      }
    >
      <Fold
        className="md:hidden"
        summaryClassName="grid size-11 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
        closeOn={key}
        overlay
        summary={
          <>
            <Bars3Icon className="size-6" aria-hidden />
            <span className="sr-only">{texts.ui.menu}</span>
          </>
        }
      />
      <Link
        to={home}
        reloadDocument={hasOwnPolicy(home)}
        className="tap min-w-0 gap-2.5 rounded-sm pe-1 text-touch font-bold tracking-tight"
      >
        <span className="text-accent">
          <Mark />
        </span>
        <span className="truncate">{productName}</span>
      </Link>
      <Menu tabs={tabs} username={username} />
      <ButtonLink
        to="/play"
        title={texts.ui.opensNewWindow}
        target="_blank"
        rel="noopener"
        reloadDocument
        variant="primary"
        className="shrink-0 max-md:me-2 max-md:ms-auto"
      >
        <PlayIcon className="size-4" aria-hidden />
        {texts.ui.play}
      </ButtonLink>
    </header>
  );
}

/** What a phone shows only in its open menu. */
function Menu({ tabs, username }: Pick<TopBarProps, "tabs" | "username">) {
  return (
    <div
      className={
        "min-w-0 self-stretch max-md:absolute max-md:inset-x-0 max-md:top-full max-md:grid max-md:gap-3 " +
        "max-md:border-b max-md:border-line max-md:bg-surface max-md:p-3 max-md:shadow-float " +
        "max-md:peer-not-open:hidden md:flex md:flex-1 md:items-center md:gap-4"
      }
    >
      <Tabs tabs={tabs} />
      <p
        className={
          "min-w-0 text-muted max-md:border-t max-md:border-line max-md:px-3 max-md:pt-3 md:ms-auto " + "md:truncate"
        }
      >
        {texts.ui.loggedInAs({
          username: (
            <Link
              to="/account"
              className="tap font-semibold text-ink hover:text-accent max-md:wrap-anywhere"
              title={texts.ui.accountOf({ username })}
            >
              <bdi>{username}</bdi>
            </Link>
          ),
        })}
      </p>
      <Link to="/results" className="tap shrink-0 px-3 font-medium text-muted hover:text-ink max-md:rounded-md">
        {texts.ui.myResults}
      </Link>
      <LogoutForm />
    </div>
  );
}

function LogoutForm() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await logOut();
    navigate("/");
  };
  return (
    <Form noValidate method="post" action="/logout" className="shrink-0" onSubmit={(event) => void handleSubmit(event)}>
      <Button type="submit" variant="quiet" busy={busy} className="max-md:w-full max-md:justify-start max-md:px-3">
        <ArrowRightStartOnRectangleIcon className="size-4 md:hidden rtl:-scale-x-100" aria-hidden />
        {texts.ui.logOut}
      </Button>
    </Form>
  );
}

function Tabs({ tabs }: { tabs: Tab[] }) {
  return (
    <nav aria-label={texts.ui.areas} className="flex max-md:flex-col max-md:gap-1 md:gap-1 md:self-stretch">
      {tabs.map(({ to, label, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? "page" : undefined}
          className={
            "tap px-3 font-medium text-muted hover:text-ink aria-[current]:text-ink max-md:rounded-md " +
            "max-md:aria-[current]:bg-accent-soft max-md:aria-[current]:text-accent md:-mb-px md:border-b-2 " +
            "md:border-transparent md:focus-visible:outline-offset-[-4px] md:aria-[current]:border-accent"
          }
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
