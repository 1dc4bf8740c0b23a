import type { ReactNode } from "react";
import { useDownload } from "./download";

type DownloadLinkProps = {
  href: string;
  /** File name. */
  name: string;
  /** Toast text if the download fails. */
  failedText: string;
  children: ReactNode;
};

/** A link that looks like a button; works without JavaScript too. */
export function DownloadLink({ href, name, failedText, children }: DownloadLinkProps) {
  const download = useDownload();
  return (
    <a
      href={href}
      download
      onClick={(event) => download(event, { name, failed: failedText })}
      className={
        "inline-flex min-h-9 items-center gap-2 rounded-md border border-line-strong bg-raised px-3.5 " +
        "font-medium whitespace-nowrap hover:bg-hover touch:min-h-11 print:hidden"
      }
    >
      {children}
    </a>
  );
}
