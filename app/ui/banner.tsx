// Form and useLocation: without JavaScript, closing is a form post that returns to the current page.
import { InformationCircleIcon, XMarkIcon } from "@heroicons/react/20/solid";
import { Form, useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { texts } from "~/texts";
import { useBanner } from "./banner-state";
import { openerOf, PopoverDialog } from "./popover-dialog";
import { useSite } from "./site";

const dialogId = "banner-more";

/** The system banner: a line of 35 px above every page, which scrolls with it. */
export function BannerBar({ title, closeAction }: { title: string; closeAction: string }) {
  const { banner, isHidden, close } = useBanner();
  const { supportEmail } = useSite();
  const { pathname, search } = useLocation();
  if (!banner || isHidden) return null;

  const closeWithoutPost = (event: FormEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <section
      aria-label={title}
      data-banner
      className="flex h-[35px] items-center gap-1 bg-amber ps-3 pe-1 font-medium text-amber-ink md:ps-5"
    >
      <p dir="auto" className="min-w-0 flex-1 truncate leading-[35px]">
        {banner.message}
      </p>
      <button type="button" {...openerOf(dialogId)} className={barButton}>
        <InformationCircleIcon className="size-5" aria-hidden />
        <span className="sr-only">{texts.ui.bannerDetails}</span>
      </button>
      <Form noValidate method="post" action={closeAction} onSubmit={closeWithoutPost} className="contents">
        <input type="hidden" name="key" value={banner.key} />
        <input type="hidden" name="returnTo" value={pathname + search} />
        <button type="submit" className={barButton}>
          <XMarkIcon className="size-5" aria-hidden />
          <span className="sr-only">{texts.ui.closeBanner}</span>
        </button>
      </Form>
      <PopoverDialog id={dialogId} title={title}>
        <p dir="auto" className="max-h-[60dvh] overflow-y-auto text-md whitespace-pre-wrap wrap-anywhere">
          {banner.message}
        </p>
        <p className="mt-4 border-t border-line pt-3 text-muted">
          {texts.ui.bannerQuestions({
            supportEmail: (
              <a className="link" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
            ),
          })}
        </p>
      </PopoverDialog>
    </section>
  );
}

// The button is lower than a touch target, so its hit area extends below.
const barButton =
  "relative grid h-[35px] w-9 shrink-0 place-items-center rounded-sm outline-current -outline-offset-4 " +
  "hover:bg-amber-ink/15 touch:w-11 touch:after:absolute touch:after:inset-x-0 touch:after:top-0 touch:after:h-11";
