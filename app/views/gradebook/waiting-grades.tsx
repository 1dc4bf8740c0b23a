import { createContext, useContext } from "react";

/** "user scenario" of each grade that waits for a grade by hand. */
const WaitingGradesContext = createContext<ReadonlySet<string>>(new Set());

export const WaitingGrades = WaitingGradesContext.Provider;
export const useWaitingGrades = () => useContext(WaitingGradesContext);

export const waitingKey = (userId: string, scenarioId: string) => `${userId} ${scenarioId}`;
