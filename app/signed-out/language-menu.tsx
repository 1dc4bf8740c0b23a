import { CheckIcon, LanguageIcon } from "@heroicons/react/20/solid";
import { useLocation } from "@remix-run/react";
import { useId } from "react";
import { texts } from "~/texts";
import { currentLocale, isLanguage, languageNames, languages } from "~/texts/locale";
import { openerOf, PopoverDialog } from "~/ui/popover-dialog";

/** Chooses the language of this browser, without scripts too. */
export function LanguageMenu() {
  const { pathname, search } = useLocation();
  const id = useId();
  const locale = currentLocale();
  return (
    <>
      <button type="button" className="link tap gap-1.5" {...openerOf(id)}>
        <LanguageIcon className="size-4" aria-hidden />
        <span className="sr-only">{texts.ui.languageNow}</span>
        {isLanguage(locale) ? languageNames[locale] : locale}
      </button>
      <PopoverDialog id={id} title={texts.ui.language}>
        {/* Not the router's form: the other language's scripts come with a new document. */}
        <form noValidate method="post" action="/language" className="grid gap-1 text-base">
          <input type="hidden" name="returnTo" value={pathname + search} />
          {languages.map((language) => (
            <button
              key={language}
              name="language"
              value={language}
              lang={language}
              aria-current={language === locale || undefined}
              className="flex min-h-11 items-center justify-between rounded-md px-3 hover:bg-hover"
            >
              <span dir="auto">{languageNames[language]}</span>
              {language === locale && <CheckIcon className="size-5 text-accent" aria-hidden />}
            </button>
          ))}
        </form>
        <p className="mt-3 border-t border-line pt-3 text-sm text-muted">{texts.ui.translationsNotReviewed}</p>
      </PopoverDialog>
    </>
  );
}
