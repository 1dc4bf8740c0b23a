export const bannerHeight = 35;

/** The largest 16:9 area in a window, in whole CSS pixels; 35 px of the height are the banner's unless it is hidden. */
export function fittedSizeOf(
  windowWidth: number,
  windowHeight: number,
  bannerHidden: boolean,
): { width: number; height: number } {
  const room = Math.max(0, windowHeight - (bannerHidden ? 0 : bannerHeight));
  const width = Math.min(windowWidth, (room * 16) / 9);
  return { width: Math.floor(width), height: Math.floor((width * 9) / 16) };
}

/** The whole window below the banner, in whole CSS pixels. */
export function fullSizeOf(
  windowWidth: number,
  windowHeight: number,
  bannerHidden: boolean,
): { width: number; height: number } {
  const height = Math.max(0, windowHeight - (bannerHidden ? 0 : bannerHeight));
  return { width: Math.floor(windowWidth), height: Math.floor(height) };
}

/** Where 16:9 would leave a strip: upright, or as low as a phone on its side. */
export const isPhoneShaped = (windowWidth: number, windowHeight: number) =>
  windowHeight > windowWidth || windowHeight < 500;
