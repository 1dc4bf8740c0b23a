import { plural } from "../format";

export const curriculumRefusals = {
  notUtf8: "The file isn't UTF-8 text.",
  tooLarge: ({ megabytes }: { megabytes: number }) => `A curriculum can be at most ${megabytes} MB.`,
  notJson: "This isn't valid JSON.",
  tooDeep: "The document is nested too deeply.",
  documentEmpty: "The document is empty.",
  notJsonAt: ({
    fault,
    byte,
    line,
    column,
  }: {
    fault:
      | "colonExpected"
      | "commaExpected"
      | "braceExpected"
      | "bracketExpected"
      | "nameExpected"
      | "valueExpected"
      | "endExpected"
      | "quoteExpected"
      | "unreadable";
    byte: number;
    line: number;
    column: number;
  }) =>
    `This isn't valid JSON: ${
      {
        colonExpected: "a colon is missing",
        commaExpected: "a comma is missing",
        braceExpected: "a closing brace is missing",
        bracketExpected: "a closing bracket is missing",
        nameExpected: "a name in quotation marks is missing",
        valueExpected: "a value is missing",
        endExpected: "the text should end here",
        quoteExpected: "a closing quotation mark is missing",
        unreadable: "this can't be read",
      }[fault]
    } at byte ${byte} (line ${line}, column ${column}).`,
  nameTwice: ({ name }: { name: string }) => `“${name}” appears twice in this object.`,
  furtherMistakes: ({ further }: { further: number }) =>
    plural(further, { one: "There is # more mistake.", other: "There are # more mistakes." }),
  mistakes: ({ count }: { count: number }) =>
    plural(count, { one: "There is # mistake in the document.", other: "There are # mistakes in the document." }),
  keyOfRetired: ({ key }: { key: string }) =>
    `The key “${key}” belongs to a scenario that isn't in this version anymore. Use another key.`,
  idChanged: ({ key, ofKey }: { key: string; ofKey: string }) =>
    `The id of the scenario “${key}” is ${ofKey} and can't be changed.`,
  idTaken: ({ key }: { key: string }) => `The id made from the key “${key}” belongs to another scenario. Add an id.`,
  otherCurriculum: ({ key }: { key: string }) => `This document is for another curriculum, “${key}”.`,
  publishedMeanwhile: ({ replaces }: { replaces: number }) =>
    `Version ${replaces} was published in the meantime. Review the changes again.`,
  versionTooLow: ({ version }: { version: number }) => `version must be higher than ${version}, the published version.`,
  idOfOtherCurriculum: ({ curriculum }: { curriculum: string }) =>
    `This id belongs to a scenario of the curriculum “${curriculum}”.`,
  mistakeAt: ({ place, mistake }: { place: string; mistake: string }) => `${place}: ${mistake}`,
  mistakeInLine: ({ mistake, line }: { mistake: string; line: number }) => `${mistake} (line ${line})`,
};
