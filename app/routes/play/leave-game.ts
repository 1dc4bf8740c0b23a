import { logOut } from "~/ui/sign-out";

/** The game's LogOut: forget the sign-in, end it on the server, and go to the login page by a full load. */
export function logOutOfGame() {
  void logOut().then(() => location.assign("/"));
}

/** The game's Quit: closes the window of staff, who came by the Play button; players go to the login page. */
export function quitGame(closesWindow: boolean, home: string) {
  if (!closesWindow) return location.assign("/");
  window.close();
  // Still open: a window that its user opened may not be closed by a script.
  if (!window.closed) location.replace(home);
}
