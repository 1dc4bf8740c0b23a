/** Like 2.1 km, 15 m or 0.4 m. */
export const lengthText = (metres: number) =>
  metres >= 1_000
    ? `${Math.round(metres / 100) / 10} km`
    : `${metres >= 10 ? Math.round(metres) : metres.toFixed(1)} m`;
