import { useId } from "react";
import { build } from "~/domain/build";
import { texts } from "~/texts";
import { Mark } from "~/ui/mark";
import { openerOf, PopoverDialog } from "~/ui/popover-dialog";
import { useSite } from "~/ui/site";

export function About() {
  const { productName, supportEmail, year } = useSite();
  const id = useId();
  return (
    <>
      <button type="button" className="link tap" {...openerOf(id)}>
        {texts.signedOut.about}
      </button>
      <PopoverDialog id={id} title={texts.signedOut.aboutProduct({ productName })}>
        <div className="grid gap-4 text-base">
          <div className="flex items-center gap-3">
            <span className="text-accent">
              <Mark size={36} />
            </span>
            <div>
              <p className="font-semibold">{productName}</p>
              <p className="text-sm text-muted">
                © {year} {productName}
              </p>
            </div>
          </div>
          <dl
            className={
              "grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 border-y border-line py-3 tabular-nums " +
              "[&_dt]:text-muted"
            }
          >
            <dt>{texts.signedOut.gameVersion}</dt>
            <dd>{build.version}</dd>
            <dt>{texts.signedOut.webVersion}</dt>
            <dd>{build.version}</dd>
            <dt>{texts.signedOut.buildDate}</dt>
            <dd>{build.date}</dd>
            <dt>{texts.signedOut.supportContact}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <a className="link" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
            </dd>
          </dl>
          <p className="text-sm text-muted">{texts.signedOut.legalNotice}</p>
        </div>
      </PopoverDialog>
    </>
  );
}
