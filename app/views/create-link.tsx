import { PlusIcon } from "@heroicons/react/16/solid";
import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { dialogAddress } from "./dialog-address";

/** Opens the create dialog of a list. */
export function CreateLink({ children, className }: { children: string; className?: string }) {
  const [search] = useSearchParams();
  return (
    <ButtonLink to={dialogAddress(search, "create")} preventScrollReset variant="primary" className={className}>
      <PlusIcon className="size-4" aria-hidden />
      {children}
    </ButtonLink>
  );
}
