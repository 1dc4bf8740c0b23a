import { PrinterIcon } from "@heroicons/react/16/solid";
import type { MouseEvent } from "react";
import { searchWith, useQuery } from "./address-state";
import { ButtonLink } from "./button";

/** The parameter that asks for the page as it goes on paper. */
export const printView = { view: "print" };

/** Prints; without scripts it leads to the page as it goes on paper, for the browser's own menu. */
export function PrintLink() {
  const search = useQuery();
  const print = (event: MouseEvent) => {
    event.preventDefault();
    window.print();
  };
  return (
    <ButtonLink to={searchWith(search, printView)} onClick={print} className="print:hidden">
      <PrinterIcon className="size-4" aria-hidden />
      Print
    </ButtonLink>
  );
}
