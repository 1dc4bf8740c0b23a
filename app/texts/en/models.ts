import type { ReactNode } from "react";
import { rich } from "../rich";

export const models = {
  pageTitle: "Simulator models",
  heading: "Simulator models",
  introduction: ({ command }: { command: ReactNode }) =>
    rich`This page compares what the simulator computes with independently published values. The code that flies and grades calculates our values each time you open this page. To repeat this, run ${command} in the source code.`,
  limitsTitle: "What the models leave out",
  picturesTitle: "Pictures",
  pictures:
    "Earth by day and night: NASA Earth Observatory. Clouds and water: Tom Patterson, Natural Earth III. All are in the public domain. Stars: XHIP catalog (Anderson and Francis 2012), from d3-celestial. NASA doesn't endorse this product.",
  toSimulator: "Open the simulator",
  quantity: "Quantity",
  ours: "Our value",
  independent: "Independent value",
  error: "Error",
  sourceAndTest: "Source, and the test that checks it",
  source: "Source",
};
