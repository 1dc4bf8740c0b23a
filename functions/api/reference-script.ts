/**
 * Searching and copying in the reference. Its text is part of the page's policy. The search matches all words of a
 * call's article.
 */
export const referenceScript = `
const find = document.getElementById("find");
const calls = [...document.querySelectorAll("main article")].map((article) => ({
  article,
  text: article.textContent.toLowerCase(),
  entry: document.querySelector('nav a[href="#' + CSS.escape(article.id) + '"]')?.parentElement,
}));
const show = (element, isShown) => element && (element.hidden = !isShown);
function search() {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const { article, text, entry } of calls) {
    const fits = words.every((word) => text.includes(word));
    show(article, fits);
    show(entry, fits);
    if (fits && entry) found++;
  }
  for (const list of document.querySelectorAll("nav ul")) {
    const isShown = [...list.children].some((entry) => !entry.hidden);
    show(list, isShown);
    show(list.previousElementSibling, isShown);
  }
  for (const section of document.querySelectorAll("main > section")) {
    const articles = [...section.querySelectorAll("article")];
    show(section, words.length === 0 || articles.some((article) => !article.hidden));
  }
  document.getElementById("found").textContent =
    words.length === 0 ? "" : found === 1 ? "1 call" : found + " calls";
}
find.addEventListener("input", search);
find.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || find.value === "") return;
  event.preventDefault();
  find.value = "";
  search();
});
document.querySelector(".find").hidden = false;
// A link to a call shows it even if the search has hidden it.
addEventListener("hashchange", () => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.closest("[hidden]")) return;
  find.value = "";
  search();
  target.scrollIntoView();
});
if (navigator.clipboard)
  for (const code of document.querySelectorAll("pre > code")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
      } catch {
        button.textContent = "Not copied";
      }
      setTimeout(() => (button.textContent = "Copy"), 2000);
    });
    code.parentElement.append(button);
  }
`;
