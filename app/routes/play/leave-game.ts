import { logOut } from "~/ui/sign-out";

/** The game's LogOut: signs out and loads the login page as a new document. */
export function logOutOfGame() {
  void logOut().then(() => location.assign("/"));
}

/** The game's Quit: closes the window for staff, who opened it with Play; players go to the login page. */
export function quitGame(closesWindow: boolean, home: string) {
  if (!closesWindow) return location.assign("/");
  window.close();
  // Scripts can't close a window that the user opened.
  if (!window.closed) location.replace(home);
}
