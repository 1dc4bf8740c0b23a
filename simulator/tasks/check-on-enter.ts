/** Enter in a field of the form checks the answer, with the number that was just typed. */
export function checkOnEnter(form: HTMLElement, check: () => void) {
  form.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || event.repeat || !(target instanceof HTMLInputElement)) return;
    // Otherwise the browser would report the number only after the check.
    event.preventDefault();
    target.dispatchEvent(new Event("change"));
    check();
  });
}
