import type { ReactNode } from "react";
import { rich } from "../rich";

export const models = {
  pageTitle: "Models of the simulator",
  heading: "Models of the simulator",
  introduction: ({ command }: { command: ReactNode }) =>
    rich`What the simulator computes, beside what others have published. Our column is worked out by the very code that flies and grades, each time this page is made. To repeat it: ${command} in the source.`,
  limitsTitle: "What is left out",
  toSimulator: "To the simulator",
  quantity: "Quantity",
  ours: "Ours",
  independent: "Independent",
  error: "Error",
  sourceAndTest: "Source, and the test that repeats it",
  source: "Source",
};
