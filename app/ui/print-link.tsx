import { PrinterIcon } from "@heroicons/react/16/solid";
import type { MouseEvent } from "react";
import { texts } from "~/texts";
import { searchWith, useQuery } from "./query-navigation";
import { ButtonLink } from "./button";

/** Query parameters of the print layout. */
export const printParams = { view: "print" };

/** Prints; without JavaScript, opens the print layout. */
export function PrintLink() {
  const search = useQuery();
  const print = (event: MouseEvent) => {
    event.preventDefault();
    window.print();
  };
  return (
    <ButtonLink to={searchWith(search, printParams)} onClick={print} className="print:hidden">
      <PrinterIcon className="size-4" aria-hidden />
      {texts.areas.print}
    </ButtonLink>
  );
}
