const framework = /\/node_modules\/(react|react-dom|scheduler|turbo-stream|@remix-run)\//;
/** What only signed-out pages share. */
const signedOut = [/\/app\/signed-out\/(footer|language-menu|signed-out-layout)\./, /\/LanguageIcon\.js$/];
/** Modules of every page: the client's start and the root. */
const everyPage = [
  /vite\/preload-helper/,
  /\/app\/signed-out\/(end-sign-in|find-landing-page|login-answer|sign-in-handover|skip-revalidation-after-post)\./,
  /\/app\/domain\/(page|roles|banner\/banner-window)\./,
  /\/app\/ui\/(banner|banner-state|brand|browser-storage|button|close-on-outside-press|error-page|field|fold)\./,
  /\/app\/ui\/(held-requests|hydrated|loading|mark|no-mail|nonce|notice|own-policy|page-client|pages-with-own-policy)\./,
  /\/app\/ui\/(policy-placeholder|popover-dialog|query-navigation|request-limit|route-modules|sign-in-storage)\./,
  /\/app\/ui\/(sign-out|site|time-zone|toast|top-bar)\./,
  /\/app\/root\.tsx/,
  /\/app\/texts\/(format|locale|rich)\./,
  /\/(Check|Eye|EyeSlash|XMark|Play|Bars3|ArrowRightStartOnRectangle|(Check|Exclamation|Information)(Circle|Triangle))Icon\.js$/,
];
const signedIn = /\/app\/ui\/|\/app\/views\/(area|sidebar|list-[^/]*|dialog-address)\.|\/@heroicons\//;
const fewPages = /\/app\/ui\/(modal-dialog|search-field|combobox-field|grid-table|rows-in-sight)\./;

/**
 * Few chunks instead of thirty small ones, which compress worse: "ui" has every page's parts, "areas" what nearly
 * all signed-in pages share, "common" words of many pages. A part that no list names becomes a chunk of its own.
 */
export function chunkOf(id: string): string | undefined {
  if (signedOut.some((path) => path.test(id))) return "signed-out";
  if ([framework, ...everyPage].some((path) => path.test(id))) return "ui";
  if (id.startsWith("\0texts/common/")) return "common";
  return signedIn.test(id) && !fewPages.test(id) ? "areas" : undefined;
}
