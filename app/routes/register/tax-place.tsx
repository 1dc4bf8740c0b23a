import { useCallback, useState, type ReactNode } from "react";
import { registrationTexts } from "~/domain/registration/registration-mode";
import { SelectField, TextField } from "~/ui/field";
import type { Countries } from "./card-payment";

/** The least by which a tax can be told; it goes to the payment provider with the card. */
export type TaxPlace = { country: string; postal_code: string };

/** Fields without names: what is typed into them is not posted to this server. Without `countries` there are none. */
export function useTaxPlace(countries: Countries | null): {
  fields: ReactNode;
  /** The address, what is wrong with it, or nothing when none is asked for. */
  read: () => TaxPlace | string | undefined;
} {
  const [country, setCountry] = useState("");
  const [postalCode, setPostalCode] = useState("");
  const [errors, setErrors] = useState<string[]>();
  const isAsked = countries !== null;
  const read = useCallback(() => {
    if (!isAsked) return undefined;
    if (country) return { country, postal_code: postalCode.trim() };
    setErrors([registrationTexts.noCountryOfBill]);
    return registrationTexts.noCountryOfBill;
  }, [isAsked, country, postalCode]);
  if (!countries) return { fields: null, read };
  const fields = (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="Billing Country"
        name=""
        required
        autoComplete="billing country"
        hint="The tax is counted by it."
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
        label="Postal Code"
        name=""
        autoComplete="billing postal-code"
        value={postalCode}
        onChange={(event) => setPostalCode(event.target.value)}
      />
    </div>
  );
  return { fields, read };
}
