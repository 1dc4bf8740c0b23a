export const bannerHeight = 35;

/** The largest 16:9 area in a window, in whole CSS pixels, without the banner's 35 px unless it is hidden. */
export function fitSixteenToNine(
  windowWidth: number,
  windowHeight: number,
  bannerHidden: boolean,
): { width: number; height: number } {
  const room = Math.max(0, windowHeight - (bannerHidden ? 0 : bannerHeight));
  const width = Math.min(windowWidth, (room * 16) / 9);
  return { width: Math.floor(width), height: Math.floor((width * 9) / 16) };
}

/** The window below the banner, in whole CSS pixels. */
export function fillWindow(
  windowWidth: number,
  windowHeight: number,
  bannerHidden: boolean,
): { width: number; height: number } {
  const height = Math.max(0, windowHeight - (bannerHidden ? 0 : bannerHeight));
  return { width: Math.floor(windowWidth), height: Math.floor(height) };
}

/** True if 16:9 would leave most of the screen empty: portrait, or a phone in landscape. */
export const isPhoneShaped = (windowWidth: number, windowHeight: number) =>
  windowHeight > windowWidth || windowHeight < 500;
