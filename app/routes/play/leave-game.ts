import { forgetSignIn } from "~/ui/sign-in-storage";

/**
 * The game's LogOut: forget the stored sign-in, end the session with its cookies, and go to the login page by a full
 * load.
 */
export function logOutOfGame() {
  forgetSignIn();
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/logout";
  document.body.append(form);
  form.submit();
}

/** The game's Quit: staff came by the Play button, which opened this window; players go to the login page. */
export function quitGame(closesWindow: boolean) {
  if (closesWindow) window.close();
  // Still here: a window that its user opened may not be closed by a script.
  else location.assign("/");
}
