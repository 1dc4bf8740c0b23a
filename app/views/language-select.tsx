import type { LanguageSetting } from "~/domain/accounts/own-language";
import { languageNames, languages } from "~/texts/locale";
import { SelectField } from "~/ui/field";

type LanguageSelectProps = {
  label: string;
  hint?: string;
  /** What is used if no language is chosen. */
  none: string;
  language: LanguageSetting;
};

export const LanguageSelect = ({ none, language, ...field }: LanguageSelectProps) => (
  <SelectField {...field} name="language" defaultValue={language ?? ""}>
    <option value="">{none}</option>
    {languages.map((name) => (
      <option key={name} value={name} lang={name}>
        {languageNames[name]}
      </option>
    ))}
  </SelectField>
);
