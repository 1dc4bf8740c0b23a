// The schema and its limits are in content/, which the simulator's build can read too.
export * from "../../../content/curriculum-document";
export * from "../../../content/curriculum-limits";
