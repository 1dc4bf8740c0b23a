// The document's schema lies where the build of the simulator finds it too.
export * from "../../../content/curriculum-document";
