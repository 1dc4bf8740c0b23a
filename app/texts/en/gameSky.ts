import { longUtcDate, number, plural, shortUtcTime } from "../format";

/** The simulator's real sky: objects of a catalog, passes over a place, and close approaches. */
export const gameSky = {
  title: "Real sky",
  globe: "The Earth and the objects of the catalog",
  object: "Object",
  otherObject: "Other object",
  passesTitle: "Passes over a place",
  approachesTitle: "Close approaches of two objects",
  ownList: "Your own list (TLE or OMM)",
  examples: "Examples",
  dataLibrary: "Data library",
  fileTooLarge: ({ name, megabytes }: { name: string; megabytes: number }) => `${name} is larger than ${megabytes} MB.`,
  nothingToShow: ({ name }: { name: string }) =>
    `${name} has no objects that can be shown. The objects shown before stay.`,
  fileNotRead: "The file couldn't be read.",
  leftOut: ({ count }: { count: number }) =>
    plural(count, { one: "# entry was left out", other: "# entries were left out" }),
  leftOutEntry: ({ place, reason }: { place: string; reason: string }) => `${place}: ${reason}`,
  moreLeftOut: ({ count }: { count: number }) => `And ${number(count)} more.`,
  exampleObjects: ({ count, days }: { count: number; days: string }) =>
    plural(count, {
      one: `# object made up as an example, elements of ${days}.`,
      other: `# objects made up as examples, elements of ${days}.`,
    }),
  libraryObjects: ({ count, days }: { count: number; days: string }) =>
    plural(count, {
      one: `# object from the data library, elements of ${days}.`,
      other: `# objects from the data library, elements of ${days}.`,
    }),
  fileObjects: ({ count, name, days }: { count: number; name: string; days: string }) =>
    plural(count, {
      one: `# object from ${name}, elements of ${days}.`,
      other: `# objects from ${name}, elements of ${days}.`,
    }),
  day: ({ day }: { day: Date }) => longUtcDate(day),
  days: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  shownAsOfThen: "The sky is shown at the date of the elements, because they're accurate for only about two weeks.",
  libraryAnswered: ({ status }: { status: number }) => `The data library answered ${status}.`,
  libraryUnreachable: "The data library couldn't be reached.",
  libraryUseless: "The data library has no usable elements.",
  wholeFile: "The whole file",
  endOfList: "The end of the list",
  entry: ({ place }: { place: number }) => `Entry ${place}`,
  message: ({ place }: { place: number }) => `Message ${place}`,
  line: ({ place }: { place: number }) => `Line ${place}`,
  namedPlace: ({ place, name }: { place: string; name: string }) => `${place} (${name})`,
  notJson: "This isn't valid JSON. Maybe it was cut off.",
  notMessage: "This isn't a mean-elements message.",
  fieldCount: ({ fields, expected }: { fields: number; expected: number }) =>
    `It has ${plural(fields, { one: "# field", other: "# fields" })}, but the first line has ${expected}.`,
  tooManyObjects: ({ count, most }: { count: number; most: number }) =>
    plural(count, {
      one: `Only the first ${number(most)} objects are shown; # more was left out.`,
      other: `Only the first ${number(most)} objects are shown; # more were left out.`,
    }),
  noElements: "There are no elements in it.",
  noOrbit: "Its elements don't describe an orbit.",
  unsupported: ({ field, value, supported }: { field: string; value: string; supported: string }) =>
    `${field} is ${value}, but only ${supported} is supported.`,
  fieldMissing: ({ field }: { field: string }) => `${field} is missing.`,
  notNumber: ({ field, value }: { field: string; value: string }) => `${field} isn't a number: ${value}`,
  notTime: ({ field, value }: { field: string; value: string }) => `${field} isn't a time: ${value}`,
  noElementsAfter: "No elements follow it.",
  firstLineMissing: "The first line of its elements, which belongs before this one, is missing.",
  secondLineMissing: "The second line of its elements, which belongs after this one, is missing.",
  linesDiffer: "Its two lines are about different objects.",
  lineDamaged: ({ line }: { line: string }) =>
    `Line ${line} of its elements is damaged: the check digit doesn't match.`,
  latitude: "Latitude, ° north",
  longitude: "Longitude, ° east",
  height: "Height, m",
  minElevation: "Min. elevation, °",
  dayCount: "Days",
  numberRequired: ({ label, min, max }: { label: string; min: number; max: number }) =>
    `${label}: enter a number from ${number(min)} to ${number(max)}.`,
  findPasses: "Find passes",
  passes: ({ name, days, from }: { name: string; days: number; from: string }) =>
    `${name}, ${plural(days, { one: "# day", other: "# days" })} from ${from} UTC`,
  noPasses: ({ name, days, from }: { name: string; days: number; from: string }) =>
    `No passes of ${name} in ${plural(days, { one: "# day", other: "# days" })} from ${from} UTC.`,
  decayed: ({ name }: { name: string }) => `${name} has decayed by then.`,
  highest: "Highest, UTC",
  elevation: "Elevation",
  rises: "Rises",
  risesFrom: "From",
  sets: "Sets",
  setsTo: "To",
  light: "Light",
  lightOf: ({ light }: { light: "lit" | "shadow" | "day" }) =>
    ({ lit: "lit, in a dark sky", shadow: "in shadow", day: "by day" })[light],
  upBefore: "up before",
  upAfter: "up after",
  azimuth: ({
    degrees,
    direction,
  }: {
    degrees: number;
    direction: "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
  }) =>
    ({
      N: `${degrees}° N`,
      NE: `${degrees}° NE`,
      E: `${degrees}° E`,
      SE: `${degrees}° SE`,
      S: `${degrees}° S`,
      SW: `${degrees}° SW`,
      W: `${degrees}° W`,
      NW: `${degrees}° NW`,
    })[direction],
  otherObjectRequired: "Choose another object, not the same one.",
  findApproaches: "Find close approaches",
  noApproaches: ({ first, second, days, from }: { first: string; second: string; days: number; from: string }) =>
    `No close approaches of ${first} and ${second} in ${plural(days, { one: "# day", other: "# days" })} from ${from} UTC.`,
  approaches: (search: { first: string; second: string; days: number; from: string; count: number }) =>
    `${search.first} and ${search.second}, ${plural(search.days, { one: "# day", other: "# days" })} from ${search.from} UTC: ${plural(search.count, { one: "# approach", other: "# approaches, nearest first" })}.`,
  nearestApproaches: (search: {
    first: string;
    second: string;
    days: number;
    from: string;
    count: number;
    shown: number;
  }) =>
    `${search.first} and ${search.second}, ${plural(search.days, { one: "# day", other: "# days" })} from ${search.from} UTC: the nearest ${search.shown} of ${number(search.count)} approaches.`,
  nearest: "Nearest, UTC",
  apart: "Apart",
  radial: "Radial",
  inTrack: "In-track",
  crossTrack: "Cross-track",
  speed: "Speed",
  time: ({ time }: { time: Date }) => shortUtcTime(time),
  showTime: ({ time }: { time: string }) => `Show ${time}`,
};
