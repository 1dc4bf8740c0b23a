import { useCallback, useState, type ReactNode } from "react";
import { texts } from "~/texts";
import { SelectField, TextField } from "~/ui/field";
import type { Countries } from "./card-payment";

/** The minimal address for tax calculation; sent to the payment provider with the card. */
export type TaxPlace = { country: string; postal_code: string };

/** The fields have no names, so they aren't posted to this server. Without `countries` there are none. */
export function useTaxPlace(countries: Countries | null): {
  fields: ReactNode;
  /** Returns the address, an error text, or undefined if no address is needed. */
  read: () => TaxPlace | string | undefined;
} {
  const [country, setCountry] = useState("");
  const [postalCode, setPostalCode] = useState("");
  const [errors, setErrors] = useState<string[]>();
  const needsTaxPlace = countries !== null;
  const read = useCallback(() => {
    if (!needsTaxPlace) return undefined;
    if (country) return { country, postal_code: postalCode.trim() };
    setErrors([texts.registration.billingCountryRequired]);
    return texts.registration.billingCountryRequired;
  }, [needsTaxPlace, country, postalCode]);
  if (!countries) return { fields: null, read };
  const fields = (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={texts.registration.billingCountry}
        name=""
        required
        autoComplete="billing country"
        hint={texts.registration.billingCountryHint}
        errors={errors}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      >
        <option value="" />
        {countries.map(({ alpha2, name }) => (
          <option key={alpha2} value={alpha2}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.registration.postalCode}
        name=""
        autoComplete="billing postal-code"
        value={postalCode}
        onChange={(event) => setPostalCode(event.target.value)}
      />
    </div>
  );
  return { fields, read };
}
