import { logOut } from "~/ui/sign-out";

/** The game's LogOut: forget the sign-in, end it on the server, and go to the login page by a full load. */
export function logOutOfGame() {
  void logOut().then(() => location.assign("/"));
}

/** The game's Quit: staff came by the Play button, which opened this window; players go to the login page. */
export function quitGame(closesWindow: boolean) {
  if (closesWindow) window.close();
  // Still here: a window that its user opened may not be closed by a script.
  else location.assign("/");
}
