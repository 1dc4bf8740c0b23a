import { RunForm } from "~/views/run-form";
import { formatCount } from "~/domain/count-text";
import type { RosterImport } from "~/domain/roster/read-roster-import";
import { takeBackDays } from "~/domain/roster/roster-limits";
import { AddressDialog } from "~/ui/address-dialog";
import { ButtonLink } from "~/ui/button";
import { useImportAddress } from "./import-address";

export function TakeBackLink({ roster }: { roster: RosterImport }) {
  const { base } = useImportAddress();
  return (
    <ButtonLink
      to={`${base}?id=${roster.id}&dialog=takeBack`}
      preventScrollReset
      title={`Possible for ${takeBackDays} days, by you.`}
    >
      Take Back…
    </ButtonLink>
  );
}

/** Confirms taking an import back, and says what is deleted. */
export function TakeBackDialog({ roster }: { roster: RosterImport }) {
  const { id, counts, fileName } = roster;
  const { base } = useImportAddress();
  const address = `${base}?id=${id}`;
  return (
    <AddressDialog title={`Take back ${fileName}?`} closeTo={address}>
      <div className="grid gap-4">
        <p>
          {counts.New > 0 && (
            <>
              The {formatCount(counts.New, "user")} added by this import {counts.New === 1 ? "is" : "are"} deleted,
              unless they have attempts.{" "}
            </>
          )}
          {counts.Enrol > 0 && "Others leave the courses it made them join, unless they have played there since. "}
          Everyone who stays is listed afterwards, with the reason. This can&rsquo;t be undone.
        </p>
        <div className="flex flex-wrap items-start justify-end gap-3">
          <ButtonLink to={address} replace preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          <RunForm
            fields={{ id }}
            intent="takeBack"
            total={counts.New + counts.Enrol}
            unit="row"
            label="Take Back"
            busyText="Taking back..."
            doneText="The roster was taken back"
            variant="danger"
            runTo={`${base}/run`}
            backTo={address}
          />
        </div>
      </div>
    </AddressDialog>
  );
}
