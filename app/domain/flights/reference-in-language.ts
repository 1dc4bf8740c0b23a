// Pure: how a product's reference is flown, in the reader's language.
import { everyFile } from "../../../content/every-file";
import { listTranslations } from "../../../content/locales";
import type { KnownFlight } from "../../../physics/scenario";
import { english, readerLanguage } from "~/domain/curricula/lesson-language";

/** By its English words: drawn and stored flights have these. What has no translation stays. */
export function referenceInLanguage(reference: KnownFlight, language = readerLanguage()): KnownFlight {
  if (language === english || reference.how === "") return reference;
  for (const lesson of Object.values(everyFile)) {
    const texts = lesson.type === "scenario" ? listTranslations({ lesson }, language) : [];
    const how = texts.find(({ key, text }) => key === "reference.how" && text === reference.how)?.translation;
    if (typeof how === "string") return { ...reference, how };
  }
  return reference;
}
