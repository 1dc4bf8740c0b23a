/** Scripts of other languages than English are in a folder of their own: /assets/de/root-1234.js. */
const script = /assets\/([\w.$-]+\.js)\b/g;

/** Addresses of scripts in a text, as they are in the language's folder. */
export const inFolderOf = (locale, text) => text.replace(script, `assets/${locale}/$1`);
