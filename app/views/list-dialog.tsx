import { useNavigation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { AddressDialog } from "~/ui/address-dialog";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/button";
import { listAddress } from "./dialog-address";

/** A dialog opened by the URL; closing it leads back to the list. */
export function ListDialog({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <AddressDialog title={title} closeTo={listAddress(search)}>
      {children}
    </AddressDialog>
  );
}

/** Cancel, and the dialog's own buttons. */
export function DialogButtons({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-3">
      <ButtonLink to={listAddress(search)} preventScrollReset replace variant="quiet">
        {texts.common.cancel}
      </ButtonLink>
      {children}
    </div>
  );
}

type SubmitButtonProps = { intent: string; variant?: ButtonVariant; children: ReactNode; formNoValidate?: boolean };

export function SubmitButton({ intent, ...button }: SubmitButtonProps) {
  const { formData } = useNavigation();
  return <Button type="submit" name="intent" value={intent} busy={formData?.get("intent") === intent} {...button} />;
}
