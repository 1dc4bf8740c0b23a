import type { ReactNode } from "react";
import { rich } from "../rich";

export const models = {
  pageTitle: "Simulator models",
  heading: "Simulator models",
  introduction: ({ command }: { command: ReactNode }) =>
    rich`What the simulator computes, compared with independently published values. Our values are calculated by the same code that flies and grades, each time this page is opened. To repeat this, run ${command} in the source code.`,
  limitsTitle: "What the models leave out",
  toSimulator: "Open the simulator",
  quantity: "Quantity",
  ours: "Our value",
  independent: "Independent value",
  error: "Error",
  sourceAndTest: "Source, and the test that checks it",
  source: "Source",
};
