// The catalogue, for tests of texts in several languages. API tests import nothing of the product themselves.
export { texts } from "~/texts";
export { inLocale, languages } from "~/texts/locale";
