import { useNavigation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Course } from "~/domain/courses/list-courses";
import { AddressDialog } from "~/ui/address-dialog";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/button";
import { addressWithout } from "./dialog-address";

export function CourseAddressDialog({
  title,
  course,
  children,
}: {
  title: string;
  course: Course;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  return (
    <AddressDialog title={title} closeTo={addressWithout(search) || "."}>
      <p className="-mt-2 mb-4 text-muted wrap-anywhere">{course.name}</p>
      {children}
    </AddressDialog>
  );
}

/** Cancel, and what else the dialog offers. */
export function DialogButtons({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-3">
      <ButtonLink to={addressWithout(search) || "."} preventScrollReset replace variant="quiet">
        Cancel
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
