import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { texts } from "~/texts";
import { logOutOfGame } from "./leave-game";

const itemClasses = "flex min-h-11 items-center font-medium underline underline-offset-4";

type PlayMenuProps = { username: string; isSubscriber: boolean; unreadComments: number };

/** For games without a menu of their own, and for subscribers to cancel. */
export function PlayMenu({ username, isSubscriber, unreadComments }: PlayMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector("summary")?.focus();
    };
    // Capture: the game handles keys too.
    document.addEventListener("keydown", close, { capture: true });
    return () => document.removeEventListener("keydown", close, { capture: true });
  }, []);
  return (
    <details ref={details} className="absolute top-0 end-0 z-10 text-night-ink">
      <summary className="relative flex min-h-11 items-center px-4 text-sm opacity-70 hover:opacity-100">
        <span>{texts.play.menu}</span>
        {unreadComments > 0 && (
          // Above the word: games leave room for a menu without comments.
          <span className="absolute top-0.5 end-1 rounded-full bg-night-ink px-1.5 text-[0.6875rem]/4 font-semibold text-night">
            <span aria-hidden>{unreadComments}</span>
            <span className="sr-only">{texts.feedback.unreadComments({ comments: unreadComments })}</span>
          </span>
        )}
      </summary>
      <div className="me-2 grid justify-items-start rounded-md border border-night-ink/20 bg-night p-4">
        <p className="pb-1 text-sm text-night-muted">{texts.play.loggedInAs({ username })}</p>
        <a href="/results" className={itemClasses}>
          {texts.play.myResults}
        </a>
        {unreadComments > 0 && (
          <a href="/results" className={itemClasses}>
            {texts.feedback.unreadComments({ comments: unreadComments })}
          </a>
        )}
        <a href="/account" className={itemClasses}>
          {texts.play.myAccount}
        </a>
        {isSubscriber && (
          <Form noValidate method="post" action="/account?form=billing" reloadDocument>
            <button type="submit" className={itemClasses}>
              {texts.play.manageSubscription}
            </button>
          </Form>
        )}
        <Form
          noValidate
          method="post"
          action="/logout"
          reloadDocument
          onSubmit={(event) => {
            event.preventDefault();
            logOutOfGame();
          }}
        >
          <button type="submit" className={itemClasses}>
            {texts.play.logOut}
          </button>
        </Form>
      </div>
    </details>
  );
}
