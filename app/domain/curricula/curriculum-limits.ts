// They hold for the schema of the document, which lies beside them.
export * from "../../../content/curriculum-limits";
