// Pure. Numbers and words of a flight's figures in the languages of its texts.

/** A number with a fixed count of decimals. */
type Fixed = (value: number, digits: number) => string;

/** Angles are degrees, lengths km or m, as the sentence says that the figure is put into. */
export type FigureWords = {
  /** To one decimal, without zeros at the end. */
  rounded: (value: number) => string;
  fixed: Fixed;
  /** Without zeros at the end. */
  shortened: Fixed;
  circle: (height: string) => string;
  ellipse: (low: string, high: string) => string;
  behind: string;
  ahead: string;
  atRest: string;
  drifting: (speed: string) => string;
  /** Of a port. */
  onAxis: string;
  offAxis: (distance: string) => string;
  andDrifts: (way: "east" | "west", perDay: string) => string;
  hours: (hours: number, minutes: number) => string;
};

const withMinusSign = (written: string) => written.replace("-", "\u2212");
const toTenths = (value: number, language: string) => (Math.round(value * 10) / 10).toLocaleString(language);

const english: FigureWords = {
  rounded: (value) => withMinusSign(toTenths(value, "en-US")),
  fixed: (value, digits) => withMinusSign(value.toFixed(digits)),
  shortened: (value, digits) => withMinusSign(String(Number(value.toFixed(digits)))),
  circle: (height) => `a circle at ${height} km`,
  ellipse: (low, high) => `an orbit of ${low} by ${high} km`,
  behind: "behind",
  ahead: "ahead of",
  atRest: "at rest",
  drifting: (speed) => `drifting by ${speed} mm/s`,
  onAxis: "before",
  offAxis: (distance) => `${distance} m off the axis of`,
  andDrifts: (way, perDay) => `, and drifts ${way} by ${perDay} degrees a day`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
};

const withComma = (text: string) => text.replace(".", ",");

const german: FigureWords = {
  rounded: (value) => withMinusSign(toTenths(value, "de-DE")),
  fixed: (value, digits) => withComma(english.fixed(value, digits)),
  shortened: (value, digits) => withComma(english.shortened(value, digits)),
  circle: (height) => `auf einem Kreis in ${height} km Höhe`,
  ellipse: (low, high) => `auf einer Bahn von ${low} mal ${high} km`,
  behind: "hinter",
  ahead: "vor",
  atRest: "in Ruhe",
  drifting: (speed) => `mit einer Drift von ${speed} mm/s`,
  onAxis: "genau auf der Achse",
  offAxis: (distance) => `${distance} m neben der Achse`,
  andDrifts: (way, perDay) => ` und driftet um ${perDay} Grad pro Tag nach ${{ east: "Osten", west: "Westen" }[way]}`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
};

/** English for languages that no flight is translated into. */
export const figureWordsOf = (language: string | undefined): FigureWords => (language === "de" ? german : english);
