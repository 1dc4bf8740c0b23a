import { fileNamePartOf } from "~/domain/file-name";

/** 'Gradebook Orbital Mechanics 101, Fall Term.csv' */
export const gradebookCsvFileNameOf = ({ courseName, name }: { courseName: string; name: string }) =>
  `Gradebook ${fileNamePartOf(`${courseName}, ${name}`)}.csv`;
