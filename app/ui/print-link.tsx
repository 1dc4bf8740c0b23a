import { PrinterIcon } from "@heroicons/react/16/solid";
import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { texts } from "~/texts";
import { searchWith, useQuery } from "./query-navigation";
import { ButtonLink } from "./button";
import { menuItem } from "./row-menu";

/** Query parameters of the print layout. */
export const printParams = { view: "print" };

/** Prints; without JavaScript, opens the print layout. */
export function PrintLink({ isMenuItem = false }: { isMenuItem?: boolean }) {
  const search = useQuery();
  const print = (event: MouseEvent) => {
    event.preventDefault();
    window.print();
  };
  const label = (
    <>
      <PrinterIcon className="size-4" aria-hidden />
      {texts.areas.print}
    </>
  );
  const to = searchWith(search, printParams);
  if (isMenuItem)
    return (
      <Link to={to} onClick={print} prefetch="none" className={menuItem}>
        {label}
      </Link>
    );
  return (
    <ButtonLink to={to} onClick={print} className="print:hidden">
      {label}
    </ButtonLink>
  );
}
