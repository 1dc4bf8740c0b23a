import { useCallback, useEffect, useState } from "react";
import { findCountries } from "~/domain/accounts/find-countries";
import { texts } from "~/texts";
import { ComboboxField } from "~/ui/combobox-field";

type CountryFieldProps = {
  label: string;
  countries: readonly { alpha2: string; name: string }[];
  defaultValue?: string;
  errors?: readonly string[];
  onEdit: () => void;
  className?: string;
};

export function CountryField({ countries, ...field }: CountryFieldProps) {
  const { flagAddress, loadFlags } = useFlags(Boolean(field.defaultValue));
  const choices = countries.map(({ alpha2, name }) => ({ value: alpha2, label: name }));
  const find = (text: string) =>
    findCountries(countries, text).map(({ alpha2, name }) => ({ value: alpha2, label: name }));
  return (
    <ComboboxField
      {...field}
      name="nationality"
      choices={choices}
      find={find}
      noneText={texts.registration.noCountryFound}
      onFocus={loadFlags}
      picture={(alpha2) => <Flag address={flagAddress?.[alpha2]} />}
    />
  );
}

/** Decorative: the name is beside it. */
function Flag({ address }: { address: string | undefined }) {
  const flagClasses = "h-4 w-6 shrink-0 rounded-[2px] ring-1 ring-line";
  return address ? (
    <img src={address} alt="" loading="lazy" width={24} height={16} className={flagClasses} />
  ) : (
    <span className={`${flagClasses} bg-line`} />
  );
}

function useFlags(loadsAtOnce: boolean) {
  const [flagAddress, setFlagAddress] = useState<Record<string, string> | null>(null);
  const loadFlags = useCallback(() => {
    // Flags are optional.
    import("./flags").then(
      (flags) => setFlagAddress(flags.flagAddress),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (loadsAtOnce) loadFlags();
  }, [loadsAtOnce, loadFlags]);
  return { flagAddress, loadFlags };
}
