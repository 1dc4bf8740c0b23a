export const curriculumRefusals = {
  notUtf8: "The file is not UTF-8 text.",
  tooLarge: ({ megabytes }: { megabytes: number }) => `A curriculum must be at most ${megabytes} MB.`,
  notJson: ({ why }: { why: string }) => `This is not JSON: ${why}`,
  tooDeep: "The document is nested too deeply.",
  documentEmpty: "The document is empty.",
  notJsonAt: ({ what, byte, line, column }: { what: string; byte: number; line: number; column: number }) =>
    `This is not JSON: ${what} at byte ${byte} (line ${line}, column ${column}).`,
  nameTwice: ({ name }: { name: string }) => `"${name}" stands twice in this object.`,
  furtherMistakes: ({ further }: { further: number }) => `There are ${further} mistakes more.`,
  mistakes: ({ count }: { count: number }) => `There are ${count} mistakes in the document.`,
  keyOfRetired: ({ key }: { key: string }) =>
    `The key "${key}" is that of a scenario which this version leaves out and an earlier one had.`,
  idChanged: ({ key, ofKey }: { key: string; ofKey: string }) =>
    `The scenario "${key}" has the id ${ofKey}; an id never changes.`,
  idTaken: ({ key }: { key: string }) => `The id made from the key "${key}" is that of another scenario: state an id.`,
  otherCurriculum: ({ key }: { key: string }) => `The document is the curriculum "${key}".`,
  publishedMeanwhile: ({ replaces }: { replaces: number }) =>
    `Version ${replaces} has been published meanwhile. Look at the difference again.`,
  versionTooLow: ({ version }: { version: number }) => `version must be higher than ${version}, which is published.`,
  idOfOtherCurriculum: ({ curriculum }: { curriculum: string }) =>
    `This id is that of a scenario of the curriculum "${curriculum}".`,
  mistakeInLine: ({ mistake, line }: { mistake: string; line: number }) => `${mistake} (line ${line})`,
};
