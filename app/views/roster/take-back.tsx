import { texts } from "~/texts";
import { RunForm } from "~/views/run-form";
import type { RosterImport } from "~/domain/roster/read-roster-import";
import { takeBackDays } from "~/domain/roster/roster-limits";
import { AddressDialog } from "~/ui/address-dialog";
import { ButtonLink } from "~/ui/button";
import { useImportAddress } from "./import-address";

export function TakeBackLink({ rosterImport }: { rosterImport: RosterImport }) {
  const { importAddress: base } = useImportAddress();
  return (
    <ButtonLink
      to={`${base}?id=${rosterImport.id}&dialog=takeBack`}
      preventScrollReset
      title={texts.roster.takeBackPeriod({ takeBackDays })}
    >
      {texts.roster.openTakeBack}
    </ButtonLink>
  );
}

/** Confirms taking an import back, and says what is deleted. */
export function TakeBackDialog({ rosterImport }: { rosterImport: RosterImport }) {
  const { id, counts, fileName } = rosterImport;
  const { importAddress: base } = useImportAddress();
  const address = `${base}?id=${id}`;
  return (
    <AddressDialog title={texts.roster.takeBackTitle({ fileName })} closeTo={address}>
      <div className="grid gap-4">
        <p>
          {counts.New > 0 && `${texts.roster.takeBackDeletes({ added: counts.New })} `}
          {counts.Enrol > 0 && `${texts.roster.takeBackUnenrols} `}
          {texts.roster.takeBackLists}
        </p>
        <div className="flex flex-wrap items-start justify-end gap-3">
          <ButtonLink to={address} replace preventScrollReset variant="quiet">
            {texts.common.cancel}
          </ButtonLink>
          <RunForm
            fields={{ id }}
            intent="takeBack"
            total={counts.New + counts.Enrol}
            unit="row"
            label={texts.roster.takeBack}
            busyText={texts.roster.takingBack}
            doneText={texts.roster.tookBack}
            variant="danger"
            runTo={`${base}/run`}
            backTo={address}
          />
        </div>
      </div>
    </AddressDialog>
  );
}
